import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataOf, partOf, runOf } from '../../../../test/fixtures/analyze.ts';
import { CHANCY, STEADY, type Wanted } from '../../../../test/fixtures/report-record.ts';
import anova from '../../../stats/golden/anova_type3.json' with { type: 'json' };
import susbench from '../../../stats/golden/susbench.json' with { type: 'json' };
import { dataOfCsv } from '../input/read-csv.ts';
import { episodesOfRuns } from '../input/runs.ts';
import { analyzeModel } from './analyze-model.ts';
import type { ModelRequest } from './request.ts';

const REQUEST: ModelRequest = {
  factors: ['operator', 'pattern'],
  estimator: 'firth',
  tests: 'penalised',
  type: 3,
  coding: 'sum',
  adjust: 'holm',
  terms: 'all',
  contrasts: 'significant',
};
const csv = readFileSync(
  new URL('../../../stats/golden/susbench_table5_reconstructed.csv', import.meta.url),
  'utf8',
);
const table5 = dataOfCsv(csv, 'table5.csv');
const of = (more: Partial<ModelRequest> = {}) => analyzeModel(table5, { ...REQUEST, ...more });
const other = { ...CHANCY, id: 'model:other' };

/** Made-up episodes of two agents in two conditions: each entry is agent, condition and harm of each episode. */
function episodes(cells: readonly [agent: typeof CHANCY, condition: string, harm: string][]): Wanted[] {
  return cells.flatMap(([agent, condition, harm]) =>
    [...harm].map((flag, repetition) => ({ agent, condition, repetition, harm: flag === '1' })),
  );
}

describe('omnibus tests', () => {
  const reference = anova.models.susbench;
  const factors = ['pattern', 'operator'];
  const statistics = (more: Partial<ModelRequest>): Map<string, number> =>
    new Map(
      partOf(of({ factors, ...more }), 'omnibus').rows.map(({ term, statistic }) => [
        String(term).replace(' × ', ':'),
        Number(statistic),
      ]),
    );

  it.each([
    ['sum', 'wald', 3, reference['contr.sum'].firth_wald_typeIII],
    ['sum', 'penalised', 3, reference['contr.sum'].firth_penalized_LR_typeIII],
    ['sum', 'lr', 3, reference['contr.sum'].ml_LR_typeIII],
    ['treatment', 'wald', 3, reference['contr.treatment'].firth_wald_typeIII],
    ['treatment', 'penalised', 3, reference['contr.treatment'].firth_penalized_LR_typeIII],
    ['treatment', 'lr', 3, reference['contr.treatment'].ml_LR_typeIII],
    ['sum', 'wald', 2, reference.firth_wald_typeII],
    ['sum', 'lr', 2, reference.ml_LR_typeII],
  ] as const)('are those of the reference: %s coding, %s, type %i', (coding, tests, type, expected) => {
    const own = statistics({ coding, tests, type });
    for (const { term, chisq } of expected) {
      if (term !== '(Intercept)') expect(own.get(term)).toBeCloseTo(chisq, 6);
    }
  });

  it('warn of treatment coding', () => {
    expect(partOf(of({ coding: 'treatment' }), 'omnibus').notes.join(' ')).toContain(
      'first level of the other',
    );
  });
});

describe('means and contrasts', () => {
  it('count as the reference does', () => {
    const { firth } = susbench.counts;
    const result = of();
    expect(partOf(result, 'contrasts-pattern-within-operator').rows).toHaveLength(
      firth.pattern_within_operator_sig,
    );
    expect(partOf(result, 'contrasts-pattern').rows).toHaveLength(firth.pattern_main_sig);
    expect(partOf(of({ contrasts: 'all' }), 'contrasts-operator-within-pattern').rows).toHaveLength(135);
  });

  it('share letters where they are not told apart', () => {
    const rows = partOf(of(), 'means-operator').rows;
    expect(new Set(rows.map(({ letters }) => letters))).toEqual(new Set(['a']));
    expect(rows[0]).toMatchObject({ level: 'Human', k: 204, n: 302 });
    for (const { low, rate, high } of rows) {
      expect(Number(low)).toBeLessThan(Number(rate));
      expect(Number(rate)).toBeLessThan(Number(high));
    }
  });

  it('hang on the adjustment', () => {
    const count = (adjust: ModelRequest['adjust']): number =>
      partOf(of({ adjust }), 'contrasts-pattern-within-operator').rows.length;
    expect(count('holm-within')).toBeGreaterThan(count('holm'));
    expect(count('tukey')).toBeGreaterThan(count('holm'));
  });
});

