import { checkCount, checkLevel, clip, type Interval, LEVEL } from './interval.ts';
import { normalQuantile } from './normal.ts';

/**
 * Wilson's score interval for a proportion, without continuity correction (Wilson 1927). `n` may be an effective
 * sample size, so that k and n need not be whole.
 *
 * @throws RangeError unless 0 <= k <= n, n > 0, 0 < level < 1.
 */
export function wilson(k: number, n: number, level: number = LEVEL): Interval {
  checkCount(k, n);
  checkLevel(level);
  const z = normalQuantile(1 - (1 - level) / 2);
  const p = k / n;
  const square = (z * z) / n;
  const center = (p + square / 2) / (1 + square);
  const half = (z * Math.sqrt((p * (1 - p)) / n + square / (4 * n))) / (1 + square);
  return {
    // At the ends the formula gives exactly 0 and 1; rounding must not.
    low: k === 0 ? 0 : clip(center - half, 0, 1),
    high: k === n ? 1 : clip(center + half, 0, 1),
  };
}
