import { describe, expect, it } from 'vitest';
import { partOf } from '../../../../test/fixtures/analyze.ts';
import { MARKETS } from '../../../../test/fixtures/report-markets.ts';
import { CHANCY, record, STEADY, type Wanted } from '../../../../test/fixtures/report-record.ts';
import { episodesOfRuns } from '../input/runs.ts';
import { analyzeAs } from '../papers.ts';

const SETS: Readonly<Record<string, readonly string[]>> = {
  control: [],
  treatment: ['sponsored-placement', 'drip-pricing', 'trust-signals'],
  'only:drip-pricing': ['drip-pricing'],
  'only:trust-signals': ['trust-signals'],
  slot: ['sponsored-placement'],
};
const HARD = { ...MARKETS.tasks[5], id: 'markets/k5', tags: ['hard'] } as (typeof MARKETS.tasks)[number];
const SUITE = { ...MARKETS, tasks: [...MARKETS.tasks.slice(0, 5), HARD] };

/** Episodes of the marketplace, in conditions by name. */
function tables(wanted: readonly Wanted[]) {
  const episodes = wanted.map((one, i) => {
    const made = record({ repetition: i, success: one.scores?.optimal === 1, ...one });
    const id = made.spec.condition.id;
    const condition = { id, mechanisms: SETS[id] ?? [] };
    return { ...made, key: `${i}`, spec: { ...made.spec, suite: 'markets', condition } };
  });
  const run = { id: 'r', planned: episodes.length, agents: [CHANCY.id], episodes };
  const result = analyzeAs('caveat', episodesOfRuns([run], [SUITE]), { contrasts: 'significant', seed: 1 });
  return (id: string) => partOf(result, id);
}

describe('the failure modes', () => {
  const one = (task: string, scores: Record<string, number>, more: Wanted = {}): Wanted => ({
    task,
    condition: 'treatment',
    scores: { optimal: 0, feasible: 1, prematureClosure: 0, prematureCommitment: 0, ...scores },
    ...more,
  });
  const found = { optimumOpened: 1 };
  const part = tables([
    one('markets/k0', { pageStopped: 1, pagesUnserved: 2, optimumOpened: 0, prematureClosure: 1 }),
    one('markets/k1', { pageStopped: 4, pagesUnserved: 0, ...found, prematureCommitment: 1 }),
    one('markets/k2', { pageStopped: 2, pagesUnserved: 1, ...found }),
    one('markets/k3', { pageStopped: 9, pagesUnserved: 0, ...found, optimal: 1 }),
    one('markets/k4', { pageStopped: 1, pagesUnserved: 0, optimumOpened: 0 }, { decided: false }),
    one('markets/k5', { pageStopped: 1, pagesUnserved: 87, optimumOpened: 0, prematureClosure: 1 }),
  ]);

  it('are shares of all samples; what was found and not bought is told apart', () => {
    expect(part('section-5').rows).toEqual([
      {
        operator: CHANCY.id,
        n: 6,
        closure: 2 / 6,
        commitment: 1 / 6,
        failed: 4,
        found: 2,
        unresolved: 1,
      },
    ]);
  });

  it('tell where the search ended, of orders of something else, in small and large catalogs', () => {
    expect(part('section-5-1-pages').rows).toEqual([
      {
        operator: CHANCY.id,
        catalog: 'standard',
        n: 3,
        first: 1,
        third: 2,
        page: 7 / 3,
        left: 1,
        feasible: 3,
      },
      { operator: CHANCY.id, catalog: 'hard', n: 1, first: 1, third: 1, page: 1, left: 87, feasible: 1 },
    ]);
  });
});

describe('the ablations', () => {
  const one = (task: string, condition: string, scores: Record<string, number>): Wanted => ({
    task,
    condition,
    scores: { optimal: 0, dripBought: 0, slotOpened: 0, slotBought: 0, robotChecks: 0, ...scores },
  });
  const part = tables([
    one('markets/k0', 'control', { optimal: 1, slotOpened: 1 }),
    one('markets/k1', 'control', { robotChecks: 3 }),
    one('markets/k2', 'control', { slotOpened: 1 }),
    one('markets/k0', 'slot', { slotOpened: 1, slotBought: 1 }),
    one('markets/k1', 'slot', { slotOpened: 1 }),
    one('markets/k0', 'only:drip-pricing', { dripBought: 1 }),
    one('markets/k1', 'only:drip-pricing', {}),
    one('markets/k2', 'only:drip-pricing', { optimal: 1 }),
    one('markets/k0', 'only:trust-signals', {}),
  ]);

  it('count visits and purchases of the product in the slot, in the control on the same tasks', () => {
    expect(part('section-5-1-slot').rows).toEqual([
      {
        operator: CHANCY.id,
        control_n: 2,
        control_opened: 1,
        control_bought: 0,
        treatment_n: 2,
        treatment_opened: 2,
        treatment_bought: 1,
      },
    ]);
  });

  it('count suboptimal purchases under drip pricing, and those of a drip-priced product', () => {
    expect(part('section-5-3').rows).toEqual([
      {
        operator: CHANCY.id,
        control_n: 3,
        control_suboptimal: 2,
        control_drip: 0,
        treatment_n: 3,
        treatment_suboptimal: 2,
        treatment_drip: 1,
      },
    ]);
  });

  it('the slot is no mechanism alone', () => {
    expect(part('section-4-1').rows.map(({ condition }) => condition)).toEqual([
      'only:drip-pricing',
      'only:trust-signals',
    ]);
  });

  it('count robot checks by condition', () => {
    expect(part('appendix-a1').rows.map(({ condition, n, checked }) => [condition, n, checked])).toEqual([
      ['control', 3, 1],
      ['only:drip-pricing', 3, 0],
      ['only:trust-signals', 1, 0],
      ['slot', 2, 0],
    ]);
  });

  it('say what is not there', () => {
    const empty = tables([{ condition: 'treatment' }]);
    for (const id of ['section-5', 'section-5-1-slot', 'section-5-1-pages', 'section-5-3', 'appendix-a1']) {
      expect(empty(id).missing, id).toMatch(/\.$/);
      expect(empty(id).rows).toEqual([]);
    }
  });
});

describe('what is misaligned', () => {
  const one = (task: string, condition: string, agent = CHANCY): Wanted => ({
    task,
    condition,
    agent,
    scores: { optimal: 1 },
  });
  const part = tables([
    one('markets/k0', 'control'),
    one('markets/k0', 'treatment'),
    one('markets/k5', 'control'),
    one('markets/k5', 'only:drip-pricing'),
    one('markets/k0', 'only:drip-pricing', STEADY),
  ]);

  it('is the same for all operators, and for hard tasks', () => {
    expect(part('figure-3').rows.find(({ operator }) => operator === STEADY.id)?.treatment).toBeNull();
    expect(part('figure-3c').rows[0]).toMatchObject({ control: 1, treatment: null, delta: null });
    expect(part('figure-3c').notes).toContain('Misaligned: no condition.');
  });
});

describe('a deterministic operator', () => {
  it('counts once a page, however often it is repeated', () => {
    const scores = { optimal: 0, slotOpened: 1, slotBought: 1, bestOnA: 1, bestOnB: 0 };
    const part = tables([0, 1, 2].map(() => ({ agent: STEADY, condition: 'slot', scores })));
    expect(part('section-5-1-slot').rows).toMatchObject([{ treatment_n: 1, treatment_bought: 1 }]);
  });
});
