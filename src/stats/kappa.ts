import { type Agreement, checkRatings } from './agreement.ts';
import { checkLevel, clip, type Interval, LEVEL } from './interval.ts';
import { normalQuantile } from './normal.ts';

/** Kappa with its large-sample standard error and interval, clipped to [-1, 1]. */
export interface Kappa extends Agreement {
  readonly kappa: number;
  readonly error: number;
  readonly interval: Interval;
}

/** How much a disagreement of ordered categories counts: all alike, or more by the distance or by its square. */
export type KappaWeights = 'none' | 'linear' | 'quadratic';

/**
 * Cohen's kappa of two raters, from the table of the first one's categories (rows) by the second one's (columns), with
 * the standard error of Fleiss, Cohen and Everitt (1969). Weighted, the categories must come in their order. Null when
 * the agreement expected by chance is 1: both raters used one category only. Report raw agreement and Gwet's AC1 beside
 * it: where nearly all is of one category, kappa is low whatever the raters do.
 *
 * @throws RangeError unless the table is square, with at least two categories and one rated item.
 */
export function cohenKappa(
  table: readonly (readonly number[])[],
  { weights = 'none', level = LEVEL }: { readonly weights?: KappaWeights; readonly level?: number } = {},
): Kappa | null {
  checkLevel(level);
  const { rows, columns, total: n } = checkRatings(table);
  const last = rows.length - 1;
  const weight = (i: number, j: number): number => {
    if (weights === 'none') return i === j ? 1 : 0;
    const distance = Math.abs(i - j) / last;
    return 1 - (weights === 'linear' ? distance : distance ** 2);
  };
  const sum = (value: (i: number, j: number) => number): number =>
    rows.reduce((all, _, i) => all + columns.reduce((row, __, j) => row + value(i, j), 0), 0);
  const share = (i: number, j: number): number => (table[i]?.[j] as number) / n;
  const row = (i: number): number => (rows[i] as number) / n;
  const column = (j: number): number => (columns[j] as number) / n;

  const observed = sum((i, j) => weight(i, j) * share(i, j));
  const expected = sum((i, j) => weight(i, j) * row(i) * column(j));
  if (expected === 1) return null;
  const kappa = (observed - expected) / (1 - expected);
  const ofRow = rows.map((_, i) => columns.reduce((all, __, j) => all + weight(i, j) * column(j), 0));
  const ofColumn = columns.map((_, j) => rows.reduce((all, __, i) => all + weight(i, j) * row(i), 0));
  const spread = sum(
    (i, j) =>
      share(i, j) * (weight(i, j) - ((ofRow[i] as number) + (ofColumn[j] as number)) * (1 - kappa)) ** 2,
  );
  const variance = (spread - (kappa - expected * (1 - kappa)) ** 2) / (n * (1 - expected) ** 2);
  const error = Math.sqrt(Math.max(0, variance));
  const half = normalQuantile(1 - (1 - level) / 2) * error;
  const interval = { low: clip(kappa - half, -1, 1), high: clip(kappa + half, -1, 1) };
  return { kappa, error, interval, observed, expected };
}
