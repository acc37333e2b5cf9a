import { binomialError } from '../../../stats/index.ts';
import type { PatternCell } from './cells.ts';
import { AVOIDANCE, OPERATORS, type Printed, RESPONSE_RATES, TASKS } from './published.ts';

/** Largest number of samples that is tried for a cell. The table's cells have 45 at most. */
const MOST = 400;

/**
 * The one number that the paper's tables leave open: BU-GPT5 avoided False Hierarchy and Pop-Up Ad always, 53 times
 * together. This split was chosen because it alone gives the paper's table 6.
 */
export const FITTED = { operator: 'BU-GPT5', pattern: 'False Hierarchy', n: 25 } as const;

/** Rounds as a paper prints percents: to one decimal. */
export function oneDecimal(percent: number): number {
  return Math.round(percent * 10 + 1e-9) / 10;
}

/** All counts that a printed mean and "SD" could be of: the "SD" is the standard error sqrt(p (1 - p) / n). */
export function countsOf([mean, sd]: Printed): { k: number; n: number }[] {
  return Array.from({ length: MOST }, (_, i) => i + 1).flatMap((n) => {
    // One or two whole numbers of successes can round to the mean.
    const near = Math.floor((mean / 100) * n);
    return [near, near + 1]
      .filter((k) => k <= n && oneDecimal((k / n) * 100) === mean)
      .filter((k) => oneDecimal(binomialError(k, n) * 100) === sd)
      .map((k) => ({ k, n }));
  });
}

/** The episodes with a response that a printed response rate stands for. */
export function respondedOf(percent: number): number {
  const fits = Array.from({ length: TASKS + 1 }, (_, n) => n).filter(
    (n) => oneDecimal((n / TASKS) * 100) === percent,
  );
  if (fits.length !== 1) throw new Error(`response rate ${percent}: ${fits.length} counts of ${TASKS} fit`);
  return fits[0] as number;
}

/**
 * The counts behind the paper's table 5: a cell's mean and standard error have one solution each; cells of 100 % have
 * what table 4 leaves of an operator's episodes. One split was fitted (see `FITTED`).
 */
export function reconstruct(): PatternCell[] {
  return OPERATORS.flatMap((operator, o) => {
    const patterns = Object.entries(AVOIDANCE).map(([pattern, row]) => ({
      pattern,
      found: row[o]?.[1] === 0 ? undefined : countsOf(row[o] as Printed)[0],
    }));
    const known = patterns.reduce((sum, { found }) => sum + (found?.n ?? 0), 0);
    let left = respondedOf(RESPONSE_RATES[o] as number) - known;
    let open = patterns.filter(({ found }) => found === undefined).length;
    return patterns.map(({ pattern, found }) => {
      if (found) return { operator, pattern, avoided: found.k, n: found.n };
      open -= 1;
      const n = open > 0 ? FITTED.n : left;
      left -= n;
      return { operator, pattern, avoided: n, n };
    });
  });
}

/** Whether cells are those of the paper's table 5. */
export function isPublished(cells: readonly PatternCell[]): boolean {
  const key = ({ operator, pattern, avoided, n }: PatternCell): string =>
    JSON.stringify([operator, pattern, avoided, n]);
  const own = new Set(cells.map(key));
  const published = reconstruct();
  return cells.length === published.length && published.every((cell) => own.has(key(cell)));
}
