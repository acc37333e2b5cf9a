import { bisect } from './bisect.ts';
import { checkLevel, type Interval, LEVEL } from './interval.ts';
import { normalQuantile } from './normal.ts';
import { type Pairs, pairCount } from './pairs.ts';

/**
 * Tango's score interval for the difference of paired proportions, first arm minus second (Tango 1998, equations 9 to
 * 11): all differences that the score test does not reject.
 *
 * @throws RangeError when there is no pair, or for a level out of range.
 */
export function tango(pairs: Pairs, level: number = LEVEL): Interval {
  checkLevel(level);
  const n = pairCount(pairs);
  const z = normalQuantile(1 - (1 - level) / 2);
  const difference = (pairs.n10 - pairs.n01) / n;
  return {
    low: difference === -1 ? -1 : bisect((delta) => z - score(pairs, n, delta), -1, difference),
    high: difference === 1 ? 1 : bisect((delta) => -z - score(pairs, n, delta), difference, 1),
  };
}

/** How many standard errors the observed difference lies above `delta`. Falls as `delta` rises. */
function score({ n10, n01 }: Pairs, n: number, delta: number): number {
  const distance = n10 - n01 - n * delta;
  if (distance === 0) return 0;
  // The share of pairs with the result in the second arm only, most likely under `delta`.
  const a = 2 * n;
  const b = (2 * n - n10 + n01) * delta - n10 - n01;
  const c = -n01 * delta * (1 - delta);
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * c));
  const share = b > 0 ? (-2 * c) / (b + root) : (root - b) / (2 * a);
  const variance = n * (2 * share + delta * (1 - delta));
  return variance > 0 ? distance / Math.sqrt(variance) : Math.sign(distance) * Number.POSITIVE_INFINITY;
}
