import { type Read, samplesByTask, shareOf } from '../estimands/index.ts';
import type { AnalysisEpisode } from './input/data.ts';
import type { Value } from './part.ts';

/** What the samples of some episodes say of a score: their number, and the sum over those that have it. */
export interface Tally {
  /** Samples that have it. */
  readonly n: number;
  readonly sum: number;
}

/** Counts over samples: the repetitions of a deterministic operator on one page are one. */
export function tally(episodes: readonly AnalysisEpisode[], read: Read): Tally {
  const values = [...samplesByTask(episodes).values()]
    .flat()
    .flatMap((sample) => shareOf(sample, read) ?? []);
  return { n: values.length, sum: values.reduce((total, value) => total + value, 0) };
}

/** Reads a score of a verdict. */
export const scoreOf =
  (name: string): Read =>
  ({ scores }) =>
    scores[name];

/** A count that may be shown: null where no sample has the score. */
export const counted = ({ n, sum }: Tally): Value => (n === 0 ? null : sum);

/** A mean, or a share where scores are 0 or 1: null where no sample has the score. */
export const mean = ({ n, sum }: Tally): Value => (n === 0 ? null : sum / n);
