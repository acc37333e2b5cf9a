/**
 * Benjamini and Hochberg's step-up adjustment of a family of p-values, in their own order: controls the expected
 * share of false claims among those made (1995). A `null` (a test that could not be made) stays null and does not
 * count.
 *
 * @throws RangeError for a p outside [0, 1].
 */
export function benjaminiHochberg(p: readonly number[]): number[];
export function benjaminiHochberg(p: readonly (number | null)[]): (number | null)[];
export function benjaminiHochberg(p: readonly (number | null)[]): (number | null)[] {
  const made = p.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  for (const { value } of made) {
    if (!(value >= 0 && value <= 1)) {
      throw new RangeError(`benjaminiHochberg: p = ${value} must lie in [0, 1]`);
    }
  }
  made.sort((x, y) => y.value - x.value);
  const adjusted: (number | null)[] = p.map(() => null);
  let lowest = 1;
  made.forEach(({ value, index }, fromLast) => {
    lowest = Math.min(lowest, (made.length / (made.length - fromLast)) * value);
    adjusted[index] = lowest;
  });
  return adjusted;
}
