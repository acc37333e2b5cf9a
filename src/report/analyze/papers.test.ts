import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataOf, partOf } from '../../../test/fixtures/analyze.ts';
import { CARDS, makeEpisodes } from '../../../test/fixtures/report-episodes.ts';
import { CHANCY, STEADY, type Wanted } from '../../../test/fixtures/report-record.ts';
import { SUITE } from '../../../test/fixtures/report-suite.ts';
import { UsageError } from '../../core/errors.ts';
import { ANALYSIS_FORMATS, PAPERS, type Paper } from './choices.ts';
import { renderAnalysis } from './format/index.ts';
import { dataOfCsv } from './input/read-csv.ts';
import { episodesOfRuns } from './input/runs.ts';
import { analyzeAs } from './papers.ts';

const OPTIONS = { contrasts: 'significant', seed: 1 } as const;
const made = makeEpisodes({ seed: 7, repeat: 3, agents: CARDS, trouble: 0.02 });
const run = episodesOfRuns(
  [{ id: 'run-1', planned: made.length, agents: CARDS.map(({ id }) => id), episodes: made }],
  [SUITE],
);
const EPISODE_PAPERS = PAPERS.filter((paper) => paper !== 'consistency');
/** What must never reach a reader. */
const NOT_A_NUMBER = /\b(NaN|Infinity|undefined)\b/;

describe('every paper', () => {
  it.each(PAPERS)('%s prints all its parts in every format, within 100 columns', (paper) => {
    const result = analyzeAs(paper, run, OPTIONS);
    expect(new Set(result.parts.map(({ id }) => id)).size).toBe(result.parts.length);
    for (const format of ANALYSIS_FORMATS) {
      const text = renderAnalysis(result, format);
      expect(text).not.toMatch(NOT_A_NUMBER);
      if (format === 'table')
        for (const line of text.split('\n')) expect([...line].length).toBeLessThanOrEqual(100);
    }
    const json = JSON.parse(renderAnalysis(result, 'json'));
    expect(json.parts.map(({ id }: { id: string }) => id)).toEqual(result.parts.map(({ id }) => id));
  });

  it.each(EPISODE_PAPERS)('%s never prints what is no number, whatever the episodes', (paper) => {
    const wanted = fc.record({
      agent: fc.constantFrom(CHANCY, STEADY),
      task: fc.constantFrom('twins/cart', 'twins/cookies', 'twins/new'),
      condition: fc.constantFrom('control', 'a3', 'c0', 'unheard-of'),
      repetition: fc.nat({ max: 3 }),
      success: fc.boolean(),
      harm: fc.boolean(),
      decided: fc.boolean(),
      scores: fc.constantFrom({}, { dpsrPaper: 1 }, { optimal: 0, preferenceScore: 0.3, promoted: 1 }),
      error: fc.constantFrom(true as const, undefined, undefined, undefined),
    });
    fc.assert(
      fc.property(fc.array(wanted, { minLength: 1, maxLength: 12 }), (all) => {
        const episodes = all.map(({ error, ...rest }): Wanted => (error ? { ...rest, error } : rest));
        try {
          const result = analyzeAs(paper, dataOf(episodes), OPTIONS);
          for (const format of ['table', 'json'] as const)
            expect(renderAnalysis(result, format)).not.toMatch(NOT_A_NUMBER);
        } catch (error) {
          if (!(error instanceof UsageError)) throw error;
          expect(error.message).toMatch(/none among|errors and nothing else/);
        }
      }),
      // CAVEAT's tables draw 10,000 replicates each.
      { numRuns: paper === 'caveat' ? 10 : 40 },
    );
  });

  it.each(['decepticon', 'twins', 'caveat'] as const)('%s refuses a file of cells', (paper: Paper) => {
    const cells = dataOfCsv('operator,pattern,n,avoided\nA,X,3,1', 'x.csv');
    expect(() => analyzeAs(paper, cells, OPTIONS)).toThrow(`episodes for --as ${paper}`);
  });

  it.each(EPISODE_PAPERS)('%s needs data', (paper) => {
    expect(() => analyzeAs(paper, undefined, OPTIONS)).toThrow(`--as ${paper}`);
  });

  it('shows hostile names as text', () => {
    const agent = { ...CHANCY, id: '</td><script>|`*\u001b[31m' };
    const result = analyzeAs('twins', dataOf([{ agent }, { agent, condition: 'a3' }]), OPTIONS);
    expect(renderAnalysis(result, 'table')).not.toContain('\u001b');
    expect(renderAnalysis(result, 'md')).not.toContain('<script>');
    expect(renderAnalysis(result, 'md')).toContain('&lt;script&gt;\\|');
  });
});

