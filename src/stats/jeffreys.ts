import { betaQuantile } from './beta.ts';
import { checkCount, checkLevel, type Interval, LEVEL } from './interval.ts';

/**
 * The equal-tailed interval of Jeffreys' prior for a proportion, with the ends 0 at k = 0 and 1 at k = n (Brown, Cai
 * and DasGupta 2001, section 4.3).
 *
 * @throws RangeError unless 0 <= k <= n, n > 0, 0 < level < 1.
 */
export function jeffreys(k: number, n: number, level: number = LEVEL): Interval {
  checkCount(k, n);
  checkLevel(level);
  const tail = (1 - level) / 2;
  return {
    low: k === 0 ? 0 : betaQuantile(tail, k + 0.5, n - k + 0.5),
    high: k === n ? 1 : betaQuantile(1 - tail, k + 0.5, n - k + 0.5),
  };
}
