import { checkCount, clip, type Interval, LEVEL } from './interval.ts';
import { type Pairs, pairCount } from './pairs.ts';
import { wilson } from './wilson.ts';

/** A rate with its interval, as an arm of a difference. */
export interface Arm extends Interval {
  readonly rate: number;
}

/**
 * The interval of `first` - `second` from the intervals of both ("square and add"), with `phi` the correlation of the
 * arms. With phi = 0 it is too wide rather than too narrow when the arms go together, as pairs do.
 */
export function squareAndAdd(first: Arm, second: Arm, phi = 0): Interval {
  const distance = (a: number, b: number): number => Math.sqrt(Math.max(0, a * a - 2 * phi * a * b + b * b));
  const difference = first.rate - second.rate;
  return {
    low: clip(difference - distance(first.rate - first.low, second.high - second.rate), -1, 1),
    high: clip(difference + distance(first.high - first.rate, second.rate - second.low), -1, 1),
  };
}

/**
 * Newcombe's interval for the difference k1/n1 - k2/n2 of independent proportions (Newcombe 1998a, method 10).
 *
 * @throws RangeError for counts out of range.
 */
export function newcombeIndependent(
  k1: number,
  n1: number,
  k2: number,
  n2: number,
  level: number = LEVEL,
): Interval {
  checkCount(k1, n1);
  checkCount(k2, n2);
  return squareAndAdd(
    { rate: k1 / n1, ...wilson(k1, n1, level) },
    { rate: k2 / n2, ...wilson(k2, n2, level) },
  );
}

/**
 * Newcombe's interval for the difference of paired proportions, first arm minus second (Newcombe 1998b, method 10,
 * with his corrected phi).
 *
 * @throws RangeError when there is no pair.
 */
export function newcombePaired(pairs: Pairs, level: number = LEVEL): Interval {
  const n = pairCount(pairs);
  const k1 = pairs.n11 + pairs.n10;
  const k2 = pairs.n11 + pairs.n01;
  return squareAndAdd(
    { rate: k1 / n, ...wilson(k1, n, level) },
    { rate: k2 / n, ...wilson(k2, n, level) },
    correctedPhi(pairs, n),
  );
}

function correctedPhi({ n11, n10, n01, n00 }: Pairs, n: number): number {
  const margins = (n11 + n10) * (n01 + n00) * (n11 + n01) * (n10 + n00);
  if (margins === 0) return 0;
  const cross = n11 * n00 - n10 * n01;
  const corrected = cross > n / 2 ? cross - n / 2 : Math.min(cross, 0);
  return corrected / Math.sqrt(margins);
}
