import { binomialLower, binomialUpper } from './binomial.ts';
import { firstWhole } from './bisect.ts';
import { logGamma } from './gamma.ts';

/** What a test claims of the first thing named: that it differs, is greater, or is less. */
export type Alternative = 'two-sided' | 'greater' | 'less';

/** Results as likely as the observed one but for rounding count as equally likely, as in R's exact tests. */
export const AS_LIKELY = 1 + 1e-7;

/** P(X = k) for X of the binomial distribution (n, p), 0 < p < 1. */
function probability(k: number, n: number, p: number): number {
  const ways = logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);
  return Math.exp(ways + k * Math.log(p) + (n - k) * Math.log1p(-p));
}

/**
 * The p-value of the exact test of "the rate is `p0`". Two-sided, it is the chance of all results no more likely than
 * k (R's `binom.test`).
 *
 * @throws RangeError unless k and n are whole, 0 <= k <= n, n > 0 and 0 <= p0 <= 1.
 */
export function binomialTest(
  k: number,
  n: number,
  p0: number,
  alternative: Alternative = 'two-sided',
): number {
  const upper = binomialUpper(k, n, p0);
  const lower = binomialLower(k, n, p0);
  if (alternative === 'greater') return upper;
  if (alternative === 'less') return lower;
  if (p0 === 0 || p0 === 1) return k === n * p0 ? 1 : 0;
  const mean = n * p0;
  if (k === mean) return 1;
  // The probabilities fall away from the mean on both sides, so that the other tail has one first member.
  const most = probability(k, n, p0) * AS_LIKELY;
  if (k < mean) {
    const first = firstWhole((i) => probability(i, n, p0) <= most, Math.ceil(mean), n);
    return Math.min(1, lower + (first > n ? 0 : binomialUpper(first, n, p0)));
  }
  const beyond = firstWhole((i) => probability(i, n, p0) > most, 0, Math.floor(mean));
  return Math.min(1, upper + (beyond === 0 ? 0 : binomialLower(beyond - 1, n, p0)));
}
