import { clopperPearson } from './clopper-pearson.ts';
import { type Interval, LEVEL } from './interval.ts';
import { type Pairs, pairCount } from './pairs.ts';

/** An odds ratio with its interval. Both ends, and the ratio itself, may be +Infinity. */
export interface OddsRatio {
  readonly ratio: number;
  readonly interval: Interval;
}

/**
 * The conditional odds ratio of pairs, n10 / n01, with the exact interval that Clopper and Pearson's gives. Null
 * when no pair is discordant.
 *
 * @throws RangeError when there is no pair, or for a level out of range.
 */
export function matchedOddsRatio(pairs: Pairs, level: number = LEVEL): OddsRatio | null {
  pairCount(pairs);
  const { n10, n01 } = pairs;
  if (n10 + n01 === 0) return null;
  const { low, high } = clopperPearson(n10, n10 + n01, level);
  const odds = (p: number): number => (p === 1 ? Number.POSITIVE_INFINITY : p / (1 - p));
  return { ratio: odds(n10 / (n10 + n01)), interval: { low: odds(low), high: odds(high) } };
}
