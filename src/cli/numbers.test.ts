import { expect, test } from 'vitest';
import { UsageError } from '../core/errors.ts';
import { money, viewport, wholeNumber } from './numbers.ts';

test('whole numbers within bounds pass, all else is told', () => {
  const repeat = wholeNumber('--repeat', 1, 10);
  expect(repeat('10')).toBe(10);
  for (const bad of ['0', '11', '-1', '1.5', '1e1', '0x1', '', ' 3', 'three', '9'.repeat(400)]) {
    expect(() => repeat(bad), bad).toThrow(UsageError);
  }
  expect(() => repeat('0')).toThrow('whole number from 1 to 10 for --repeat');
});

test('a viewport is width x height', () => {
  expect(viewport('1280x720')).toEqual({ width: 1280, height: 720 });
  for (const bad of ['1280', '1280x', 'x720', '1280*720', '-1x5', '']) {
    expect(() => viewport(bad), bad).toThrow(UsageError);
  }
});

test('money is a plain number', () => {
  expect([money('--max-cost')('2.50'), money('--max-cost')('0'), money('--max-cost')('.5')]).toEqual([
    2.5, 0, 0.5,
  ]);
  for (const bad of ['', '$5', '-1', '1,50', '1e3', 'free']) {
    expect(() => money('--max-cost')(bad), bad).toThrow(UsageError);
  }
});