describe('runs', () => {
  const factors = ['operator', 'mechanism'];
  const four = episodes([
    [CHANCY, 'control', '0001'],
    [CHANCY, 'a3', '0111'],
    [other, 'control', '0000'],
    [other, 'a3', '0011'],
  ]);

  it('are compared with the control first', () => {
    const result = analyzeModel(dataOf(four), { ...REQUEST, factors });
    expect(partOf(result, 'means-mechanism').rows).toMatchObject([
      { level: 'control', k: 1, n: 8 },
      { level: 'a3', k: 5, n: 8 },
    ]);
    expect(result.warnings.join(' ')).toContain('16 samples come from 4 pages');
  });

  it('count repetitions of a deterministic operator once', () => {
    const result = analyzeModel(
      dataOf([
        ...episodes([
          [STEADY, 'control', '000'],
          [STEADY, 'a3', '111'],
        ]),
        ...four,
      ]),
      { ...REQUEST, factors, terms: 'main' },
    );
    expect(partOf(result, 'means-operator').rows.find(({ level }) => level === STEADY.id)).toMatchObject({
      k: 1,
      n: 2,
    });
    expect(result.warnings.join(' ')).toContain('4 repetitions of deterministic operators are left out');
  });

  it('leave errors out, and count them', () => {
    const result = analyzeModel(dataOf([...four, { condition: 'a3', repetition: 9, error: true }]), {
      ...REQUEST,
      factors,
    });
    expect(result.warnings.join(' ')).toContain('1 of 17 episodes (5.9 %) ended in an error');
    expect(partOf(result, 'means-mechanism').rows[1]).toMatchObject({ n: 8 });
  });

  it('given twice count once', () => {
    const data = episodesOfRuns([runOf(four), runOf(four, 'run-2')], []);
    expect(data.episodes).toHaveLength(16);
    expect(data.warnings).toEqual(['16 episodes came twice (the same key) and counted once.']);
    expect(episodesOfRuns([runOf(four), runOf(four)], []).warnings).toEqual([]);
  });

  it('take a result over an error of the same key', () => {
    const failed = runOf([{ repetition: 0, error: true }]);
    const done = runOf([{ repetition: 0, harm: true }], 'run-2');
    expect(episodesOfRuns([failed, done], []).episodes).toMatchObject([{ status: 'ok' }]);
  });

  it('warn of cells of unequal size', () => {
    const result = analyzeModel(
      dataOf([
        ...four,
        { condition: 'a3', repetition: 8 },
        ...episodes([[other, 'a3', '01010101']]).map((one) => ({
          ...one,
          repetition: (one.repetition ?? 0) + 20,
        })),
      ]),
      {
        ...REQUEST,
        factors,
      },
    );
    expect(result.warnings.join(' ')).toContain(
      'Cells are not balanced: from 4 samples (model:example, control) to 12',
    );
  });

  it.each([
    ['an empty run', () => dataOf([]), 'episodes in run run-1; found none'],
    ['nothing but errors', () => dataOf([{ error: true }]), '1 errors and nothing else'],
    ['one cell', () => dataOf(episodes([[CHANCY, 'a3', '0101']])), 'factor operator has one level only'],
    [
      'an agent that is missing in one condition',
      () =>
        dataOf(
          episodes([
            [CHANCY, 'control', '01'],
            [CHANCY, 'a3', '01'],
            [other, 'a3', '01'],
          ]),
        ),
      'cell operator model:other, mechanism control has no samples',
    ],
    [
      'all failures',
      () =>
        dataOf(
          episodes([
            [CHANCY, 'control', '00'],
            [CHANCY, 'a3', '00'],
            [other, 'a3', '00'],
            [other, 'control', '00'],
          ]),
        ),
      'k = 0 of n = 8',
    ],
    [
      'all successes',
      () =>
        dataOf(
          episodes([
            [CHANCY, 'control', '11'],
            [CHANCY, 'a3', '11'],
            [other, 'a3', '11'],
            [other, 'control', '11'],
          ]),
        ),
      'k = 8 of n = 8',
    ],
  ])('refuse %s with a clear message', (_, data, message) => {
    expect(() => analyzeModel(data(), { ...REQUEST, factors })).toThrow(message);
  });

  it('refuse factors and results that they have not', () => {
    expect(() => analyzeModel(dataOf(four), { ...REQUEST, factors: ['operater'] })).toThrow(
      'Did you mean operator',
    );
    expect(() => analyzeModel(dataOf(four), { ...REQUEST, factors: ['operator', 'operator'] })).toThrow(
      'operator twice',
    );
    expect(() => analyzeModel(dataOf(four), { ...REQUEST, factors: [] })).toThrow('factors to compare');
    expect(() => analyzeModel(dataOf(four), { ...REQUEST, factors, outcome: 'joy' })).toThrow(
      '"joy", which episode',
    );
  });

  it('tell what to do when Wald tests have no estimate', () => {
    const apart = episodes([
      [CHANCY, 'control', '00'],
      [CHANCY, 'a3', '11'],
      [other, 'control', '01'],
      [other, 'a3', '01'],
    ]);
    expect(() =>
      analyzeModel(dataOf(apart), { ...REQUEST, factors, estimator: 'ml', tests: 'wald' }),
    ).toThrow('Use --model firth');
  });
});
