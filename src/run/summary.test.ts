import { expect, test } from 'vitest';
import { anEpisode, anError, aSpec } from '../store/testing/records.ts';
import { summaryCells } from './summary.ts';

const swapped = aSpec({ condition: { id: 'a-swap', mechanisms: ['swap', 'late'] } });
const verdict = anEpisode('k').verdict;

test('a cell counts errors apart and never as zeros', () => {
  const cells = summaryCells([
    anEpisode('a', { spec: swapped, verdict: { ...verdict, harm: true } }),
    anEpisode('b', { spec: swapped, verdict: { ...verdict, success: false, scores: {} } }),
    anEpisode('c'),
    anError('d'),
    { ...anError('e'), spec: aSpec({ suite: 'z' }) },
  ]);
  const none = { deceived: 0, unexposed: 0, refused: 0, evaded: 0, failed: 0 };
  expect(cells).toEqual([
    {
      suite: 'tiny',
      agent: 'walker',
      condition: 'control',
      mechanism: null,
      n: 1,
      success: 1,
      harm: 0,
      outcomes: { ...none, evaded: 1 },
      scores: { regret: 0.25 },
      errors: 1,
    },
    {
      suite: 'tiny',
      agent: 'walker',
      condition: 'a-swap',
      mechanism: 'swap+late',
      n: 2,
      success: 0.5,
      harm: 0.5,
      outcomes: { ...none, deceived: 1, failed: 1 },
      // Only over the episode that has it.
      scores: { regret: 0.25 },
      errors: 0,
    },
    {
      suite: 'z',
      agent: 'walker',
      condition: 'control',
      mechanism: null,
      n: 0,
      success: null,
      harm: null,
      outcomes: none,
      scores: {},
      errors: 1,
    },
  ]);
  expect(summaryCells([])).toEqual([]);
});
