import { describe, expect, test } from 'vitest';
import { closingLine, tallyOf, tallyOfFile } from './tally.ts';

const report = (passed: number, failed: number, pending = 0): string =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: 0,
  });

describe('tallyOf', () => {
  test.each([
    ['all passed', report(5, 0), 0, { passed: 5, failed: 0, skipped: 0 }],
    ['some failed', report(5, 2, 1), 1, { passed: 5, failed: 2, skipped: 1 }],
    ['a file could not be loaded', report(5, 0), 1, { passed: 5, failed: 1, skipped: 0 }],
    ['killed by a signal', report(5, 0), null, { passed: 5, failed: 1, skipped: 0 }],
    ['ran nothing', report(0, 0), 0, { passed: 0, failed: 1, skipped: 0 }],
    ['skipped everything', report(0, 0, 9), 0, { passed: 0, failed: 1, skipped: 9 }],
    ['no report', undefined, 0, { passed: 0, failed: 1, skipped: 0 }],
    ['half a report', '{"numPassedTests": 5', 0, { passed: 0, failed: 1, skipped: 0 }],
  ])('%s', (_what, text, code, tally) => {
    expect(tallyOf(text, code)).toEqual(tally);
  });
});

test('the closing line sums the stages', () => {
  const one = { passed: 1, failed: 0, skipped: 0 };
  expect(closingLine([one, one, { passed: 40, failed: 2, skipped: 0 }])).toBe('42 passed, 2 failed');
  expect(closingLine([one, { passed: 0, failed: 0, skipped: 3 }])).toBe('1 passed, 0 failed, 3 skipped');
});

describe('tallyOfFile', () => {
  test.each([
    ['all passed', '{"passed":5,"failed":0}', 0, { passed: 5, failed: 0, skipped: 0 }],
    ['some failed', '{"passed":5,"failed":2}', 1, { passed: 5, failed: 2, skipped: 0 }],
    ['failed with no failed check', '{"passed":5,"failed":0}', 1, { passed: 5, failed: 1, skipped: 0 }],
    ['checked nothing', '{"passed":0,"failed":0}', 0, { passed: 0, failed: 1, skipped: 0 }],
    ['wrote nothing', undefined, 0, { passed: 0, failed: 1, skipped: 0 }],
    ['wrote nonsense', '{"passed":-1}', 0, { passed: 0, failed: 1, skipped: 0 }],
  ])('%s', (_, text, code, expected) => {
    expect(tallyOfFile(text, code)).toEqual(expected);
  });
});
