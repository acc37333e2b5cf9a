/**
 * Holm's step-down adjustment of a family of p-values, in their own order: controls the chance of one false claim
 * in the family. A `null` (a test that could not be made) stays null and does not count.
 *
 * @throws RangeError for a p outside [0, 1].
 */
export function holm(p: readonly number[]): number[];
export function holm(p: readonly (number | null)[]): (number | null)[];
export function holm(p: readonly (number | null)[]): (number | null)[] {
  const made = p.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  for (const { value } of made) {
    if (!(value >= 0 && value <= 1)) throw new RangeError(`holm: p = ${value} must lie in [0, 1]`);
  }
  made.sort((x, y) => x.value - y.value);
  const adjusted: (number | null)[] = p.map(() => null);
  let highest = 0;
  made.forEach(({ value, index }, rank) => {
    highest = Math.max(highest, Math.min(1, (made.length - rank) * value));
    adjusted[index] = highest;
  });
  return adjusted;
}
