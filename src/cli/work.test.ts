import { describe, expect, test } from 'vitest';
import type { RunSummary } from '../run/index.ts';
import { closingNotes, exitCodeFor } from './work.ts';

describe('exitCodeFor', () => {
  test.each([
    ['all done', 'done', 100, 0, false, 0],
    ['as many errors as may be', 'done', 95, 5, false, 0],
    ['one more', 'done', 94, 6, false, 3],
    ['nothing but errors', 'done', 0, 3, false, 3],
    ['given up', 'failed', 90, 11, false, 3],
    ['stopped by Ctrl-C', 'interrupted', 10, 0, true, 130],
    ['stopped by something else', 'interrupted', 10, 0, false, 3],
  ] as const)('%s', (_what, status, episodes, errors, stopped, code) => {
    expect(exitCodeFor({ status, episodes, errors }, 0.05, stopped)).toBe(code);
  });
});

test('what is not whole says why, and how to go on', () => {
  const summary: RunSummary = {
    run: 'r1',
    status: 'failed',
    planned: 20,
    episodes: 4,
    errors: 6,
    troubles: { browser: 5, world: 1 },
    cells: [],
  };
  const said = closingNotes(summary).join('\n');
  expect(said).toContain('6 of 20 episodes ended in an error (browser: 5, world: 1)');
  expect(said).toContain('`siren resume r1`');
  expect(closingNotes({ ...summary, status: 'done', episodes: 20, errors: 0, troubles: {} })).toEqual([]);
});
