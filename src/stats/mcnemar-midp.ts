import { binomialLower } from './binomial.ts';
import { type Pairs, pairCount } from './pairs.ts';

/**
 * Two-sided mid-p of McNemar's test: half of the observed table's own chance is left out, which makes the exact test
 * less timid (Fagerland, Lydersen and Laake 2013). 1 when no pair is discordant.
 *
 * @throws RangeError when there is no pair.
 */
export function mcnemarMidP(pairs: Pairs): number {
  pairCount(pairs);
  const discordant = pairs.n10 + pairs.n01;
  const fewer = Math.min(pairs.n10, pairs.n01);
  if (discordant === 0) return 1;
  const upTo = binomialLower(fewer, discordant, 0.5);
  const below = fewer === 0 ? 0 : binomialLower(fewer - 1, discordant, 0.5);
  // Both tails hold the observed table then, and each leaves half of its chance out.
  if (pairs.n10 === pairs.n01) return 1 - (upTo - below);
  return upTo + below;
}
