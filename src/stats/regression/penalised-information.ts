import { type BinomialData, indices, weightedGram } from './binomial-data.ts';
import { cholesky, solveLower } from './cholesky.ts';
import type { Point } from './point.ts';

/**
 * Minus the second derivatives of Firth's penalised log-likelihood over the chosen columns, row by row: with hat values
 * H of the weighted design, a = 1 - 2p and h = diag H,
 *
 *     X' [W + h p (1 - p) - h a^2 / 2] X + (aX)' (H o H) (aX) / 2.
 *
 * Far from the maximum it may not be positive definite. Its cost grows with the square of the number of rows.
 *
 * @returns undefined where the information is singular in rounding.
 */
export function penalisedInformation(
  data: BinomialData,
  { p, weight, leverage }: Point,
  columns: readonly number[],
): Float64Array | undefined {
  const size = data.columns.length;
  const factor = cholesky(weightedGram(data.x, weight, indices(size)), size);
  if ('failedAt' in factor) return undefined;
  const roots = data.x.map((row, i) => {
    const scale = Math.sqrt(weight[i] as number);
    return solveLower(factor.lower, row).map((value) => scale * value);
  });
  const slant = p.map((value) => 1 - 2 * value);
  const own = p.map((value, i) => {
    const h = leverage[i] as number;
    return (weight[i] as number) + h * (value * (1 - value) - (slant[i] as number) ** 2 / 2);
  });
  const information = weightedGram(data.x, own, columns);
  for (let i = 0; i < roots.length; i++) {
    const sums = new Float64Array(columns.length);
    for (let l = 0; l < roots.length; l++) {
      const share = dot(roots[i] as Float64Array, roots[l] as Float64Array) ** 2 * (slant[l] as number);
      columns.forEach((column, b) => {
        sums[b] = (sums[b] as number) + share * (data.x[l]?.[column] as number);
      });
    }
    const half = (slant[i] as number) / 2;
    columns.forEach((column, a) => {
      const scaled = half * (data.x[i]?.[column] as number);
      const at = a * columns.length;
      for (let b = 0; b <= a; b++)
        information[at + b] = (information[at + b] as number) + scaled * (sums[b] as number);
    });
  }
  return information;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}
