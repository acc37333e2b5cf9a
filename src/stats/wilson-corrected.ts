import { checkCount, type Interval, LEVEL } from './interval.ts';
import { wilson } from './wilson.ts';

/**
 * Wilson's score interval with continuity correction (Newcombe 1998, method 4), as R's `prop.test` gives it: the
 * correction is never larger than the distance of k from n / 2, so that at k = n / 2 there is none.
 *
 * @throws RangeError unless 0 <= k <= n, n > 0, 0 < level < 1.
 */
export function wilsonCorrected(k: number, n: number, level: number = LEVEL): Interval {
  checkCount(k, n);
  const correction = Math.min(0.5, Math.abs(k - n / 2));
  return {
    low: wilson(Math.max(0, k - correction), n, level).low,
    high: wilson(Math.min(n, k + correction), n, level).high,
  };
}
