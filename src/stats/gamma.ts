const LOG_SQRT_2PI = 0.9189385332046727;

/**
 * What Stirling's formula leaves out of log gamma, for x >= 10: the asymptotic series (NIST DLMF 5.11.1), good to
 * double precision there.
 */
export function stirlingRest(x: number): number {
  const y = 1 / (x * x);
  return (1 / 12 - y * (1 / 360 - y * (1 / 1260 - y * (1 / 1680 - y * (1 / 1188 - y * (691 / 360360)))))) / x;
}

/** Natural logarithm of the gamma function. @throws RangeError unless x > 0. */
export function logGamma(x: number): number {
  if (!(x > 0)) throw new RangeError(`logGamma(${x}): x must be positive`);
  // Where the function crosses zero, a difference of large terms would lose what is left.
  if (x === 1 || x === 2) return 0;
  let shifted = x;
  let product = 1;
  while (shifted < 10) {
    product *= shifted;
    shifted += 1;
  }
  const stirling = (shifted - 0.5) * Math.log(shifted) - shifted + LOG_SQRT_2PI + stirlingRest(shifted);
  return stirling - Math.log(product);
}

/**
 * Regularised incomplete gamma functions: `lower` is P(a, x), `upper` is Q(a, x). Each is computed directly where it
 * is the smaller one, so that a tiny tail keeps its digits.
 *
 * @throws RangeError unless a > 0 and x >= 0.
 */
export function incompleteGamma(a: number, x: number): { readonly lower: number; readonly upper: number } {
  if (!(a > 0 && x >= 0)) throw new RangeError(`incompleteGamma(${a}, ${x}): a > 0 and x >= 0 are needed`);
  if (x === 0) return { lower: 0, upper: 1 };
  if (x === Number.POSITIVE_INFINITY) return { lower: 1, upper: 0 };
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    const lower = front * lowerSeries(a, x);
    return { lower, upper: 1 - lower };
  }
  const upper = front * upperFraction(a, x);
  return { lower: 1 - upper, upper };
}

/** DLMF 8.11.4. */
function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < 100_000; n++) {
    term *= x / (a + n);
    sum += term;
    if (term < sum * 1e-17) break;
  }
  return sum;
}

/** DLMF 8.9.2, by the modified Lentz method. */
function upperFraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let h = d;
  for (let i = 1; i < 100_000; i++) {
    const an = -i * (i - a);
    b += 2;
    d = an * d + b;
    if (Math.abs(d) < tiny) d = tiny;
    c = b + an / c;
    if (Math.abs(c) < tiny) c = tiny;
    d = 1 / d;
    const step = d * c;
    h *= step;
    if (Math.abs(step - 1) < 1e-16) break;
  }
  return h;
}
