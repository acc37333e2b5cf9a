import { binomialLower } from './binomial.ts';
import { type Pairs, pairCount } from './pairs.ts';

/** Two-sided p of McNemar's exact test: the discordant pairs against a fair coin. 1 when no pair is discordant. */
export function mcnemarExact(pairs: Pairs): number {
  pairCount(pairs);
  const discordant = pairs.n10 + pairs.n01;
  if (discordant === 0) return 1;
  return Math.min(1, 2 * binomialLower(Math.min(pairs.n10, pairs.n01), discordant, 0.5));
}
