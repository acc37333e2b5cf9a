import { type FourFold, openStrata } from './table.ts';

/**
 * The odds ratio of a 2 x 2 table with 1/2 added to each count (Haldane 1956, Anscombe 1956): finite for every table.
 *
 * @throws RangeError for counts that are none.
 */
export function haldaneOddsRatio(table: FourFold): number {
  openStrata([table]);
  const [[a, b], [c, d]] = table;
  return ((a + 0.5) * (d + 0.5)) / ((b + 0.5) * (c + 0.5));
}