describe('DECEPTICON', () => {
  /** Ten attempts at each of two tasks: the first always deceived, the second never. */
  const attempts = ['twins/cart', 'twins/cookies'].flatMap((task, t) =>
    Array.from({ length: 10 }, (_, repetition) => ({
      task,
      condition: 'a3',
      repetition,
      harm: t === 0,
      success: t === 1,
    })),
  );
  const result = analyzeAs('decepticon', dataOf(attempts), OPTIONS);

  it('errors count tasks, not attempts', () => {
    // sqrt(.5 × .5 / 2), not / 20.
    expect(partOf(result, 'table-2a').rows[0]).toMatchObject({
      dp_generated: '50.0 ± 35.4',
      sr_generated: '50.0 ± 35.4',
      dp_control: null,
      dp_wild: null,
    });
  });

  it('judges success and harm apart', () => {
    const both = dataOf([
      { condition: 'a3', repetition: 0, success: true, harm: true },
      { condition: 'a3', repetition: 1, success: false, harm: false },
    ]);
    const own = analyzeAs('decepticon', both, OPTIONS);
    expect(partOf(own, 'success-by-harm').rows[0]).toMatchObject({
      n: 2,
      both: 1,
      neither: 1,
      success_only: 0,
    });
    expect(partOf(own, 'table-3').rows[0]).toMatchObject({ sr_overall: 0.5, dp_overall: 0.5, fail: 0.5 });
  });

  it('compares addresses where a file has tasks under several', () => {
    const data = dataOfCsv(
      `agent,task,site,condition,repetition,success,harm
x,t,good.example,a3,0,true,false
x,t,bad.example,a3,0,false,true
x,u,good.example,a3,0,true,true`,
      'x.csv',
    );
    expect(partOf(analyzeAs('decepticon', data, OPTIONS), 'table-4').rows).toMatchObject([
      { operator: 'x', address: 'good.example', sr: '100.0 ± 0.0', dp: '0.0 ± 0.0' },
      { operator: 'x', address: 'bad.example', sr: '0.0 ± 0.0', dp: '100.0 ± 0.0' },
    ]);
  });

  it('says which tables have no data', () => {
    const missing = result.parts.filter((part) => part.missing !== undefined).map(({ id }) => id);
    expect(missing).toEqual(['table-4', 'table-9', 'table-10', 'table-14']);
  });
});

describe('twins', () => {
  it('pairs each scenario with its clean row first, where DPSR is 0', () => {
    const rows = partOf(analyzeAs('twins', run, OPTIONS), 'results').rows;
    const cart = rows.filter(({ scenario }) => String(scenario).startsWith('twins/cart'));
    expect(cart[0]?.scenario).toBe('twins/cart: control');
    expect(cart[0]?.['dpsr_model:example']).toBe(0);
    const a3 = cart.find(({ scenario }) => scenario === 'twins/cart: a3');
    expect(a3).toMatchObject({ 'success_reader:dom': 0, 'dpsr_reader:dom': 1, 'n_reader:dom': 1 });
  });

  it('goes by the suite’s order of scenarios and channels, whatever the order of episodes', () => {
    const reversed = episodesOfRuns(
      [
        {
          id: 'run-1',
          planned: made.length,
          agents: CARDS.map(({ id }) => id),
          episodes: made.toReversed(),
        },
      ],
      [SUITE],
    );
    const rows = (data: typeof run) => partOf(analyzeAs('twins', data, OPTIONS), 'results').rows;
    expect(rows(reversed)).toEqual(rows(run));
    const scenarios = rows(run).map(({ scenario }) => String(scenario).split(': ')[0] ?? '');
    expect([...new Set(scenarios)]).toEqual(SUITE.tasks.map(({ id }) => id));
    expect(Object.keys(rows(run)[0] ?? {}).filter((key) => key.startsWith('success_'))).toEqual(
      CARDS.map(({ id }) => `success_${id}`),
    );
  });

  it('tells the rule of a small sample from a confirmed one', () => {
    const cells = (condition: string, hits: readonly number[]): Wanted[] =>
      hits.map((hit, repetition) => ({
        agent: { ...CHANCY, id: 'dom', modality: ['dom-text'] as const },
        condition,
        repetition,
        success: hit === 0,
        harm: hit === 1,
        scores: { dpsrPaper: condition === 'control' ? 0 : hit },
      }));
    const data = dataOf([...cells('control', [0, 0, 0]), ...cells('a3', [1, 0, 0])]);
    expect(partOf(analyzeAs('twins', data, OPTIONS), 'rule').rows).toMatchObject([
      { operator: 'dom', channel: 'a3', paper_rule: 'met', confirmed: 'no' },
    ]);
  });
});

