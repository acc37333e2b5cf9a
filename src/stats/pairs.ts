/**
 * Counts of pairs by their two binary results: `n10` pairs have the result in the first arm only, `n01` in the
 * second only.
 */
export interface Pairs {
  readonly n11: number;
  readonly n10: number;
  readonly n01: number;
  readonly n00: number;
}

/** Number of pairs. @throws RangeError when there is none, or a count is no whole number. */
export function pairCount({ n11, n10, n01, n00 }: Pairs): number {
  for (const count of [n11, n10, n01, n00]) {
    if (!(Number.isInteger(count) && count >= 0)) {
      throw new RangeError(`pairs: ${count} must be a whole number`);
    }
  }
  const n = n11 + n10 + n01 + n00;
  if (n === 0) throw new RangeError('pairs: at least one pair is needed');
  return n;
}
