import { random } from '../../core/random.ts';
import { type ClusterBootstrap, clusterBootstrap } from '../../stats/index.ts';
import type { Estimand, EstimandEpisode } from './estimand.ts';
import { samplesByTask, valuesByTask } from './sample.ts';

/** Named sets of episodes (an arm, an agent in an arm) that share the drawn tasks. */
export type ClusterFigures = Readonly<Record<string, readonly EstimandEpisode[]>>;

/**
 * Paper-style intervals (CAVEAT): a bootstrap over tasks, in which a drawn task brings its samples of all cells along.
 *
 * @param cells the sets of episodes by name; `rate` and `difference` of the result take these names
 * @param seed the same seed gives the same replicates
 * @throws RangeError for an estimand that is no mean over samples, and when no cell has samples
 */
export function clusterFigures(
  estimand: Estimand,
  cells: ClusterFigures,
  seed: number,
  options: { readonly replicates?: number; readonly level?: number } = {},
): ClusterBootstrap {
  const { read } = estimand;
  if (read === undefined) throw new RangeError(`${estimand.id} is no mean over samples: it has no bootstrap`);
  const rows = Object.entries(cells).flatMap(([cell, episodes]) =>
    [...valuesByTask(samplesByTask(episodes), read)].map(([task, values]) => ({
      task,
      cell,
      k: values.reduce((sum, value) => sum + value, 0),
      n: values.length,
    })),
  );
  return clusterBootstrap(rows, random(seed), options);
}
