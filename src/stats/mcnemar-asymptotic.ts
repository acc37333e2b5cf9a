import { chiSquaredUpper } from './chi-squared.ts';
import { type Pairs, pairCount } from './pairs.ts';

/** A statistic that is about chi-squared under the null hypothesis, with its p-value. */
export interface ChiSquared {
  readonly statistic: number;
  readonly df: number;
  readonly p: number;
}

/**
 * McNemar's asymptotic test, with Edwards' continuity correction if asked for. Null when no pair is discordant: there
 * is nothing to test.
 *
 * @throws RangeError when there is no pair.
 */
export function mcnemarAsymptotic(
  pairs: Pairs,
  { corrected = false }: { readonly corrected?: boolean } = {},
): ChiSquared | null {
  pairCount(pairs);
  const discordant = pairs.n10 + pairs.n01;
  if (discordant === 0) return null;
  const distance = Math.abs(pairs.n10 - pairs.n01);
  const statistic = Math.max(0, distance - (corrected ? 1 : 0)) ** 2 / discordant;
  return { statistic, df: 1, p: chiSquaredUpper(statistic, 1) };
}
