import { betaQuantile, incompleteBeta } from './beta.ts';

function checkFreedom(df: number): void {
  if (!(df > 0 && Number.isFinite(df))) throw new RangeError(`degrees of freedom ${df}: must be positive`);
}

/** P(T > x) for Student's t with `df` degrees of freedom. @throws RangeError unless df > 0. */
export function studentUpper(x: number, df: number): number {
  checkFreedom(df);
  const square = x * x;
  // The smaller of two complementary arguments keeps its digits.
  const beyond =
    square < df
      ? incompleteBeta(0.5, df / 2, square / (df + square)).upper
      : incompleteBeta(df / 2, 0.5, df / (df + square)).lower;
  return x >= 0 ? beyond / 2 : 1 - beyond / 2;
}

/** The x with P(T <= x) = p. @throws RangeError unless df > 0 and 0 < p < 1. */
export function studentQuantile(p: number, df: number): number {
  checkFreedom(df);
  if (!(p > 0 && p < 1)) throw new RangeError(`studentQuantile(${p}): p must lie between 0 and 1`);
  if (p === 0.5) return 0;
  if (p > 0.5) return -studentQuantile(1 - p, df);
  // In the middle the other form of the same integral keeps the digits.
  if (p > 0.25) {
    const y = betaQuantile(1 - 2 * p, 0.5, df / 2);
    return -Math.sqrt((df * y) / (1 - y));
  }
  const y = betaQuantile(2 * p, df / 2, 0.5);
  return -Math.sqrt((df * (1 - y)) / y);
}
