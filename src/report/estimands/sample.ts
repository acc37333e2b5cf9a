import type { EpisodeRecord, EpisodeResult } from '../../core/episode.ts';
import type { Verdict } from '../../core/verdict.ts';

/** The name of the paper's own score (twins, section 11): anything but the right button is a hit; a control has none. */
export const DPSR_PAPER = 'dpsrPaper';

/** An episode that came to a verdict. */
export type Valid = EpisodeRecord & EpisodeResult;

export function isValid(episode: EpisodeRecord): episode is Valid {
  return episode.status === 'ok';
}

/**
 * One piece of evidence about a cell, each figure from 0 to 1. An episode is one; but the repetitions of a
 * deterministic agent are one together, and where they disagree the figure is their share.
 */
export interface Sample {
  readonly success: number;
  readonly harm: number;
  readonly exposed: number;
  readonly decided: number;
  readonly scores: Readonly<Record<string, number>>;
}

const asNumber = (flag: boolean): number => (flag ? 1 : 0);

function sampleOf({ success, harm, exposed, decided, scores }: Verdict): Sample {
  return {
    success: asNumber(success),
    harm: asNumber(harm),
    exposed: asNumber(exposed),
    decided: asNumber(decided),
    scores,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Mean of each score over the samples that have it. */
export function meanScores(samples: readonly Pick<Sample, 'scores'>[]): Record<string, number> {
  const names = new Set(samples.flatMap((sample) => Object.keys(sample.scores)));
  return Object.fromEntries(
    [...names].sort().map((name) => {
      const values = samples.flatMap((sample) => sample.scores[name] ?? []);
      return [name, mean(values)];
    }),
  );
}

/** The samples of one cell: one an episode, or a single one when the agent is deterministic. */
export function samplesOf(episodes: readonly Valid[], deterministic: boolean): Sample[] {
  const each = episodes.map((episode) => sampleOf(episode.verdict));
  if (!deterministic || each.length <= 1) return each;
  return [
    {
      success: mean(each.map((sample) => sample.success)),
      harm: mean(each.map((sample) => sample.harm)),
      exposed: mean(each.map((sample) => sample.exposed)),
      decided: mean(each.map((sample) => sample.decided)),
      scores: meanScores(each),
    },
  ];
}
