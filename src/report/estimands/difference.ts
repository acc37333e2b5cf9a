import {
  clusteredRate,
  type Interval,
  mcnemarExact,
  newcombeIndependent,
  newcombePaired,
  squareAndAdd,
} from '../../stats/index.ts';

/** A difference of two rates, first arm minus second: the mean over tasks of each task's own difference. */
export interface Difference {
  readonly value: number;
  /** Tasks that have samples in both arms. */
  readonly tasks: number;
  /** Their samples, of both arms together. */
  readonly n: number;
  /** 95 %. Absent when there is one sample an arm. */
  readonly interval?: Interval;
  readonly method: 'newcombe-independent' | 'newcombe-paired' | 'square-and-add' | 'none';
  /** Exact McNemar p, two-sided, where each task is one pair. */
  readonly p?: number;
}

/** A task's samples in both arms. */
export interface TaskPair {
  readonly first: readonly number[];
  readonly second: readonly number[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
const isWhole = (value: number | undefined): boolean => value === 0 || value === 1;

/** What each task has in both arms, by task: what `differenceOver` takes. */
export function pairsOf(
  first: ReadonlyMap<string, readonly number[]>,
  second: ReadonlyMap<string, readonly number[]>,
): TaskPair[] {
  return [...first].map(([task, values]) => ({ first: values, second: second.get(task) ?? [] }));
}

/** The paired difference over tasks. Nothing when no task has samples in both arms. */
export function differenceOver(pairs: readonly TaskPair[]): Difference | undefined {
  const both = pairs.filter(({ first, second }) => first.length > 0 && second.length > 0);
  if (both.length === 0) return undefined;
  const value = mean(both.map(({ first, second }) => mean(first) - mean(second)));
  const tasks = both.length;
  const n = sum(both.map(({ first, second }) => first.length + second.length));

  if (tasks === 1) return { value, tasks, n, ...withinOne(both[0] as TaskPair) };
  const single = both.every(({ first, second }) => first.length === 1 && second.length === 1);
  if (single && both.every(({ first, second }) => isWhole(first[0]) && isWhole(second[0]))) {
    const count = (a: number, b: number): number =>
      both.filter(({ first, second }) => first[0] === a && second[0] === b).length;
    const table = { n11: count(1, 1), n10: count(1, 0), n01: count(0, 1), n00: count(0, 0) };
    const p = mcnemarExact(table);
    return { value, tasks, n, interval: newcombePaired(table), method: 'newcombe-paired', p };
  }
  const first = clusteredRate(evened(both.map((pair) => pair.first)));
  const second = clusteredRate(evened(both.map((pair) => pair.second)));
  return { value, tasks, n, interval: squareAndAdd(first, second), method: 'square-and-add' };
}

/** Repetitions of one task are not pairs: both arms are independent. */
function withinOne({ first, second }: TaskPair): Pick<Difference, 'interval' | 'method'> {
  if (first.length < 2 || second.length < 2) return { method: 'none' };
  const interval = newcombeIndependent(sum(first), first.length, sum(second), second.length);
  return { interval, method: 'newcombe-independent' };
}

/** Clusters of equal weight, so that the rate over them is the mean over tasks; n is the harmonic mean of theirs. */
function evened(tasks: readonly (readonly number[])[]): { k: number; n: number }[] {
  const n = tasks.length / sum(tasks.map((values) => 1 / values.length));
  return tasks.map((values) => ({ k: Math.min(n, n * mean(values)), n }));
}
