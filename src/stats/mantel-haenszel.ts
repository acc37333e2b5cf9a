import { checkLevel, clip, type Interval, LEVEL } from './interval.ts';
import { normalQuantile } from './normal.ts';
import { type FourFold, openStrata, sumOver } from './table.ts';

/** An odds ratio common to all strata. */
export interface CommonOddsRatio {
  /** May be 0 or +Infinity. */
  readonly ratio: number;
  /** Null where the ratio is 0 or +Infinity, and its error unknown: `exactOdds` has an interval then. */
  readonly interval: Interval | null;
}

/** A difference of rates common to all strata. */
export interface CommonDifference {
  readonly value: number;
  readonly error: number;
  readonly interval: Interval;
}

/**
 * Mantel and Haenszel's common odds ratio of one 2 x 2 table (groups by results) a stratum, with the interval of
 * Robins, Breslow and Greenland (1986). Null when no stratum says anything of it.
 *
 * @throws RangeError for counts that are none, or when there are none at all.
 */
export function mantelHaenszelOdds(
  strata: readonly FourFold[],
  level: number = LEVEL,
): CommonOddsRatio | null {
  checkLevel(level);
  const open = openStrata(strata);
  const r = sumOver(open, ({ a, d, n }) => (a * d) / n);
  const s = sumOver(open, ({ b, c, n }) => (b * c) / n);
  if (r === 0 && s === 0) return null;
  if (r === 0 || s === 0) return { ratio: r === 0 ? 0 : Number.POSITIVE_INFINITY, interval: null };
  const pr = sumOver(open, ({ a, d, n }) => ((a + d) / n) * ((a * d) / n));
  const qs = sumOver(open, ({ b, c, n }) => ((b + c) / n) * ((b * c) / n));
  const mixed = sumOver(
    open,
    ({ a, b, c, d, n }) => ((a + d) / n) * ((b * c) / n) + ((b + c) / n) * ((a * d) / n),
  );
  const error = Math.sqrt(pr / (2 * r * r) + mixed / (2 * r * s) + qs / (2 * s * s));
  const factor = Math.exp(normalQuantile(1 - (1 - level) / 2) * error);
  return { ratio: r / s, interval: { low: r / s / factor, high: (r / s) * factor } };
}

/**
 * Mantel and Haenszel's common difference of rates, first group minus second, with the standard error of Sato (1989)
 * and its interval clipped to [-1, 1]. Null when no stratum holds both groups.
 *
 * @throws RangeError for counts that are none, or when there are none at all.
 */
export function mantelHaenszelDifference(
  strata: readonly FourFold[],
  level: number = LEVEL,
): CommonDifference | null {
  checkLevel(level);
  const open = openStrata(strata);
  const weight = sumOver(open, ({ n1, n2, n }) => (n1 * n2) / n);
  if (weight === 0) return null;
  const value = sumOver(open, ({ a, c, n1, n2, n }) => (a * n2 - c * n1) / n) / weight;
  const p = sumOver(
    open,
    ({ a, c, n1, n2, n }) => (n1 * n1 * c - n2 * n2 * a + (n1 * n2 * (n2 - n1)) / 2) / (n * n),
  );
  const q = sumOver(open, ({ a, b, c, d, n }) => (a * d + c * b) / (2 * n));
  const error = Math.sqrt(Math.max(0, value * p + q)) / weight;
  const half = normalQuantile(1 - (1 - level) / 2) * error;
  return { value, error, interval: { low: clip(value - half, -1, 1), high: clip(value + half, -1, 1) } };
}
