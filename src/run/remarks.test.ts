import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remarksBySteps } from './remarks.ts';

test('gives a remark to the act that followed it, and the rest to the last', () => {
  const remarks = [
    { at: 15, remark: { said: 'second', usage: { requests: 1, inputTokens: 5, ms: 1 } } },
    { at: 5, remark: { said: 'first', reasoned: 'why' } },
    { at: 20, remark: { said: 'third', usage: { requests: 2, inputTokens: 7, ms: 2 } } },
    { at: 99, remark: { said: 'after all' } },
  ];
  expect(remarksBySteps([10, 20, 30], remarks)).toEqual([
    { said: 'first', reasoned: 'why' },
    { said: 'second\n\nthird', usage: { requests: 3, inputTokens: 12, ms: 3 } },
    { said: 'after all' },
  ]);
  expect(remarksBySteps([], remarks)).toEqual([]);
});

test('loses no word', () => {
  const times = fc.array(fc.nat(100), { minLength: 1 }).map((list) => list.sort((a, b) => a - b));
  fc.assert(
    fc.property(times, fc.array(fc.nat(120)), (steps, at) => {
      const remarks = at.map((time, index) => ({ at: time, remark: { said: `<${index}>` } }));
      const said = remarksBySteps(steps, remarks)
        .map((remark) => remark.said ?? '')
        .join();
      expect(at.every((_, index) => said.includes(`<${index}>`))).toBe(true);
    }),
  );
});
