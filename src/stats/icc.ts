import type { Cluster } from './clustered.ts';

/**
 * The intraclass correlation of binary results within clusters, by analysis of variance with unequal sizes (Donner
 * 1986): 1 when samples of a task all agree, 0 when they agree no more than those of different tasks; it can fall
 * below 0. Null when the data can't tell: fewer than two clusters, no cluster with two samples, or all results
 * alike.
 *
 * @throws RangeError without samples, or for a cluster unless 0 <= k <= n.
 */
export function intraclassCorrelation(clusters: readonly Cluster[]): number | null {
  for (const { k, n } of clusters) {
    if (!(n >= 0 && Number.isFinite(n) && k >= 0 && k <= n)) {
      throw new RangeError(`cluster with k = ${k} of n = ${n}: k must lie between 0 and n`);
    }
  }
  const filled = clusters.filter(({ n }) => n > 0);
  const sum = (value: (cluster: Cluster) => number): number =>
    filled.reduce((total, cluster) => total + value(cluster), 0);
  const groups = filled.length;
  const n = sum((cluster) => cluster.n);
  if (groups === 0) throw new RangeError('intraclassCorrelation: at least one sample is needed');
  if (groups < 2 || n <= groups) return null;
  const rate = sum((cluster) => cluster.k) / n;
  const between = sum((cluster) => cluster.n * (cluster.k / cluster.n - rate) ** 2) / (groups - 1);
  const within = sum(({ k, n: size }) => k * (1 - k / size)) / (n - groups);
  const size = (n - sum((cluster) => cluster.n ** 2) / n) / (groups - 1);
  const all = between + (size - 1) * within;
  return all > 0 ? (between - within) / all : null;
}
