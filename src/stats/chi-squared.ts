import { incompleteGamma } from './gamma.ts';

function checkFreedom(df: number): void {
  if (!(df > 0 && Number.isFinite(df))) throw new RangeError(`degrees of freedom ${df}: must be positive`);
}

function tails(x: number, df: number): { readonly lower: number; readonly upper: number } {
  checkFreedom(df);
  if (!(x >= 0)) throw new RangeError(`chi-squared: x = ${x} must be at least 0`);
  return incompleteGamma(df / 2, x / 2);
}

/**
 * P(X > x) for X chi-squared with `df` degrees of freedom: the p-value of a test. Computed directly, so that far
 * tails keep their digits.
 *
 * @throws RangeError unless x >= 0 and df > 0.
 */
export function chiSquaredUpper(x: number, df: number): number {
  return tails(x, df).upper;
}

/** P(X <= x) for X chi-squared with `df` degrees of freedom. @throws RangeError unless x >= 0 and df > 0. */
export function chiSquaredLower(x: number, df: number): number {
  return tails(x, df).lower;
}

/**
 * The x with P(X <= x) = p for X chi-squared with `df` degrees of freedom.
 *
 * @throws RangeError unless df > 0 and 0 <= p <= 1; 1 gives infinity.
 */
export function chiSquaredQuantile(p: number, df: number): number {
  checkFreedom(df);
  if (!(p >= 0 && p <= 1)) throw new RangeError(`chiSquaredQuantile(${p}): p must lie in [0, 1]`);
  if (p === 0) return 0;
  if (p === 1) return Number.POSITIVE_INFINITY;
  const below =
    p <= 0.5
      ? (x: number): boolean => chiSquaredLower(x, df) < p
      : (x: number): boolean => chiSquaredUpper(x, df) > 1 - p;
  // Halving in log x: a quantile may be 1e-40 or 1e4, and each must keep its digits.
  let low = -745;
  let high = Math.log(df + 100 * Math.sqrt(df) + 2000);
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (below(Math.exp(middle))) low = middle;
    else high = middle;
  }
  return Math.exp((low + high) / 2);
}
