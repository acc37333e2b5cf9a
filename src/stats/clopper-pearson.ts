import { betaQuantile } from './beta.ts';
import { checkCount, checkLevel, type Interval, LEVEL } from './interval.ts';

/**
 * Clopper and Pearson's exact interval for a proportion: it covers at least `level`, whatever the true rate.
 *
 * @throws RangeError unless 0 <= k <= n, n > 0, 0 < level < 1.
 */
export function clopperPearson(k: number, n: number, level: number = LEVEL): Interval {
  checkLevel(level);
  const oneSided = 1 - (1 - level) / 2;
  return { low: clopperPearsonLower(k, n, oneSided), high: clopperPearsonUpper(k, n, oneSided) };
}

/** The one-sided exact lower bound: the true rate is above it with confidence `level`. */
export function clopperPearsonLower(k: number, n: number, level: number = LEVEL): number {
  checkCount(k, n);
  checkLevel(level);
  return k === 0 ? 0 : betaQuantile(1 - level, k, n - k + 1);
}

/** The one-sided exact upper bound: the true rate is below it with confidence `level`. */
export function clopperPearsonUpper(k: number, n: number, level: number = LEVEL): number {
  checkCount(k, n);
  checkLevel(level);
  return k === n ? 1 : betaQuantile(level, k + 1, n - k);
}
