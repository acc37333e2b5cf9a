/**
 * Cohen's h, the effect size of two proportions: the difference of their arcsines, `p1` minus `p2`, between -pi and
 * pi. 0.2 is called small, 0.5 medium, 0.8 large.
 *
 * @throws RangeError unless both lie in [0, 1].
 */
export function cohensH(p1: number, p2: number): number {
  for (const p of [p1, p2]) {
    if (!(p >= 0 && p <= 1)) throw new RangeError(`cohensH: p = ${p} must lie in [0, 1]`);
  }
  return 2 * Math.asin(Math.sqrt(p1)) - 2 * Math.asin(Math.sqrt(p2));
}
