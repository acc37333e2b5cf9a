import { checkLevel, clip, type Interval, LEVEL } from './interval.ts';
import { normalQuantile } from './normal.ts';
import { type Pairs, pairCount } from './pairs.ts';

/** The plug-in standard error of the difference of paired proportions. @throws RangeError when there is no pair. */
export function pairedError(pairs: Pairs): number {
  const n = pairCount(pairs);
  const { n10, n01 } = pairs;
  return Math.sqrt(Math.max(0, n10 + n01 - (n10 - n01) ** 2 / n)) / n;
}

/**
 * Wald's interval for the difference of paired proportions, first arm minus second, clipped to [-1, 1]: to repeat what
 * others printed. Without discordant pairs it has no width; `newcombePaired` and `tango` hold their level there.
 *
 * @throws RangeError when there is no pair, or for a level out of range.
 */
export function pairedWald(pairs: Pairs, level: number = LEVEL): Interval {
  checkLevel(level);
  const half = normalQuantile(1 - (1 - level) / 2) * pairedError(pairs);
  const difference = (pairs.n10 - pairs.n01) / pairCount(pairs);
  return { low: clip(difference - half, -1, 1), high: clip(difference + half, -1, 1) };
}
