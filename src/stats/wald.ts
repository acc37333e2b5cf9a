import { checkCount, checkLevel, clip, type Interval, LEVEL } from './interval.ts';
import { normalQuantile } from './normal.ts';

/**
 * The plug-in standard error of a proportion, sqrt(p (1 - p) / n): what SusBench's Table 5 calls "SD" and DECEPTICON's
 * appendix D.1 the standard error. It is 0 at p = 0 and 1, whatever n is.
 *
 * @throws RangeError unless 0 <= k <= n and n > 0.
 */
export function binomialError(k: number, n: number): number {
  checkCount(k, n);
  const p = k / n;
  return Math.sqrt((p * (1 - p)) / n);
}

/**
 * Wald's interval for a proportion, clipped to [0, 1]: to repeat what others printed, never to claim by. It has no
 * width at p = 0 and 1, and covers too little near them.
 *
 * @throws RangeError unless 0 <= k <= n, n > 0, 0 < level < 1.
 */
export function wald(k: number, n: number, level: number = LEVEL): Interval {
  checkLevel(level);
  const half = normalQuantile(1 - (1 - level) / 2) * binomialError(k, n);
  return { low: clip(k / n - half, 0, 1), high: clip(k / n + half, 0, 1) };
}
