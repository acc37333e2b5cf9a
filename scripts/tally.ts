import { z } from 'zod';

/** How many tests passed, failed and were skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What is read of the report that Vitest's JSON reporter writes. */
const reportSchema = z.object({
  numPassedTests: z.int().min(0),
  numFailedTests: z.int().min(0),
  numPendingTests: z.int().min(0),
  numTodoTests: z.int().min(0),
});

/**
 * Counts the tests of a Vitest run. A run that failed with no failed test (a file that can't be loaded, an unhandled
 * error, a crash before the report) counts as one failure, and so does a run without a single test: silence is no success.
 *
 * @param report the content of the JSON report; undefined when none was written
 * @param exitCode how Vitest ended
 */
export function tallyOf(report: string | undefined, exitCode: number | null): Tally {
  const parsed = reportSchema.safeParse(parse(report));
  if (!parsed.success) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = parsed.data;
  const silent = numFailedTests === 0 && (exitCode !== 0 || numPassedTests === 0);
  return {
    passed: numPassedTests,
    failed: numFailedTests + (silent ? 1 : 0),
    skipped: numPendingTests + numTodoTests,
  };
}

const countsSchema = z.object({ passed: z.int().min(0), failed: z.int().min(0) });

/**
 * Counts the checks of a script that wrote `{passed, failed}`. One that wrote nothing, that failed with no failed check
 * or that checked nothing counts as one failure.
 */
export function tallyOfFile(text: string | undefined, exitCode: number | null): Tally {
  const parsed = countsSchema.safeParse(parse(text));
  if (!parsed.success) return { passed: 0, failed: 1, skipped: 0 };
  const { passed, failed } = parsed.data;
  const silent = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: failed + (silent ? 1 : 0), skipped: 0 };
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The closing line, `N passed, N failed`, which scripts may read. */
export function closingLine(tallies: readonly Tally[]): string {
  const sum = (of: (tally: Tally) => number): number =>
    tallies.reduce((total, tally) => total + of(tally), 0);
  const skipped = sum((tally) => tally.skipped);
  return `${sum((tally) => tally.passed)} passed, ${sum((tally) => tally.failed)} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
