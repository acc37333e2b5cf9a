import { normalQuantile } from './normal.ts';

/** What a test is to promise: the chance to see a true effect, and the two-sided level. */
export interface PowerTerms {
  /** 0.8 unless told otherwise. */
  readonly power?: number;
  /** 0.05 unless told otherwise. */
  readonly alpha?: number;
}

/** @throws RangeError unless both lie between 0 and 1, and the power above half of alpha. */
export function powerTerms({ power = 0.8, alpha = 0.05 }: PowerTerms): { power: number; alpha: number } {
  if (!(alpha > 0 && alpha < 1)) throw new RangeError(`alpha = ${alpha}: must lie between 0 and 1`);
  if (!(power > alpha / 2 && power < 1)) {
    throw new RangeError(`power = ${power}: must lie between alpha / 2 and 1`);
  }
  return { power, alpha };
}

/** The two normal quantiles of the sample size formulas. */
export function normalTerms(terms: PowerTerms): { readonly level: number; readonly power: number } {
  const { power, alpha } = powerTerms(terms);
  return { level: normalQuantile(1 - alpha / 2), power: normalQuantile(power) };
}

/** @throws RangeError unless `rate` lies in [0, 1]. */
export function checkRate(name: string, rate: number): void {
  if (!(rate >= 0 && rate <= 1)) throw new RangeError(`${name} = ${rate}: must lie in [0, 1]`);
}

/** @throws RangeError unless `count` is whole and at least `least`. */
export function checkWhole(name: string, count: number, least: number): void {
  if (!(Number.isInteger(count) && count >= least)) {
    throw new RangeError(`${name} = ${count}: must be a whole number of at least ${least}`);
  }
}

/** A size by its formula, and in whole samples. */
export interface SampleSize {
  readonly unrounded: number;
  readonly whole: number;
}

/** The next whole number; a rounding error above one does not count. */
export function sampleSize(unrounded: number): SampleSize {
  return { unrounded, whole: Math.max(1, Math.ceil(unrounded * (1 - 1e-12))) };
}
