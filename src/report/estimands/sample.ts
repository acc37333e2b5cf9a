import type { EpisodeRecord, EpisodeResult } from '../../core/episode.ts';
import { UsageError } from '../../core/errors.ts';
import type { Verdict } from '../../core/verdict.ts';
import type { EstimandEpisode } from './estimand.ts';

/** An episode that came to a verdict. */
export type Valid = EpisodeRecord & EpisodeResult;

export function isValid(episode: EpisodeRecord): episode is Valid {
  return episode.status === 'ok';
}

/** What one verdict contributes to a figure, 0 to 1; undefined when it is outside the denominator. */
export type Read = (verdict: Verdict) => number | undefined;

/**
 * One piece of evidence. An episode is one; but the repetitions of a deterministic agent on one page are one together,
 * and where they disagree the figure is their share.
 */
export interface Sample {
  /** Id of the condition that it was taken in. */
  readonly condition: string;
  readonly verdicts: readonly Verdict[];
}

/** Samples of each task, for figures over tasks and for differences. */
export type SamplesByTask = ReadonlyMap<string, readonly Sample[]>;

/** The samples of episodes, by task. Errors are left out. */
export function samplesByTask(episodes: readonly EstimandEpisode[]): SamplesByTask {
  const samples = new Map<string, Sample[]>();
  const steady = new Map<string, Verdict[]>();
  for (const episode of episodes) {
    if (episode.status !== 'ok') continue;
    const { task, variant = null, condition, agent } = episode.spec;
    const page = agent.deterministic ? JSON.stringify([task, variant, condition.id, agent.id]) : undefined;
    const repeated = page === undefined ? undefined : steady.get(page);
    if (repeated !== undefined) {
      repeated.push(episode.verdict);
      continue;
    }
    const verdicts = [episode.verdict];
    if (page !== undefined) steady.set(page, verdicts);
    const own = samples.get(task) ?? [];
    own.push({ condition: condition.id, verdicts });
    samples.set(task, own);
  }
  return samples;
}

/** What a sample contributes to a figure: the mean over those of its verdicts that contribute. */
export function shareOf({ verdicts }: Sample, read: Read): number | undefined {
  let [sum, count] = [0, 0];
  for (const verdict of verdicts) {
    const value = read(verdict);
    if (value === undefined) continue;
    sum += value;
    count += 1;
  }
  return count === 0 ? undefined : sum / count;
}

/**
 * What each task's samples contribute. Tasks of which none does are left out.
 *
 * @throws UsageError for a contribution outside 0 to 1: a judge gave a score that no rate can be made of.
 */
export function valuesByTask(samples: SamplesByTask, read: Read): ReadonlyMap<string, readonly number[]> {
  const byTask = new Map<string, number[]>();
  for (const [task, own] of samples) {
    const values = own.flatMap((sample) => shareOf(sample, read) ?? []);
    const wrong = values.find((value) => !(value >= 0 && value <= 1));
    if (wrong !== undefined) {
      throw new UsageError({
        expected: 'scores from 0 to 1',
        found: `${wrong} in an episode of ${task}`,
        hint: 'Correct the suite’s judge, then `siren rescore` the run.',
      });
    }
    if (values.length > 0) byTask.set(task, values);
  }
  return byTask;
}

/** Mean of each score over the samples that have it. */
export function meanScores(samples: readonly Sample[]): Record<string, number> {
  const names = new Set(
    samples.flatMap(({ verdicts }) => verdicts.flatMap(({ scores }) => Object.keys(scores))),
  );
  return Object.fromEntries(
    [...names].sort().map((name) => {
      const values = samples.flatMap((sample) => shareOf(sample, ({ scores }) => scores[name]) ?? []);
      return [name, values.reduce((sum, value) => sum + value, 0) / values.length];
    }),
  );
}
