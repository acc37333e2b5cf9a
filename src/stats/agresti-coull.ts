import { checkCount, checkLevel, clip, type Interval, LEVEL } from './interval.ts';
import { normalQuantile } from './normal.ts';

/**
 * Agresti and Coull's interval for a proportion (1998), with the level's own z and not the "plus four" of the 95 %
 * case, clipped to [0, 1].
 *
 * @throws RangeError unless 0 <= k <= n, n > 0, 0 < level < 1.
 */
export function agrestiCoull(k: number, n: number, level: number = LEVEL): Interval {
  checkCount(k, n);
  checkLevel(level);
  const z = normalQuantile(1 - (1 - level) / 2);
  const size = n + z * z;
  const center = (k + (z * z) / 2) / size;
  const half = z * Math.sqrt((center * (1 - center)) / size);
  return { low: clip(center - half, 0, 1), high: clip(center + half, 0, 1) };
}
