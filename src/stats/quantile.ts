/**
 * The quantile of values in rising order by linear interpolation between them (type 7 of Hyndman and Fan 1996, R's
 * default).
 *
 * @throws RangeError without values, or unless 0 <= p <= 1.
 */
export function quantile(sorted: ArrayLike<number>, p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`quantile: p = ${p} must lie in [0, 1]`);
  if (sorted.length === 0) throw new RangeError('quantile: at least one value is needed');
  const at = (sorted.length - 1) * p;
  const below = sorted[Math.floor(at)] as number;
  const above = sorted[Math.ceil(at)] as number;
  return below + (at - Math.floor(at)) * (above - below);
}
