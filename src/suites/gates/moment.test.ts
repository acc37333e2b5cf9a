import { expect, it } from 'vitest';
import { inOrder } from './moment.ts';

it('puts moments in their order, each once', () => {
  expect(inOrder(['settled', 120, 'parsed', 40, 120, 'settled'])).toEqual(['parsed', 40, 120, 'settled']);
});
