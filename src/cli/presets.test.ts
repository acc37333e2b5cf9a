import { expect, test } from 'vitest';
import { cellsOf } from '../run/index.ts';
import { SUITES } from '../suites/index.ts';
import { planOf } from './plan.ts';
import { PRESETS } from './presets.ts';

/** Tasks in conditions, as the papers ran them. */
const CELLS: Readonly<Record<string, number>> = {
  'twins-pilot': 18,
  'caveat-standard': 52 * 2,
  'caveat-hard': 5 * 2,
  'caveat-mechanisms': 20 * 10,
  'caveat-slot': 20 * 2,
  'caveat-order': 5,
  'caveat-drip': 20 * 2,
};

test.each(Object.keys(PRESETS))('%s names what there is, as much of it as its paper ran', async (preset) => {
  expect(cellsOf(await planOf(undefined, { preset }), SUITES)).toHaveLength(CELLS[preset] ?? 0);
});
