import { expect, test } from 'vitest';
import { joined } from './joined.ts';

test('joins what is typed and what is scrolled, and nothing else', () => {
  expect(joined({ type: 'type', text: 'A', target: { x: 1, y: 2 } }, { type: 'type', text: 'nn' })).toEqual({
    type: 'type',
    text: 'Ann',
    target: { x: 1, y: 2 },
  });
  expect(joined({ type: 'scroll', dy: 100 }, { type: 'scroll', dy: -30, dx: 5 })).toEqual({
    type: 'scroll',
    dy: 70,
    dx: 5,
  });
  expect(joined({ type: 'press', key: 'a' }, { type: 'press', key: 'b' })).toBeUndefined();
  expect(joined({ type: 'type', text: 'a' }, { type: 'scroll', dy: 1 })).toBeUndefined();
});
