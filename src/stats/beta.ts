import { logGamma, stirlingRest } from './gamma.ts';

function checkShape(a: number, b: number): void {
  if (!(a > 0 && b > 0 && Number.isFinite(a + b))) {
    throw new RangeError(`beta distribution (${a}, ${b}): both shapes must be positive`);
  }
}

/** log of x^a (1-x)^b / B(a, b). For large shapes in a form that does not subtract large logarithms. */
function logFront(a: number, b: number, x: number): number {
  if (Math.min(a, b) < 10) {
    return a * Math.log(x) + b * Math.log1p(-x) + logGamma(a + b) - logGamma(a) - logGamma(b);
  }
  const n = a + b;
  const deviance = a * Math.log((n * x) / a) + b * Math.log((n * (1 - x)) / b);
  const rest = stirlingRest(n) - stirlingRest(a) - stirlingRest(b);
  return deviance + rest + 0.5 * Math.log((a * b) / (2 * Math.PI * n));
}

/** The continued fraction of the incomplete beta function (DLMF 8.17.22), by the modified Lentz method. */
function fraction(a: number, b: number, x: number): number {
  const tiny = 1e-300;
  const guard = (v: number): number => (Math.abs(v) < tiny ? tiny : v);
  let c = 1;
  let d = 1 / guard(1 - ((a + b) * x) / (a + 1));
  let h = d;
  for (let m = 1; m < 100_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / guard(1 + even * d);
    c = guard(1 + even / c);
    h *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / guard(1 + odd * d);
    c = guard(1 + odd / c);
    const step = d * c;
    h *= step;
    if (Math.abs(step - 1) < 1e-16) break;
  }
  return h;
}

/**
 * The regularised incomplete beta function and its complement: `lower` = P(X <= x), `upper` = P(X > x) for X of the
 * beta distribution. Each is computed directly where it is the smaller one.
 *
 * @throws RangeError unless a, b > 0 and 0 <= x <= 1.
 */
export function incompleteBeta(
  a: number,
  b: number,
  x: number,
): { readonly lower: number; readonly upper: number } {
  checkShape(a, b);
  if (!(x >= 0 && x <= 1)) throw new RangeError(`incompleteBeta: x = ${x} must lie in [0, 1]`);
  if (x === 0) return { lower: 0, upper: 1 };
  if (x === 1) return { lower: 1, upper: 0 };
  const front = Math.exp(logFront(a, b, x));
  if (x < (a + 1) / (a + b + 2)) {
    const lower = (front * fraction(a, b, x)) / a;
    return { lower, upper: 1 - lower };
  }
  const upper = (front * fraction(b, a, 1 - x)) / b;
  return { lower: 1 - upper, upper };
}

/**
 * The x with P(X <= x) = p for X of the beta distribution.
 *
 * @throws RangeError unless a, b > 0 and 0 <= p <= 1.
 */
export function betaQuantile(p: number, a: number, b: number): number {
  checkShape(a, b);
  if (!(p >= 0 && p <= 1)) throw new RangeError(`betaQuantile: p = ${p} must lie in [0, 1]`);
  if (p === 0) return 0;
  if (p === 1) return 1;
  // In log odds: bounded steps there are relative steps at both ends of [0, 1].
  const at = (t: number): number => 1 / (1 + Math.exp(-t));
  const tail =
    p <= 0.5
      ? (x: number): number => Math.log(incompleteBeta(a, b, x).lower) - Math.log(p)
      : (x: number): number => Math.log1p(-p) - Math.log(incompleteBeta(a, b, x).upper);
  let low = -700;
  let high = 36;
  for (let i = 0; i < 200 && high - low > 1e-15 * Math.max(1, Math.abs(low)); i++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (tail(at(middle)) < 0) low = middle;
    else high = middle;
  }
  return at((low + high) / 2);
}
