/** An interval with its ends. For a probability both lie in [0, 1]; for a difference of two, in [-1, 1]. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The confidence level that every interval has unless told otherwise. */
export const LEVEL = 0.95;

/** @throws RangeError unless 0 <= k <= n and n > 0. `n` and `k` may be fractions: an effective sample size is one. */
export function checkCount(k: number, n: number): void {
  if (!(n > 0 && Number.isFinite(n))) throw new RangeError(`n = ${n}: a rate needs at least one sample`);
  if (!(k >= 0 && k <= n)) throw new RangeError(`k = ${k} of n = ${n}: k must lie between 0 and n`);
}

/** @throws RangeError unless 0 < level < 1. */
export function checkLevel(level: number): void {
  if (!(level > 0 && level < 1)) throw new RangeError(`level = ${level}: must lie between 0 and 1`);
}

/** Holds a number in [low, high]. */
export function clip(x: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, x));
}
