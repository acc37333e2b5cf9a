/**
 * The lower triangle L of a symmetric positive definite matrix A = L L', both row by row in one array. Only the lower
 * triangle of `a` is read.
 *
 * @returns the column at which A stops being positive definite, when a pivot is no more than `tolerance` times its
 * diagonal entry: that column is then a combination of those before it.
 */
export function cholesky(
  a: Float64Array,
  size: number,
  tolerance = 0,
): { readonly lower: Float64Array } | { readonly failedAt: number } {
  const lower = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    const row = i * size;
    for (let j = 0; j <= i; j++) {
      const other = j * size;
      let sum = a[row + j] as number;
      for (let k = 0; k < j; k++) sum -= (lower[row + k] as number) * (lower[other + k] as number);
      if (j < i) {
        lower[row + j] = sum / (lower[other + j] as number);
      } else {
        if (!(sum > tolerance * (a[row + i] as number) && Number.isFinite(sum))) return { failedAt: i };
        lower[row + i] = Math.sqrt(sum);
      }
    }
  }
  return { lower };
}

/** L^-1 b. */
export function solveLower(lower: Float64Array, b: ArrayLike<number>): Float64Array {
  const size = b.length;
  const x = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    let sum = b[i] as number;
    for (let k = 0; k < i; k++) sum -= (lower[i * size + k] as number) * (x[k] as number);
    x[i] = sum / (lower[i * size + i] as number);
  }
  return x;
}

/** A^-1 b, where A = L L'. */
export function solve(lower: Float64Array, b: ArrayLike<number>): Float64Array {
  const size = b.length;
  const x = solveLower(lower, b);
  for (let i = size - 1; i >= 0; i--) {
    let sum = x[i] as number;
    for (let k = i + 1; k < size; k++) sum -= (lower[k * size + i] as number) * (x[k] as number);
    x[i] = sum / (lower[i * size + i] as number);
  }
  return x;
}

/** A^-1, where A = L L', as rows. */
export function inverse(lower: Float64Array, size: number): number[][] {
  return Array.from({ length: size }, (_, column) => {
    const unit = new Float64Array(size);
    unit[column] = 1;
    return [...solve(lower, unit)];
  });
}

/** log det A, where A = L L'. */
export function logDeterminant(lower: Float64Array, size: number): number {
  let sum = 0;
  for (let i = 0; i < size; i++) sum += Math.log(lower[i * size + i] as number);
  return 2 * sum;
}

/** x' A^-1 x, where A = L L'. */
export function inverseForm(lower: Float64Array, x: ArrayLike<number>): number {
  return solveLower(lower, x).reduce((sum, v) => sum + v * v, 0);
}
