import { ENDS, type End, type EpisodeRecord } from '../../core/episode.ts';
import { OUTCOMES, type Outcome, outcomeOf } from '../../core/verdict.ts';
import { type Rate, rateOf, rateOver } from './rate.ts';
import { DPSR_PAPER, isValid, meanScores, type Sample, samplesOf } from './sample.ts';

/** The estimands of a set of episodes of one agent in one condition. Errors are in no rate. */
export interface Figures {
  /** Episodes that came to a verdict. */
  readonly episodes: number;
  /** Episodes that infrastructure trouble kept from one. */
  readonly errors: number;
  /** Independent pieces of evidence among the episodes: what n means in every rate. */
  readonly samples: number;
  /** Tasks that have samples. */
  readonly tasks: number;
  /** A deterministic agent's repetitions came to different verdicts: its observations differed. */
  readonly unsteady: boolean;
  readonly success?: Rate;
  readonly harm?: Rate;
  readonly exposed?: Rate;
  readonly decided?: Rate;
  /** The paper's own DPSR, where the suite scores it. */
  readonly dpsrPaper?: Rate;
  /** Episodes, not samples. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly ends: Readonly<Record<End, number>>;
  /** Means over samples. */
  readonly scores: Readonly<Record<string, number>>;
}

/** Samples of each task, for figures over tasks and for differences. */
export type SamplesByTask = ReadonlyMap<string, readonly Sample[]>;

/** The samples of episodes of one agent and condition, by task. */
export function samplesByTask(episodes: readonly EpisodeRecord[]): SamplesByTask {
  const byTask = Map.groupBy(episodes.filter(isValid), (episode) => episode.spec.task);
  return new Map(
    [...byTask].map(([task, group]) => [task, samplesOf(group, group[0]?.spec.agent.deterministic === true)]),
  );
}

/** The figures of episodes of one agent in one condition: of one task, or over several (then with clustered intervals). */
export function figuresOf(episodes: readonly EpisodeRecord[]): Figures {
  const valid = episodes.filter(isValid);
  const byTask = [...samplesByTask(episodes).values()];
  const samples = byTask.flat();
  const rate = (pick: (sample: Sample) => number): Rate | undefined =>
    byTask.length === 1 ? rateOf(samples.map(pick)) : rateOver(byTask.map((one) => one.map(pick)));
  const scored = samples.length > 0 && samples.every((sample) => sample.scores[DPSR_PAPER] !== undefined);
  const rates = {
    success: rate((sample) => sample.success),
    harm: rate((sample) => sample.harm),
    exposed: rate((sample) => sample.exposed),
    decided: rate((sample) => sample.decided),
    dpsrPaper: scored ? rate((sample) => sample.scores[DPSR_PAPER] ?? 0) : undefined,
  };
  return {
    episodes: valid.length,
    errors: episodes.length - valid.length,
    samples: samples.length,
    tasks: byTask.length,
    unsteady: samples.some(({ success, harm }) => !Number.isInteger(success) || !Number.isInteger(harm)),
    ...withoutUndefined(rates),
    outcomes: countBy(OUTCOMES, valid, (episode) => outcomeOf(episode.verdict)),
    ends: countBy(ENDS, valid, (episode) => episode.end),
    scores: meanScores(samples),
  };
}

function countBy<K extends string, T>(
  keys: readonly K[],
  items: readonly T[],
  keyOf: (item: T) => K,
): Record<K, number> {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
  for (const item of items) counts[keyOf(item)] += 1;
  return counts;
}

function withoutUndefined<T extends Record<string, unknown>>(
  members: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
