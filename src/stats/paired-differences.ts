import { checkLevel, clip, type Interval, LEVEL } from './interval.ts';
import { studentQuantile, studentUpper } from './student.ts';

/** The mean of differences with Student's test of "it is 0". */
export interface MeanDifference {
  readonly value: number;
  readonly error: number;
  readonly df: number;
  /** The mean over its error, with the p-value. Null when all differences are alike, and no error can be estimated. */
  readonly test: { readonly t: number; readonly p: number } | null;
  readonly interval: Interval;
}

/**
 * The mean of the tasks' own differences of rates, each in [-1, 1], with its t interval (clipped to [-1, 1]) and test.
 *
 * @throws RangeError with fewer than two differences, for one outside [-1, 1], or a level out of range.
 */
export function meanDifference(differences: readonly number[], level: number = LEVEL): MeanDifference {
  checkLevel(level);
  for (const [i, difference] of differences.entries()) {
    if (!(difference >= -1 && difference <= 1)) {
      throw new RangeError(`meanDifference: difference ${i + 1} is ${difference}; it must lie in [-1, 1]`);
    }
  }
  const n = differences.length;
  if (n < 2) throw new RangeError(`meanDifference: at least two differences are needed, not ${n}`);
  const value = differences.reduce((sum, difference) => sum + difference, 0) / n;
  const squares = differences.reduce((sum, difference) => sum + (difference - value) ** 2, 0);
  const alike = differences.every((difference) => difference === differences[0]);
  const error = alike ? 0 : Math.sqrt(squares / (n - 1) / n);
  const df = n - 1;
  const half = studentQuantile(1 - (1 - level) / 2, df) * error;
  const t = value / error;
  return {
    value,
    error,
    df,
    test: error > 0 ? { t, p: Math.min(1, 2 * studentUpper(Math.abs(t), df)) } : null,
    interval: { low: clip(value - half, -1, 1), high: clip(value + half, -1, 1) },
  };
}
