import type { Cluster } from './clustered.ts';
import { checkLevel, clip, type Interval, LEVEL } from './interval.ts';
import { studentQuantile } from './student.ts';

/** One task's samples in both arms. Either may have none. */
export interface PairedCluster {
  readonly first: Cluster;
  readonly second: Cluster;
}

/** The difference of two pooled rates over the same clusters. */
export interface ClusteredDifference {
  readonly value: number;
  /** Cluster-robust, with the small-sample factor sqrt(G / (G - 1)). */
  readonly error: number;
  /** CR1-t: G - 1 degrees of freedom; clipped to [-1, 1]. */
  readonly interval: Interval;
}

/**
 * The pooled rate of the first arm minus that of the second, where both arms of a task travel together: the error takes
 * their correlation into account (the sandwich estimator for the two rates). No interval of it holds with few tasks or
 * rates near 0 or 1.
 *
 * @throws RangeError with fewer than two clusters, an arm without samples, or a cluster unless 0 <= k <= n.
 */
export function clusteredDifference(
  clusters: readonly PairedCluster[],
  level: number = LEVEL,
): ClusteredDifference {
  checkLevel(level);
  const filled = clusters.filter(({ first, second }) => first.n !== 0 || second.n !== 0);
  const groups = filled.length;
  if (groups < 2)
    throw new RangeError(`clusteredDifference: at least two clusters are needed, not ${groups}`);
  const first = pooled(
    filled.map((cluster) => cluster.first),
    'first',
  );
  const second = pooled(
    filled.map((cluster) => cluster.second),
    'second',
  );
  const squares = filled.reduce((sum, cluster) => {
    const one = (cluster.first.k - first.rate * cluster.first.n) / first.n;
    const other = (cluster.second.k - second.rate * cluster.second.n) / second.n;
    return sum + (one - other) ** 2;
  }, 0);
  const error = Math.sqrt((groups / (groups - 1)) * squares);
  const value = first.rate - second.rate;
  const half = studentQuantile(1 - (1 - level) / 2, groups - 1) * error;
  return { value, error, interval: { low: clip(value - half, -1, 1), high: clip(value + half, -1, 1) } };
}

function pooled(arm: readonly Cluster[], name: string): { readonly rate: number; readonly n: number } {
  let [k, n] = [0, 0];
  for (const cluster of arm) {
    if (!(cluster.n >= 0 && Number.isFinite(cluster.n) && cluster.k >= 0 && cluster.k <= cluster.n)) {
      throw new RangeError(
        `${name} arm: cluster with k = ${cluster.k} of n = ${cluster.n}; k must lie between 0 and n`,
      );
    }
    k += cluster.k;
    n += cluster.n;
  }
  if (n === 0) throw new RangeError(`clusteredDifference: the ${name} arm has no samples`);
  return { rate: k / n, n };
}
