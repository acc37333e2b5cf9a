import type { Agreement } from './agreement.ts';
import { margins } from './table.ts';

/** Fleiss' kappa, with its standard error and z under "agreement is by chance alone". */
export interface FleissKappa extends Agreement {
  readonly kappa: number;
  readonly errorUnderNull: number;
  readonly z: number;
}

/**
 * Fleiss' kappa (1971; the error by Fleiss, Nee and Landis 1979) of items (rows) that the same number of raters put
 * into categories (columns). Null when all ratings are of one category.
 *
 * @throws RangeError unless each item has the same number of ratings, two or more.
 */
export function fleissKappa(counts: readonly (readonly number[])[]): FleissKappa | null {
  const { rows, columns, total } = margins(counts);
  const raters = rows[0] as number;
  if (raters < 2) throw new RangeError(`fleissKappa: item 1 has ${raters} ratings; at least two are needed`);
  const uneven = rows.findIndex((row) => row !== raters);
  if (uneven >= 0) {
    throw new RangeError(
      `fleissKappa: item ${uneven + 1} has ${rows[uneven]} ratings, the first one has ${raters}`,
    );
  }
  const shares = columns.map((column) => column / total);
  const expected = shares.reduce((sum, share) => sum + share * share, 0);
  if (columns.includes(total)) return null;
  const agreeing = counts.flat().reduce((sum, count) => sum + count * (count - 1), 0);
  const observed = agreeing / (total * (raters - 1));
  const kappa = (observed - expected) / (1 - expected);
  const spread = shares.reduce((sum, share) => sum + share * (1 - share), 0);
  const skew = shares.reduce((sum, share) => sum + share * (1 - share) * (1 - 2 * share), 0);
  const errorUnderNull = Math.sqrt((2 * (spread * spread - skew)) / (total * (raters - 1))) / spread;
  return { kappa, errorUnderNull, z: kappa / errorUnderNull, observed, expected };
}

/**
 * Krippendorff's alpha for unordered categories (columns), over items (rows) with any number of ratings; those
 * with fewer than two do not count. Null when no item counts, or all ratings that do are of one category.
 *
 * @throws RangeError for counts that are none, or when there are none at all.
 */
export function krippendorffAlpha(counts: readonly (readonly number[])[]): number | null {
  margins(counts);
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  const items = counts.filter((item) => sum(item) >= 2);
  if (items.length === 0) return null;
  const { columns, total } = margins(items);
  // Ordered pairs of different categories: within items, and among all ratings.
  const different = (item: readonly number[]): number =>
    sum(item) ** 2 - sum(item.map((count) => count * count));
  const expected = different(columns) / (total - 1);
  if (expected === 0) return null;
  return 1 - sum(items.map((item) => different(item) / (sum(item) - 1))) / expected;
}
