import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idealSpan } from './ideal.ts';

test('jobs go to the place that is free first, in their order', () => {
  expect(idealSpan([], 4)).toBe(0);
  expect(idealSpan([2, 2, 2], 1)).toBe(6);
  expect(idealSpan([4, 2, 2, 2], 2)).toBe(6);
});

test('no schedule is shorter than the longest job or than a fair share of all', () => {
  const jobs = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1 });
  fc.assert(
    fc.property(jobs, fc.integer({ min: 1, max: 9 }), (all, places) => {
      const span = idealSpan(all, places);
      const sum = all.reduce((total, job) => total + job, 0);
      expect(span).toBeGreaterThanOrEqual(Math.max(...all, sum / places));
      expect(span).toBeLessThanOrEqual(sum / places + Math.max(...all));
    }),
  );
});
