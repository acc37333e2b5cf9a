import { expect, test } from 'vitest';
import { spoken } from './duration.ts';

test.each([
  [0, '1 s'],
  [42_400, '42 s'],
  [59_600, '1 min'],
  [200_000, '3 min 20 s'],
  [3_600_000, '1 h'],
  [7_500_000, '2 h 5 min'],
  [7_199_000, '2 h'],
])('%i ms is %s', (ms, text) => {
  expect(spoken(ms)).toBe(text);
});
