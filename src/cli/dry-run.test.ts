import { expect, test } from 'vitest';
import { estimate } from './dry-run.ts';

test('the estimate goes by what an agent took before, and shares the work among those at it', () => {
  const episode = (id: string, kind: 'scripted' | 'model') => ({ spec: { agent: { id, kind } } });
  const episodes = [
    ...Array.from({ length: 10 }, () => episode('known', 'model')),
    ...Array.from({ length: 10 }, () => episode('new', 'scripted')),
  ] as unknown as Parameters<typeof estimate>[0]['episodes'];
  const known = new Map([['known', 500]]);
  expect(estimate({ episodes }, known, 1)).toBe(10 * 500 + 10 * 1500);
  expect(estimate({ episodes }, known, 4)).toBe(5000);
  // More workers than work are no help.
  expect(estimate({ episodes: episodes.slice(0, 1) }, known, 8)).toBe(500);
});
