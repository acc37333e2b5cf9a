/**
 * Where the resampling functions get their random numbers from. The caller brings it, so that a seed gives the
 * same result.
 */
export interface Draws {
  /** A whole number from 0 to `n - 1`, without bias. */
  below(n: number): number;
}

/** Replicates and permutations that a resampling function makes unless told otherwise. */
export const REPLICATES = 10_000;

/** @throws RangeError unless there is at least one replicate. */
export function checkReplicates(replicates: number): void {
  if (!(Number.isInteger(replicates) && replicates > 0)) {
    throw new RangeError(`replicates = ${replicates}: must be a whole number above 0`);
  }
}
