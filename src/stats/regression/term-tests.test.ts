import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chiSquaredUpper } from '../chi-squared.ts';
import golden from '../golden/anova_type3.json' with { type: 'json' };
import type { BinomialRow } from './factors.ts';
import { coefficientsOf } from './logistic.ts';
import { fitModel } from './model.ts';
import { type TermTest, testTerms } from './term-tests.ts';
import { waldStatistic } from './wald.ts';

interface Wanted {
  readonly term: string;
  readonly chisq: number;
  readonly df: number;
  readonly p: number;
}

function agree(got: readonly TermTest[], wanted: readonly Wanted[]): void {
  expect(got.map((test) => test.term)).toEqual(wanted.map((test) => test.term));
  wanted.forEach(({ term, chisq, df, p }, i) => {
    const test = got[i] as TermTest;
    expect(test.df).toBe(df);
    expect(Math.abs(test.statistic - chisq), `${term}: ${test.statistic} for ${chisq}`).toBeLessThan(
      1e-8 * Math.max(1, chisq),
    );
    expect(Math.abs(test.p - p), `${term}: p ${test.p} for ${p}`).toBeLessThan(1e-9);
    // A p-value's digits follow from its statistic's: half of its last ones.
    expect(Math.abs(test.p / p - 1), `${term}: p ${test.p} for ${p}`).toBeLessThan(1e-6);
  });
}

describe('omnibus tests agree with R', () => {
  for (const [id, model] of Object.entries(golden.models)) {
    const rows: BinomialRow[] = model.data.map(({ operator, pattern, n, avoided }) => ({
      levels: { operator, pattern },
      k: avoided,
      n,
    }));
    for (const coding of ['sum', 'treatment'] as const) {
      const wanted = model[`contr.${coding}`];
      const firth = fitModel(rows, { factors: ['pattern', 'operator'], coding });
      const ml = fitModel(rows, { factors: ['pattern', 'operator'], coding, method: 'ml' });

      it(`${id}, ${coding} coding: coefficients`, () => {
        const got = coefficientsOf(firth.fit);
        expect(got.map((c) => c.column)).toEqual(wanted.coefficients.map((c) => c.name));
        wanted.coefficients.forEach(({ name, coef, se }, i) => {
          expect(Math.abs((got[i]?.estimate as number) - coef), name).toBeLessThan(1e-8);
          expect(Math.abs((got[i]?.se as number) - se), name).toBeLessThan(1e-8);
        });
      });

      it(`${id}, ${coding} coding: type III, Wald, penalised and plain likelihood ratio`, () => {
        const [intercept, ...terms] = wanted.firth_wald_typeIII as [Wanted, ...Wanted[]];
        const statistic = waldStatistic(firth.fit, [0]);
        expect(Math.abs(statistic - intercept.chisq)).toBeLessThan(1e-8);
        expect(Math.abs(chiSquaredUpper(statistic, 1) - intercept.p)).toBeLessThan(1e-9);
        agree(testTerms(firth, { kind: 'wald' }), terms);
        agree(testTerms(firth), wanted.firth_penalized_LR_typeIII);
        agree(testTerms(ml), wanted.ml_LR_typeIII);
      });

      it(`${id}, ${coding} coding: type II`, () => {
        agree(testTerms(firth, { kind: 'wald', type: 2 }), model.firth_wald_typeII);
        agree(testTerms(ml, { type: 2 }), model.ml_LR_typeII);
      });
    }
  }

  it("SusBench's table 6, from its reconstructed table 5", () => {
    const [header, ...lines] = readFileSync(
      new URL('../golden/susbench_table5_reconstructed.csv', import.meta.url),
      'utf8',
    )
      .trim()
      .split(/\r?\n/);
    expect(header).toBe('operator,pattern,n,avoided');
    const rows = lines.map((line) => {
      const [operator, pattern, n, k] = line.split(',') as [string, string, string, string];
      return { levels: { operator, pattern }, k: Number(k), n: Number(n) };
    });
    expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(1730);
    const tests = testTerms(fitModel(rows, { factors: ['pattern', 'operator'], method: 'ml' }));
    expect(tests.map(({ statistic }) => statistic.toFixed(3))).toEqual(['775.546', '7.608', '74.169']);
    expect(tests.map(({ df }) => df)).toEqual([8, 5, 40]);
    expect(tests.map(({ kind }) => kind)).toEqual(['ml-lr', 'ml-lr', 'ml-lr']);
    const published = golden.susbench_published_table6;
    expect(tests.map(({ statistic }) => Number(statistic.toFixed(2)))).toEqual([
      published.pattern,
      published.operator,
      published.interaction,
    ]);
  });
});
