import { expect, test } from 'vitest';
import { inRange, rangeWords } from './version.ts';

test('knows whether a version is in a series, from a patch on', () => {
  const range = { series: '0.13', least: 8 };
  expect(['0.13.8', '0.13.14', '0.13.9rc1'].map((version) => inRange(version, range))).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    ['0.13.7', '0.14.8', '1.13.8', '0.1.38', '', '0.13'].some((version) => inRange(version, range)),
  ).toBe(false);
  expect(inRange('3.7.0', { series: '3.7' })).toBe(true);
  expect([rangeWords(range), rangeWords({ series: '3.7' })]).toEqual(['0.13.8 or a later 0.13', '3.7.x']);
});
