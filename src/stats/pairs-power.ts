import { binomialLower, binomialUpper } from './binomial.ts';
import { firstWhole } from './bisect.ts';
import { mcnemarExact } from './mcnemar.ts';
import { mcnemarMidP } from './mcnemar-midp.ts';
import { normalCdf } from './normal.ts';
import {
  checkWhole,
  normalTerms,
  type PowerTerms,
  powerTerms,
  type SampleSize,
  sampleSize,
} from './power-terms.ts';

/** What is thought to be true of pairs. */
export interface PairsDesign {
  /** The difference of the arms' rates, other than 0. Its sign does not matter. */
  readonly delta: number;
  /** The share of pairs whose arms differ, at least |delta|. */
  readonly discordant: number;
}

function check({ delta, discordant }: PairsDesign): number {
  const size = Math.abs(delta);
  if (!(size > 0 && size <= 1)) throw new RangeError(`delta = ${delta}: must lie in [-1, 1] and not be 0`);
  if (!(discordant >= size && discordant <= 1)) {
    throw new RangeError(`discordant = ${discordant}: must lie between |delta| = ${size} and 1`);
  }
  return size;
}

/**
 * The share of pairs that differ when the arms have rates `p0` and `p1` and `correlation` (phi) between them.
 *
 * @throws RangeError for a rate outside [0, 1], or a correlation that such rates cannot have.
 */
export function discordantShare(p0: number, p1: number, correlation: number): number {
  for (const p of [p0, p1]) if (!(p >= 0 && p <= 1)) throw new RangeError(`rate ${p}: must lie in [0, 1]`);
  const cross = correlation * Math.sqrt(p0 * (1 - p0) * p1 * (1 - p1));
  const share = p0 * (1 - p1) + p1 * (1 - p0) - 2 * cross;
  const both = p0 * p1 + cross;
  if (!(share >= Math.abs(p1 - p0) - 1e-12 && both >= -1e-12 && share + both <= 1 + 1e-12)) {
    throw new RangeError(`correlation ${correlation}: rates of ${p0} and ${p1} cannot have it`);
  }
  return Math.min(1, Math.max(share, Math.abs(p1 - p0)));
}

/**
 * Pairs that McNemar's test needs (Connor 1987): [z sqrt(psi) + z' sqrt(psi - delta^2)]^2 / delta^2.
 *
 * @throws RangeError for a design or terms out of range.
 */
export function pairsSize(design: PairsDesign, terms: PowerTerms = {}): SampleSize {
  const size = check(design);
  const z = normalTerms(terms);
  const rest = Math.sqrt(Math.max(0, design.discordant - size * size));
  return sampleSize(((z.level * Math.sqrt(design.discordant) + z.power * rest) / size) ** 2);
}

/** The power of McNemar's test with `n` pairs, by the same formula. @throws RangeError for what is out of range. */
export function pairsPower(design: PairsDesign, n: number, alpha = 0.05): number {
  const size = check(design);
  checkWhole('pairs', n, 1);
  const { level } = normalTerms({ alpha });
  const rest = Math.sqrt(Math.max(0, design.discordant - size * size));
  return normalCdf((size * Math.sqrt(n) - level * Math.sqrt(design.discordant)) / rest);
}

/** The exact power of McNemar's mid-p or exact test with `n` pairs. @throws RangeError for what is out of range. */
export function mcnemarPower(design: PairsDesign, n: number, test: 'mid-p' | 'exact', alpha = 0.05): number {
  const size = check(design);
  checkWhole('pairs', n, 1);
  powerTerms({ alpha });
  const towards = (design.discordant + size) / (2 * design.discordant);
  let power = 0;
  for (let d = 1; d <= n; d++) {
    const most = mostRejected(d, test, alpha);
    if (most < 0) continue;
    const chance =
      binomialUpper(d, n, design.discordant) - (d === n ? 0 : binomialUpper(d + 1, n, design.discordant));
    power += chance * (binomialLower(most, d, towards) + binomialUpper(d - most, d, towards));
  }
  return Math.min(1, power);
}

/**
 * Pairs with which the exact power of McNemar's mid-p or exact test is high enough: the first such number from
 * Connor's on (exact power rises in saw-teeth, so that some smaller number may do as well).
 *
 * @throws RangeError for a design or terms out of range.
 */
export function mcnemarSize(design: PairsDesign, test: 'mid-p' | 'exact', terms: PowerTerms = {}): number {
  const { power, alpha } = powerTerms(terms);
  let pairs = pairsSize(design, terms).whole;
  while (mcnemarPower(design, pairs, test, alpha) < power) pairs += 1;
  return pairs;
}

/** The largest smaller count among `d` discordant pairs at which the test rejects, or -1. */
function mostRejected(d: number, test: 'mid-p' | 'exact', alpha: number): number {
  const p = test === 'exact' ? mcnemarExact : mcnemarMidP;
  const kept = (fewer: number): boolean => p({ n11: 0, n10: fewer, n01: d - fewer, n00: 0 }) > alpha;
  return firstWhole(kept, 0, Math.ceil(d / 2) - 1) - 1;
}
