import { differenceOver, pairsOf } from './difference.ts';
import type { Estimand, EstimandEpisode, Estimate } from './estimand.ts';
import { fromDifference, nothing } from './estimate.ts';
import { samplesByTask, valuesByTask } from './sample.ts';

/**
 * The first arm minus the second, for any estimand that is a mean over samples: the mean over tasks of each task's own
 * difference. Arms are sets of episodes of the same tasks: two agents, two runs, two conditions. Of a contrast, it is
 * the difference of the rate that the contrast is of.
 *
 * @throws RangeError for an estimand that is no mean over samples (`detectionSteps`).
 */
export function pairedEstimate(
  estimand: Estimand,
  first: readonly EstimandEpisode[],
  second: readonly EstimandEpisode[],
): Estimate {
  const { read } = estimand;
  if (read === undefined)
    throw new RangeError(`${estimand.id} is no mean over samples: it has no paired difference`);
  const values = (arm: readonly EstimandEpisode[]): ReadonlyMap<string, readonly number[]> =>
    valuesByTask(samplesByTask(arm), read);
  const difference = differenceOver(pairsOf(values(first), values(second)));
  return difference === undefined ? nothing('no task has samples in both arms') : fromDifference(difference);
}
