import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../core/errors.ts';
import { random } from '../../core/random.ts';
import { newcombeIndependent } from '../../stats/index.ts';
import { cellPower } from './cell.ts';
import { designPower, detectable } from './design.ts';
import { runPower, underpowered } from './run-power.ts';
import { powerWords } from './words.ts';

const design = { tasks: 52, repeat: 3, delta: 0.2 };

describe('designPower', () => {
  // Reference: the sample size formula for clustered pairs at icc = correlation = 0.5, computed apart from this code.
  it.each([
    [0.1, 1, 294, 152],
    [0.1, 3, 164, 86],
    [0.2, 1, 73, 48],
    [0.2, 3, 42, 28],
    [0.2, 10, 31, 21],
    [0.3, 3, 19, 15],
  ])(
    'a difference of %d with %d repetitions needs %d tasks around 50 %%, %d from 10 %%',
    (delta, repeat, middle, low) => {
      expect(designPower({ ...design, delta, repeat }).needed?.tasks).toBe(middle);
      expect(designPower({ ...design, delta, repeat, baseline: 0.1 }).needed?.tasks).toBe(low);
    },
  );

  it('advises a tenth more, and has the power that was asked for with the tasks that it names', () => {
    const { needed } = designPower(design);
    expect(needed).toMatchObject({ tasks: 42, advised: 47, episodesPerArm: 126 });
    expect(designPower({ ...design, tasks: 42 }).power).toBeGreaterThanOrEqual(0.8);
    expect(designPower({ ...design, tasks: 41 }).power).toBeLessThan(0.8);
  });

  it('finds the smallest difference at which the power is reached', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 300 }), fc.integer({ min: 1, max: 10 }), (tasks, repeat) => {
        const least = detectable({ tasks, repeat, delta: 0.2 });
        if (least === null) return;
        expect(designPower({ tasks, repeat, delta: least }).power).toBeGreaterThanOrEqual(0.8);
        if (least > 0.001) {
          expect(designPower({ tasks, repeat, delta: least - 0.001 }).power).toBeLessThan(0.8);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('looks the way that the difference goes', () => {
    expect(designPower({ ...design, delta: -0.2, baseline: 0.9 }).rates).toEqual({
      control: 0.9,
      treatment: 0.7,
    });
    expect(designPower({ ...design, delta: -0.2, baseline: 0.9 }).power).toBeCloseTo(
      designPower({ ...design, delta: 0.2, baseline: 0.1 }).power ?? 0,
      12,
    );
    expect(() => designPower({ ...design, baseline: 0.9 })).toThrow(UsageError);
  });

  it('has nothing to say of other tasks with one task', () => {
    expect(designPower({ ...design, tasks: 1 })).toMatchObject({ power: null, detectable: null });
  });

  it('explains itself without NaN in any corner', () => {
    for (const tasks of [1, 2, 1000]) {
      for (const repeat of [1, 3, 100]) {
        for (const delta of [0.01, 1, -1]) {
          const corner = { tasks, repeat, delta };
          expect(powerWords(corner, designPower(corner))).not.toMatch(/NaN|undefined|Infinity|null/);
        }
      }
    }
  });
});

describe('cellPower', () => {
  it('is how often the interval of a cell excludes 0', () => {
    const draws = random(3);
    const count = (p: number): number =>
      Array.from({ length: 10 }, () => draws.next() < p).filter(Boolean).length;
    let seen = 0;
    for (let i = 0; i < 4000; i++) {
      const { low, high } = newcombeIndependent(count(0.7), 10, count(0.2), 10);
      if (low > 0 || high < 0) seen += 1;
    }
    expect(cellPower(0.2, 0.7, 10)).toBeCloseTo(seen / 4000, 1);
  });

  it('is nothing with one sample, and everything for 0 against 1 with three', () => {
    expect(cellPower(0, 1, 1)).toBe(0);
    expect(cellPower(0, 1, 3)).toBeCloseTo(1, 12);
  });
});

describe('before a run', () => {
  const cells = (tasks: number, conditions: readonly string[]) =>
    Array.from({ length: tasks }, (_, i) => `t${i}`).flatMap((task) =>
      conditions.map((condition) => ({ task, condition })),
    );
  const steady = { id: 'reader', deterministic: true };
  const chancy = { id: 'model', deterministic: false };

  it('warns in two lines, and says that a deterministic agent counts once', () => {
    const lines = underpowered({ cells: cells(5, ['control', 'a3']), agents: [chancy, steady], repeat: 5 });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /^Few samples: 5 tasks a condition, 1 sample each \(reader does the same each time/,
    );
    expect(lines[1]).toContain('--tasks 5 --repeat 1');
  });

  it('is silent where the design sees enough, or where there is nothing to compare', () => {
    expect(underpowered({ cells: cells(60, ['control', 'a3']), agents: [chancy], repeat: 3 })).toEqual([]);
    expect(underpowered({ cells: cells(5, ['control']), agents: [chancy], repeat: 3 })).toEqual([]);
    expect(underpowered({ cells: cells(5, ['a3']), agents: [chancy], repeat: 3 })).toEqual([]);
  });

  it('goes by the condition with the fewest tasks', () => {
    const uneven = [
      ...cells(40, ['control', 'a3']),
      { task: 't0', condition: 'alt' },
      { task: 't1', condition: 'alt' },
    ];
    expect(runPower({ cells: uneven, agents: [chancy], repeat: 3 })?.tasks).toBe(2);
  });
});
