import { cholesky } from './cholesky.ts';

/** Grouped binomial rows with their design: row i had `k[i]` successes in `n[i]` samples at the covariates `x[i]`. */
export interface BinomialData {
  /** Names of the columns of `x`, for messages. */
  readonly columns: readonly string[];
  readonly x: readonly (readonly number[])[];
  /** May be fractions, as in rates read from a paper. */
  readonly k: readonly number[];
  readonly n: readonly number[];
}

/** A pivot below this share of its diagonal is rounding: the column is a combination of those before it. */
const ALIASED = 1e-12;

/** @throws RangeError that names the row or the column which can't be used: no rows, k above n, an aliased column. */
export function checkData(data: BinomialData): void {
  const { columns, x, k, n } = data;
  if (x.length === 0) throw new RangeError('logistic regression: there are no rows');
  if (columns.length === 0) throw new RangeError('logistic regression: the design has no column');
  if (k.length !== x.length || n.length !== x.length) {
    throw new RangeError(`logistic regression: ${x.length} rows of x, ${k.length} of k, ${n.length} of n`);
  }
  x.forEach((row, i) => {
    const [hits, samples] = [k[i] as number, n[i] as number];
    if (!(samples >= 0 && Number.isFinite(samples) && hits >= 0 && hits <= samples)) {
      throw new RangeError(`row ${i + 1}: k = ${hits} of n = ${samples}: k must lie between 0 and n`);
    }
    if (row.length !== columns.length) {
      throw new RangeError(`row ${i + 1}: ${row.length} values for ${columns.length} columns`);
    }
    row.forEach((value, j) => {
      if (!Number.isFinite(value)) throw new RangeError(`row ${i + 1}, column ${columns[j]}: ${value}`);
    });
  });
  const gram = weightedGram(x, n, indices(columns.length));
  const result = cholesky(gram, columns.length, ALIASED);
  if ('failedAt' in result) {
    throw new RangeError(
      `column ${columns[result.failedAt]} can't be told from the columns before it in the rows with samples: leave it out`,
    );
  }
}

/** The whole numbers from 0 to n - 1. */
export function indices(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

/** Lower triangle of X' diag(weight) X over the chosen columns of x, row by row. */
export function weightedGram(
  x: readonly (readonly number[])[],
  weight: ArrayLike<number>,
  columns: readonly number[],
): Float64Array {
  const size = columns.length;
  const gram = new Float64Array(size * size);
  const values = new Float64Array(size);
  x.forEach((row, i) => {
    const w = weight[i] as number;
    columns.forEach((column, j) => {
      values[j] = row[column] as number;
    });
    for (let a = 0; a < size; a++) {
      const scaled = w * (values[a] as number);
      // Designs of factors are mostly zeros.
      if (scaled === 0) continue;
      const at = a * size;
      for (let b = 0; b <= a; b++) gram[at + b] = (gram[at + b] as number) + scaled * (values[b] as number);
    }
  });
  return gram;
}
