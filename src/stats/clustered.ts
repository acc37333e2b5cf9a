import { checkLevel, clip, type Interval, LEVEL } from './interval.ts';
import { studentQuantile } from './student.ts';
import { wilson } from './wilson.ts';

/** The samples of one cluster (a task): `k` of `n` had the result. `k` may be a fraction. */
export interface Cluster {
  readonly k: number;
  readonly n: number;
}

/** Below this many clusters the interval is Wilson's with an effective n: CR1-t covers too little there. */
export const FEW_CLUSTERS = 20;
/** Nearer than this to 0 or 1, too: a variance estimated there is close to nothing. */
export const NEAR_EDGE = 0.1;

/** A rate over clusters, with what its interval was made from. */
export interface ClusteredRate extends Interval {
  readonly rate: number;
  readonly method: 'wilson-n-eff' | 'cr1-t';
  /** n divided by the design effect: the number of independent samples that would tell as much. */
  readonly effectiveN: number;
}

function totals(clusters: readonly Cluster[]): { k: number; n: number } {
  const n = clusters.reduce((sum, cluster) => sum + cluster.n, 0);
  if (!(n > 0)) throw new RangeError('a clustered rate needs at least one sample');
  for (const cluster of clusters) {
    if (!(cluster.n >= 0 && cluster.k >= 0 && cluster.k <= cluster.n)) {
      throw new RangeError(`cluster with k = ${cluster.k} of n = ${cluster.n}: k must lie between 0 and n`);
    }
  }
  return { k: clusters.reduce((sum, cluster) => sum + cluster.k, 0), n };
}

/**
 * The cluster-robust standard error of a rate, with the small-sample factor sqrt(G / (G - 1)).
 *
 * @throws RangeError with fewer than two clusters that hold samples.
 */
export function clusterRobustError(clusters: readonly Cluster[]): number {
  const filled = clusters.filter((cluster) => cluster.n > 0);
  const { k, n } = totals(filled);
  const groups = filled.length;
  if (groups < 2) throw new RangeError('a cluster-robust error needs at least two clusters');
  const squares = filled.reduce((sum, cluster) => sum + (cluster.k - (k / n) * cluster.n) ** 2, 0);
  return (Math.sqrt(groups / (groups - 1)) * Math.sqrt(squares)) / n;
}

/** CR1: the rate plus or minus t with G - 1 degrees of freedom. Not clipped to [0, 1]. */
export function clusterRobust(clusters: readonly Cluster[], level: number = LEVEL): Interval {
  checkLevel(level);
  const filled = clusters.filter((cluster) => cluster.n > 0);
  const error = clusterRobustError(filled);
  const { k, n } = totals(filled);
  const half = studentQuantile(1 - (1 - level) / 2, filled.length - 1) * error;
  return { low: k / n - half, high: k / n + half };
}

/**
 * n over the design effect DE = clip((CR1 / naive error)^2, 1, sum n_g^2 / sum n_g). At a rate of 0 or 1, and with one
 * cluster, nothing can be estimated and DE is its maximum.
 */
export function effectiveSize(clusters: readonly Cluster[]): number {
  const filled = clusters.filter((cluster) => cluster.n > 0);
  const { k, n } = totals(filled);
  const most = filled.reduce((sum, cluster) => sum + cluster.n ** 2, 0) / n;
  const p = k / n;
  const naive = Math.sqrt((p * (1 - p)) / n);
  // Its square may underflow where p does not: such a rate is 0 for all that arithmetic can tell.
  if (naive === 0 || filled.length < 2) return n / most;
  return n / clip((clusterRobustError(filled) / naive) ** 2, 1, Math.max(1, most));
}

/** Wilson's interval with the effective n of the clusters. */
export function wilsonEffective(clusters: readonly Cluster[], level: number = LEVEL): Interval {
  const { k, n } = totals(clusters);
  const effective = effectiveSize(clusters);
  // k = n must stay exactly so after scaling, or the upper end would fall short of 1.
  return wilson(k === n ? effective : (k / n) * effective, effective, level);
}

/**
 * The rate over clusters with the interval that holds its promise there: Wilson with effective n when clusters are
 * fewer than 20 or the rate is within 0.1 of 0 or 1, else CR1-t.
 *
 * @throws RangeError when there is no sample.
 */
export function clusteredRate(clusters: readonly Cluster[], level: number = LEVEL): ClusteredRate {
  const { k, n } = totals(clusters);
  const rate = k / n;
  const groups = clusters.filter((cluster) => cluster.n > 0).length;
  const effectiveN = effectiveSize(clusters);
  if (groups < FEW_CLUSTERS || rate < NEAR_EDGE || rate > 1 - NEAR_EDGE) {
    return { rate, ...wilsonEffective(clusters, level), method: 'wilson-n-eff', effectiveN };
  }
  const { low, high } = clusterRobust(clusters, level);
  return { rate, low: clip(low, 0, 1), high: clip(high, 0, 1), method: 'cr1-t', effectiveN };
}
