import { type Cluster, clusteredRate, type Interval, wilson } from '../../stats/index.ts';

/** A share of samples, and what is known of the rate behind it. */
export interface Rate {
  /** Samples that had the result. A fraction when a deterministic agent's repetitions disagree. */
  readonly k: number;
  readonly n: number;
  /** k / n. */
  readonly value: number;
  /** The 95 % interval. Absent with a single sample: it says nothing about a rate. */
  readonly interval?: Interval;
  /** How the interval was made. */
  readonly method: 'wilson' | 'wilson-n-eff' | 'cr1-t' | 'none';
}

/** The rate of samples of one task. Nothing when there are none. */
export function rateOf(values: readonly number[]): Rate | undefined {
  const n = values.length;
  if (n === 0) return undefined;
  const k = values.reduce((sum, value) => sum + value, 0);
  if (n === 1) return { k, n, value: k, method: 'none' };
  return { k, n, value: k / n, interval: wilson(k, n), method: 'wilson' };
}

/** The rate over tasks, each a cluster of its own samples. Nothing when there are none. */
export function rateOver(tasks: readonly (readonly number[])[]): Rate | undefined {
  const clusters: Cluster[] = tasks
    .filter((values) => values.length > 0)
    .map((values) => ({ k: values.reduce((sum, value) => sum + value, 0), n: values.length }));
  const n = clusters.reduce((sum, cluster) => sum + cluster.n, 0);
  if (n === 0) return undefined;
  const k = clusters.reduce((sum, cluster) => sum + cluster.k, 0);
  if (n === 1) return { k, n, value: k, method: 'none' };
  const { low, high, method } = clusteredRate(clusters);
  return { k, n, value: k / n, interval: { low, high }, method };
}

/** The rate of what each task's samples contribute: of one task, or clustered over several. Nothing when there are none. */
export function rateAcross(values: ReadonlyMap<string, readonly number[]>): Rate | undefined {
  const tasks = [...values.values()];
  return tasks.length === 1 ? rateOf(tasks[0] ?? []) : rateOver(tasks);
}