describe('CAVEAT', () => {
  const arm = (condition: string, optimal: readonly number[]): Wanted[] =>
    optimal.map((value, i) => ({
      task: `twins/${i}`,
      condition,
      success: value === 1,
      scores: { optimal: value, preferenceScore: value, promoted: 1 - value },
    }));

  it('is sure of itself at 0 on 5 tasks, and has an interval beside that is not', () => {
    const data = dataOf([...arm('control', [1, 1, 1, 1, 1]), ...arm('a3', [0, 0, 0, 0, 0])]);
    const result = analyzeAs('caveat', data, OPTIONS);
    expect(partOf(result, 'figure-3').rows[0]).toMatchObject({
      treatment: 0,
      treatment_low: 0,
      treatment_high: 0,
      delta: 1,
    });
    expect(partOf(result, 'figure-3-intervals').rows[0]?.treatment_high).toBeCloseTo(0.43, 2);
    expect(partOf(result, 'table-app-3').rows[0]).toMatchObject({
      p_control: 1,
      promoted_treatment: '100.0 (5 of 5)',
    });
  });

  it('counts purchases by the order of two preferences', () => {
    const data = dataOfCsv(
      `agent,task,condition,variant,success,harm,score_bestOnA,score_bestOnB
x,t,treatment,ab,false,true,1,0
x,t,treatment,ab,false,true,1,0
x,t,treatment,ba,false,true,0,1`,
      'x.csv',
    );
    expect(partOf(analyzeAs('caveat', data, OPTIONS), 'section-5-2').rows).toEqual([
      { operator: 'x', condition: 'treatment', variant: 'ab', n: 2, best_on_a: 2, best_on_b: 0 },
      { operator: 'x', condition: 'treatment', variant: 'ba', n: 1, best_on_a: 0, best_on_b: 1 },
    ]);
  });

  it('claims drift of a pair alone, where both orders follow the preference stated first', () => {
    const line = (task: string, variant: string, a: number, b: number) =>
      `x,${task},treatment,${variant},0,false,true,${a},${b}`;
    const pairs = (...lines: readonly string[]) => {
      const head = 'agent,task,condition,variant,repetition,success,harm,score_bestOnA,score_bestOnB';
      return partOf(
        analyzeAs('caveat', dataOfCsv([head, ...lines].join('\n'), 'x.csv'), OPTIONS),
        'section-5-2-pairs',
      );
    };
    expect(
      pairs(
        line('follows', 'ab', 1, 0),
        line('follows', 'ba', 0, 1),
        line('steady', 'ab', 1, 0),
        line('steady', 'ba', 1, 0),
        line('against', 'ab', 0, 1),
        line('against', 'ba', 1, 0),
        line('alone', 'ab', 1, 0),
      ).rows,
    ).toEqual([{ operator: 'x', condition: 'treatment', pairs: 3, drifted: 1 }]);
    expect(pairs(line('alone', 'ab', 1, 0)).rows).toEqual([]);
  });

  it('gives the same intervals for the same seed', () => {
    const data = dataOf([...arm('control', [1, 1, 0, 1, 1, 0]), ...arm('a3', [0, 1, 0, 0, 1, 0])]);
    const rows = (seed: number) => partOf(analyzeAs('caveat', data, { ...OPTIONS, seed }), 'figure-3').rows;
    expect(rows(1)).toEqual(rows(1));
    expect(rows(1)[0]?.delta).toBeCloseTo(1 / 3, 10);
  });
});
