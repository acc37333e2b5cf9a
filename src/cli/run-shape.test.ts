import { describe, expect, test } from 'vitest';
import type { EpisodeHead } from '../store/index.ts';
import { runShape } from './run-shape.ts';

const spec = (agent: string, condition: string, task = 'twins/cart') => ({
  suite: 'twins',
  task,
  agent: { id: agent },
  condition: { id: condition, mechanisms: condition === 'control' ? [] : condition.split('+') },
});
const ok = (at: object, success: boolean, harm: boolean, scores: Record<string, number> = {}): EpisodeHead =>
  ({
    spec: at,
    status: 'ok',
    verdict: { success, harm, exposed: true, decided: true, scores },
  }) as unknown as EpisodeHead;
const error = (at: object): EpisodeHead => ({ spec: at, status: 'error' }) as unknown as EpisodeHead;

describe('runShape', () => {
  test('counts errors apart: they are in no rate', () => {
    const a3 = spec('reader:dom', 'a3');
    const shape = runShape('r1', [ok(a3, true, false), ok(a3, false, true), error(a3)]);
    expect(shape).toMatchObject({ run: 'r1', episodes: 2, errors: 1 });
    expect(shape.cells).toEqual([
      {
        suite: 'twins',
        agent: 'reader:dom',
        condition: 'a3',
        mechanism: 'a3',
        n: 2,
        success: 0.5,
        harm: 0.5,
        outcomes: { deceived: 1, unexposed: 0, refused: 0, evaded: 1, failed: 0 },
        scores: {},
        errors: 1,
      },
    ]);
  });

  test('a cell without a verdict has no rates, and no zeros in their place', () => {
    expect(runShape('r1', [error(spec('x', 'control'))]).cells[0]).toMatchObject({
      n: 0,
      success: null,
      harm: null,
      mechanism: null,
      errors: 1,
    });
  });

  test('pools tasks, keeps agents and conditions apart, and names what is on together', () => {
    const shape = runShape('r1', [
      ok(spec('x', 'control', 'twins/cart'), true, false, { dpsrPaper: 0 }),
      ok(spec('x', 'control', 'twins/cookies'), false, false, { dpsrPaper: 1 }),
      ok(spec('x', 'a2+a3'), true, false),
      ok(spec('y', 'control'), true, false),
    ]);
    expect(shape.cells.map(({ agent, mechanism, n }) => [agent, mechanism, n])).toEqual([
      ['x', null, 2],
      ['x', 'a2+a3', 1],
      ['y', null, 1],
    ]);
    expect(shape.cells[0]).toMatchObject({ success: 0.5, scores: { dpsrPaper: 0.5 } });
  });
});
