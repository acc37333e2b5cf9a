import { chiSquaredUpper } from './chi-squared.ts';
import { mantelHaenszelOdds } from './mantel-haenszel.ts';
import type { ChiSquared } from './mcnemar-asymptotic.ts';
import { type FourFold, openStrata, type Stratum } from './table.ts';

/**
 * Breslow and Day's test of "the odds ratio is the same in all strata", with Tarone's correction if asked for. Strata
 * with an empty row or column say nothing and do not count. Null when fewer than two are left, or when the common odds
 * ratio is 0 or +Infinity.
 *
 * @throws RangeError for counts that are none, or when there are none at all.
 */
export function breslowDay(
  strata: readonly FourFold[],
  { tarone = false }: { readonly tarone?: boolean } = {},
): ChiSquared | null {
  const telling = openStrata(strata).filter(({ n1, n2, m1, m2 }) => n1 > 0 && n2 > 0 && m1 > 0 && m2 > 0);
  const ratio = mantelHaenszelOdds(strata)?.ratio ?? 0;
  if (telling.length < 2 || ratio === 0 || ratio === Number.POSITIVE_INFINITY) return null;
  const parts = telling.map((stratum) => {
    const { n1, n2, m1 } = stratum;
    const fitted = fittedCount(stratum, ratio);
    const inverse = 1 / fitted + 1 / (m1 - fitted) + 1 / (n1 - fitted) + 1 / (n2 - m1 + fitted);
    return { distance: stratum.a - fitted, variance: 1 / inverse };
  });
  const sum = (value: (part: (typeof parts)[number]) => number): number =>
    parts.reduce((total, part) => total + value(part), 0);
  const plain = sum(({ distance, variance }) => distance ** 2 / variance);
  const less = tarone ? sum(({ distance }) => distance) ** 2 / sum(({ variance }) => variance) : 0;
  const statistic = Math.max(0, plain - less);
  const df = telling.length - 1;
  return { statistic, df, p: chiSquaredUpper(statistic, df) };
}

/** The first group's count with the result that gives this odds ratio, all margins as they are. */
function fittedCount({ n1, n2, m1 }: Stratum, ratio: number): number {
  if (ratio === 1) return (n1 * m1) / (n1 + n2);
  const a = 1 - ratio;
  const b = n2 - m1 + ratio * (n1 + m1);
  const c = -ratio * n1 * m1;
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * c));
  // This form of the root that lies within the margins does not subtract numbers that are nearly equal.
  return b >= 0 ? (-2 * c) / (b + root) : (root - b) / (2 * a);
}
