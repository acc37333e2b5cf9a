import { describe, expect, it } from 'vitest';
import type { Cell } from './cells.ts';
import { contentHash } from './content.ts';
import { TINY } from './testing/tiny-suite.ts';

const task = TINY.tasks[0]!;
const cell = (change: Partial<Cell> = {}): Cell => ({
  suite: TINY,
  task,
  condition: task.conditions[0]!,
  ...change,
});

describe('contentHash', () => {
  it('is the same for the same pages and words', async () => {
    expect(await contentHash(cell(), 1)).toBe(await contentHash(cell(), 1));
  });

  it('is another one for other pages and for other words', async () => {
    const hashes = await Promise.all([
      contentHash(cell(), 1),
      contentHash(cell({ condition: task.conditions[1]! }), 1),
      contentHash(cell({ task: { ...task, instruction: 'Do the opposite.' } }), 1),
      contentHash(cell({ task: { ...task, variants: [{ id: 'ab', instruction: 'Do it.' }] } }), 1),
    ]);
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
