import { type Margins, margins } from './table.ts';

/** Agreement as it was, and as chance alone would have made it. */
export interface Agreement {
  readonly observed: number;
  readonly expected: number;
}

/**
 * The margins of a table of two raters' categories.
 *
 * @throws RangeError unless it is square and holds two categories or more.
 */
export function checkRatings(table: readonly (readonly number[])[]): Margins {
  const sums = margins(table);
  if (sums.rows.length !== sums.columns.length || sums.rows.length < 2) {
    throw new RangeError(
      `ratings: the table is ${sums.rows.length} x ${sums.columns.length}; it must be square, with at least two categories`,
    );
  }
  return sums;
}

/**
 * The share of items that two raters put into the same category (table: first rater's categories by the second's).
 *
 * @throws RangeError unless the table is square, with at least two categories and one rated item.
 */
export function rawAgreement(table: readonly (readonly number[])[]): number {
  const { total } = checkRatings(table);
  return table.reduce((sum, row, i) => sum + (row[i] as number), 0) / total;
}

/**
 * Gwet's AC1 of two raters (2008): agreement beyond chance that, unlike kappa, does not break down where nearly all
 * items are of one category.
 *
 * @throws RangeError unless the table is square, with at least two categories and one rated item.
 */
export function gwetAc1(table: readonly (readonly number[])[]): number {
  const { rows, columns, total } = checkRatings(table);
  const expected =
    rows.reduce((sum, row, i) => {
      const share = (row + (columns[i] as number)) / (2 * total);
      return sum + share * (1 - share);
    }, 0) /
    (rows.length - 1);
  return (rawAgreement(table) - expected) / (1 - expected);
}

/**
 * The prevalence- and bias-adjusted kappa of two raters (Byrt, Bishop and Carlin 1993): raw agreement, on a scale
 * where guessing among all categories alike gives 0.
 *
 * @throws RangeError unless the table is square, with at least two categories and one rated item.
 */
export function pabak(table: readonly (readonly number[])[]): number {
  const categories = checkRatings(table).rows.length;
  return (categories * rawAgreement(table) - 1) / (categories - 1);
}
