import { incompleteBeta } from './beta.ts';
import { checkCount } from './interval.ts';

function check(k: number, n: number, p: number): void {
  checkCount(k, n);
  if (!(Number.isInteger(k) && Number.isInteger(n))) {
    throw new RangeError(`binomial: k = ${k} and n = ${n} must be whole numbers`);
  }
  if (!(p >= 0 && p <= 1)) throw new RangeError(`binomial: p = ${p} must lie in [0, 1]`);
}

/** P(X >= k) for X of the binomial distribution (n, p): the one-sided p-value against "the rate is at most p". */
export function binomialUpper(k: number, n: number, p: number): number {
  check(k, n, p);
  return k === 0 ? 1 : incompleteBeta(k, n - k + 1, p).lower;
}

/** P(X <= k) for X of the binomial distribution (n, p). */
export function binomialLower(k: number, n: number, p: number): number {
  check(k, n, p);
  return k === n ? 1 : incompleteBeta(k + 1, n - k, p).upper;
}
