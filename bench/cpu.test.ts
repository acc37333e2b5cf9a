import { expect, test } from 'vitest';
import { cpuBetween } from './cpu.ts';

test('threads that came count whole, those that went count nothing', () => {
  const before = new Map([
    ['1/1', 5e6],
    ['1/2', 7e6],
  ]);
  const after = new Map([
    ['1/1', 6e6],
    ['1/3', 2e6],
  ]);
  expect(cpuBetween(before, after)).toBe(3);
});

test('where nothing can be read, the time is unknown and not zero', () => {
  expect(cpuBetween(new Map(), new Map())).toBeNaN();
});
