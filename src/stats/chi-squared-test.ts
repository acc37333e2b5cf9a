import { chiSquaredUpper } from './chi-squared.ts';
import type { ChiSquared } from './mcnemar-asymptotic.ts';
import { margins } from './table.ts';

/** Pearson's test with the size of the association. */
export interface Association extends ChiSquared {
  /** Cramer's V, from 0 (independent) to 1; of the uncorrected statistic, whatever was asked for. */
  readonly cramersV: number;
}

/**
 * Pearson's chi-squared test of independence in an r x c table, with Yates's continuity correction if asked for (never
 * larger than the distance from what was expected). Null when a row or column is empty or there is only one of
 * either: nothing can be tested then.
 *
 * @throws RangeError for counts that are none.
 */
export function chiSquaredTest(
  table: readonly (readonly number[])[],
  { corrected = false }: { readonly corrected?: boolean } = {},
): Association | null {
  const { rows, columns, total } = margins(table);
  const df = (rows.length - 1) * (columns.length - 1);
  if (df === 0 || rows.includes(0) || columns.includes(0)) return null;
  const cells = table.flatMap((row, i) =>
    row.map((count, j) => {
      const expected = ((rows[i] as number) * (columns[j] as number)) / total;
      return { distance: Math.abs(count - expected), expected };
    }),
  );
  const correction = corrected ? Math.min(0.5, ...cells.map(({ distance }) => distance)) : 0;
  const statisticOf = (less: number): number =>
    cells.reduce((sum, { distance, expected }) => sum + (distance - less) ** 2 / expected, 0);
  const statistic = statisticOf(correction);
  return {
    statistic,
    df,
    p: chiSquaredUpper(statistic, df),
    cramersV: Math.min(1, Math.sqrt(statisticOf(0) / (total * (Math.min(rows.length, columns.length) - 1)))),
  };
}
