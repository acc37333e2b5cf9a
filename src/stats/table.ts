/** Counts of two groups (rows) by two results (columns), the result in question first. */
export type FourFold = readonly [readonly [number, number], readonly [number, number]];

/** The sums of a table of counts. */
export interface Margins {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly total: number;
}

/**
 * The margins of a table of counts.
 *
 * @throws RangeError unless all rows are equally long, all counts whole and none negative, and at least one is not 0.
 */
export function margins(table: readonly (readonly number[])[]): Margins {
  const width = table[0]?.length ?? 0;
  if (width === 0) throw new RangeError('table: at least one row and one column are needed');
  const columns = new Array<number>(width).fill(0);
  const rows = table.map((row, i) => {
    if (row.length !== width) {
      throw new RangeError(`table: row ${i + 1} has ${row.length} counts, the first one has ${width}`);
    }
    return row.reduce((sum, count, j) => {
      if (!(Number.isInteger(count) && count >= 0)) {
        throw new RangeError(`table: ${count} in row ${i + 1}, column ${j + 1} must be a whole number`);
      }
      columns[j] = (columns[j] as number) + count;
      return sum + count;
    }, 0);
  });
  const total = rows.reduce((sum, row) => sum + row, 0);
  if (total === 0) throw new RangeError('table: all counts are 0');
  return { rows, columns, total };
}

/** A fourfold table's counts and margins by name: `a` of `n1` in the first group, `c` of `n2` in the second. */
export interface Stratum {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly n1: number;
  readonly n2: number;
  /** All with the result, and all without. */
  readonly m1: number;
  readonly m2: number;
  readonly n: number;
}

/**
 * The strata that hold anything, taken apart.
 *
 * @throws RangeError for a count that is none, or when no stratum holds anything.
 */
export function openStrata(strata: readonly FourFold[]): Stratum[] {
  const filled = strata.filter((table) => table.flat().some((count) => count !== 0));
  if (filled.length === 0) throw new RangeError('strata: at least one table with counts is needed');
  return filled.map((table) => {
    const { total: n } = margins(table);
    if (table.length !== 2 || table[0].length !== 2) {
      throw new RangeError(`strata: a table must be 2 x 2, not ${table.length} x ${table[0].length}`);
    }
    const [[a, b], [c, d]] = table;
    return { a, b, c, d, n1: a + b, n2: c + d, m1: a + c, m2: b + d, n };
  });
}

/** The sum of `value` over all strata. */
export function sumOver(strata: readonly Stratum[], value: (stratum: Stratum) => number): number {
  return strata.reduce((sum, stratum) => sum + value(stratum), 0);
}
