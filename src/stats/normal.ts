import { incompleteGamma } from './gamma.ts';

/** P(Z > x) for a standard normal Z, computed directly: far tails keep their digits. */
export function normalUpper(x: number): number {
  if (Number.isNaN(x)) throw new RangeError('normalUpper(NaN)');
  const half = incompleteGamma(0.5, (x * x) / 2);
  return x >= 0 ? half.upper / 2 : 0.5 + half.lower / 2;
}

/** P(Z <= x) for a standard normal Z. */
export function normalCdf(x: number): number {
  return normalUpper(-x);
}

/**
 * The x with P(Z <= x) = p. Relative error below 1e-12 down to p = 1e-300.
 *
 * @throws RangeError unless 0 <= p <= 1; 0 and 1 give the infinities.
 */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`normalQuantile(${p}): p must lie in [0, 1]`);
  if (p === 0) return Number.NEGATIVE_INFINITY;
  if (p === 1) return Number.POSITIVE_INFINITY;
  if (p === 0.5) return 0;
  // Only the lower tail is inverted: there p has its digits.
  if (p > 0.5) return -normalQuantile(1 - p);
  // The start is Abramowitz & Stegun 26.2.23 (error below 4.5e-4).
  const t = Math.sqrt(-2 * Math.log(p));
  let x = -(
    t -
    (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)))
  );
  // Newton on log P(Z <= x), which is nearly a parabola in the tail, so that it cannot overshoot into underflow.
  for (let i = 0; i < 20; i++) {
    const tail = normalCdf(x);
    const logDensity = -(x * x) / 2 - 0.9189385332046727;
    const step = (Math.log(tail) - Math.log(p)) * Math.exp(Math.log(tail) - logDensity);
    x -= step;
    if (Math.abs(step) <= 1e-15 * Math.abs(x)) break;
  }
  return x;
}
