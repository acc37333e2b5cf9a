import { normalCdf, normalUpper } from './normal.ts';

/** Width of a step. The integrand is smooth and dies out like a normal density: the trapezium rule is then exact to rounding. */
const STEP = 0.2;
/** Beyond this many standard deviations a normal density adds nothing that a double can hold. */
const REACH = 9;

/**
 * P(Q > q) for the studentised range Q of `groups` independent normal means with known variance (infinite degrees of
 * freedom): Tukey's p for a pairwise z test is `tukeyUpper(Math.SQRT2 * Math.abs(z), groups)`.
 *
 * Computed directly as k * integral of phi(z) [Phi(z)^(k-1) - (Phi(z) - Phi(z - q))^(k-1)], so that far tails keep
 * their digits.
 *
 * @throws RangeError unless q >= 0 and `groups` is a whole number of at least 2.
 */
export function tukeyUpper(q: number, groups: number): number {
  if (!(q >= 0)) throw new RangeError(`tukeyUpper: q = ${q} must be at least 0`);
  if (!(Number.isInteger(groups) && groups >= 2)) {
    throw new RangeError(`tukeyUpper: ${groups} groups: a whole number of at least 2 is needed`);
  }
  if (q === Number.POSITIVE_INFINITY) return 0;
  let sum = 0;
  const steps = Math.ceil((q + 2 * REACH) / STEP);
  for (let i = 0; i <= steps; i++) {
    const z = -REACH + i * STEP;
    const density = Math.exp(-0.5 * z * z);
    if (density === 0) break;
    const within = normalCdf(z);
    const beyond = normalUpper(q - z);
    sum += density * powerDifference(within, beyond, groups - 1);
  }
  return Math.min(1, (groups * STEP * sum) / Math.sqrt(2 * Math.PI));
}

/** a^m - (a - b)^m for 0 <= b <= a, as a sum of positive terms. */
function powerDifference(a: number, b: number, m: number): number {
  const rest = Math.max(0, a - b);
  let sum = 1;
  let power = 1;
  for (let i = 1; i < m; i++) {
    power *= a;
    sum = sum * rest + power;
  }
  return b * sum;
}
