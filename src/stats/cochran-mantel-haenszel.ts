import { chiSquaredUpper } from './chi-squared.ts';
import type { ChiSquared } from './mcnemar-asymptotic.ts';
import { type FourFold, openStrata, sumOver } from './table.ts';

/**
 * Cochran, Mantel and Haenszel's test of "no association within any stratum", of one 2 x 2 table (groups by
 * results) a stratum; with continuity correction if asked for (1/2, or none when the distance is smaller, as R has
 * it). Null when no stratum can tell: each has an empty row or column.
 *
 * @throws RangeError for counts that are none, or when there are none at all.
 */
export function cochranMantelHaenszel(
  strata: readonly FourFold[],
  { corrected = false }: { readonly corrected?: boolean } = {},
): ChiSquared | null {
  const open = openStrata(strata);
  const variance = sumOver(open, ({ n1, n2, m1, m2, n }) =>
    n < 2 ? 0 : (n1 * n2 * m1 * m2) / (n * n * (n - 1)),
  );
  if (variance === 0) return null;
  const distance = Math.abs(sumOver(open, ({ a, n1, m1, n }) => a - (n1 * m1) / n));
  const statistic = (distance - (corrected && distance >= 0.5 ? 0.5 : 0)) ** 2 / variance;
  return { statistic, df: 1, p: chiSquaredUpper(statistic, 1) };
}
