import { describe, expect, it } from 'vitest';
import { InfrastructureError, type Trouble } from '../../core/errors.ts';
import { TRIES, withTries } from './tries.ts';

const trouble = (kind: Trouble): InfrastructureError =>
  new InfrastructureError(kind, { expected: 'an answer', found: 'none', hint: 'Try again.' });

/** Fails so many times, then succeeds. */
function failing(times: number, error: Error) {
  let calls = 0;
  return {
    work: async () => {
      if (calls++ < times) throw error;
      return calls;
    },
    calls: () => calls,
  };
}

describe('withTries', () => {
  it('tries again when infrastructure got in its way, and tells', async () => {
    const told: string[] = [];
    const { work } = failing(2, trouble('browser'));
    expect(await withTries(work, ({ trouble: kind }) => told.push(kind))).toBe(3);
    expect(told).toEqual(['browser', 'browser']);
  });

  it('gives up in the end', async () => {
    const { work, calls } = failing(99, trouble('browser'));
    await expect(withTries(work, () => {})).rejects.toThrow(InfrastructureError);
    expect(calls()).toBe(TRIES);
  });

  it('does not try a fault of the suite or the code again', async () => {
    for (const error of [trouble('harness'), new TypeError('x')]) {
      const { work, calls } = failing(9, error);
      await expect(withTries(work, () => {})).rejects.toBe(error);
      expect(calls()).toBe(1);
    }
  });
});
