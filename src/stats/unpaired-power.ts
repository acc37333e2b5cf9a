import { cohensH } from './cohens-h.ts';
import { normalCdf } from './normal.ts';
import {
  checkRate,
  checkWhole,
  normalTerms,
  type PowerTerms,
  type SampleSize,
  sampleSize,
} from './power-terms.ts';

function rates(
  p0: number,
  p1: number,
): { readonly pooled: number; readonly apart: number; readonly delta: number } {
  checkRate('p0', p0);
  checkRate('p1', p1);
  const middle = (p0 + p1) / 2;
  return {
    pooled: Math.sqrt(2 * middle * (1 - middle)),
    apart: Math.sqrt(p0 * (1 - p0) + p1 * (1 - p1)),
    delta: Math.abs(p1 - p0),
  };
}

function checkApart(p0: number, p1: number): void {
  if (p0 === p1) throw new RangeError(`p0 = p1 = ${p0}: no sample size tells equal rates apart`);
}

/**
 * Samples an arm that tell two independent rates apart: [z sqrt(2 pq) + z' sqrt(p0 q0 + p1 q1)]^2 / delta^2.
 *
 * @throws RangeError for rates outside [0, 1] or equal, or terms out of range.
 */
export function unpairedSize(p0: number, p1: number, terms: PowerTerms = {}): SampleSize {
  const { pooled, apart, delta } = rates(p0, p1);
  checkApart(p0, p1);
  const z = normalTerms(terms);
  return sampleSize(((z.level * pooled + z.power * apart) / delta) ** 2);
}

/** The same by Cohen's h: 2 [(z + z') / h]^2. @throws RangeError as `unpairedSize`. */
export function unpairedSizeByArcsine(p0: number, p1: number, terms: PowerTerms = {}): SampleSize {
  const h = cohensH(p0, p1);
  checkApart(p0, p1);
  const z = normalTerms(terms);
  return sampleSize(2 * ((z.level + z.power) / h) ** 2);
}

/**
 * The chance that `n` samples an arm tell two independent rates apart, two-sided at `alpha`.
 *
 * @throws RangeError for rates outside [0, 1], or n or alpha out of range.
 */
export function unpairedPower(p0: number, p1: number, n: number, alpha = 0.05): number {
  const { pooled, apart, delta } = rates(p0, p1);
  checkWhole('n', n, 1);
  const { level } = normalTerms({ alpha });
  if (delta === 0) return alpha / 2;
  return normalCdf((delta * Math.sqrt(n) - level * pooled) / apart);
}
