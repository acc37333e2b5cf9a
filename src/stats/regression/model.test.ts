import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellLogits } from './cell-logits.ts';
import { pairwiseContrasts } from './contrasts.ts';
import type { BinomialRow } from './factors.ts';
import { coefficientsOf, fitLogistic } from './logistic.ts';
import { marginalMeans } from './marginal-means.ts';
import { fitModel, type LogisticModel, type ModelOptions } from './model.ts';
import { product } from './point.ts';
import { profileInterval } from './profile.ts';
import { testTerm, testTerms } from './term-tests.ts';

const A = ['a1', 'a2', 'a3'];
const B = ['b1', 'b2'];
const MAIN = [['a'], ['b']];

function table(counts: readonly (readonly [number, number])[]): BinomialRow[] {
  return counts.map(([k, n], i) => ({
    levels: { a: A[Math.floor(i / 2)] as string, b: B[i % 2] as string },
    k,
    n,
  }));
}

const count = fc
  .integer({ min: 1, max: 30 })
  .chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));
const counts = fc
  .array(count, { minLength: 6, maxLength: 6 })
  .filter((all) => all.some(([k]) => k > 0) && all.some(([k, n]) => k < n));

const statistics = (model: LogisticModel, type: 2 | 3 = 3): number[] =>
  testTerms(model, { type })
    .toSorted((x, y) => (x.term < y.term ? -1 : 1))
    .map(({ statistic }) => statistic);

function close(got: readonly number[], wanted: readonly number[], tolerance = 1e-7): void {
  expect(got).toHaveLength(wanted.length);
  got.forEach((value, i) => {
    const other = wanted[i] as number;
    expect(Math.abs(value - other), `${value} for ${other}`).toBeLessThan(
      tolerance * Math.max(1, Math.abs(other)),
    );
  });
}

const VARIANTS: readonly ModelOptions[] = [
  { factors: ['a', 'b'] },
  { factors: ['a', 'b'], terms: MAIN },
  { factors: ['a', 'b'], method: 'ml' },
  { factors: ['a', 'b'], terms: MAIN, method: 'ml' },
];

describe('laws', () => {
  for (const options of VARIANTS) {
    const title = `${options.method ?? 'firth'}, ${options.terms ? 'main effects' : 'saturated'}`;

    it(`${title}: the order of rows and their grouping make no difference`, () => {
      fc.assert(
        fc.property(counts, fc.infiniteStream(fc.nat()), (all, stream) => {
          const rows = table(all);
          const split = rows
            .flatMap(({ levels, k, n }) => [
              { levels, k, n: k },
              { levels, k: 0, n: n - k },
            ])
            .map((row) => ({ row, key: stream.next().value as number }))
            .toSorted((x, y) => x.key - y.key)
            .map(({ row }) => row);
          const here = fitModel(rows, options);
          // Levels are listed, so that the coefficients mean the same.
          const factors = here.factors;
          const there = fitModel(split, { ...options, factors });
          close(there.fit.coefficients, here.fit.coefficients);
          close([there.fit.maximum.logLikelihood], [here.fit.maximum.logLikelihood]);
          close(statistics(fitModel(split, options)), statistics(here));
        }),
        { numRuns: 40 },
      );
    });

    it(`${title}: names and order of levels and factors make no difference`, () => {
      fc.assert(
        fc.property(counts, (all) => {
          const rows = table(all);
          const renamed = rows.map(({ levels, k, n }) => ({
            levels: { a: `z${9 - Number(levels['a']?.slice(1))}`, b: `${levels['b']} : x` },
            k,
            n,
          }));
          const here = fitModel(rows, options);
          const there = fitModel(renamed.toReversed(), { ...options, factors: ['b', 'a'] });
          for (const type of [2, 3] as const) {
            for (const term of here.design.terms.map(({ name }) => name)) {
              close([testTerm(there, term, { type }).statistic], [testTerm(here, term, { type }).statistic]);
            }
          }
        }),
        { numRuns: 40 },
      );
    });
  }

  it('the search for a maximum ends at the closed form of a saturated model', () => {
    const coding = fc.constantFrom('sum' as const, 'treatment' as const);
    fc.assert(
      fc.property(counts, coding, (all, chosen) => {
        const model = fitModel(table(all), { factors: ['a', 'b'], coding: chosen });
        // Each row in two halves: as many rows as columns would be solved in closed form.
        const { columns, x, k, n } = model.fit.data;
        const half = (list: readonly number[]): number[] => [...list, ...list].map((value) => value / 2);
        const searched = fitLogistic({ columns, x: [...x, ...x], k: half(k), n: half(n) }, 'firth');
        const { logits, covariance } = cellLogits(model);
        model.cells.forEach(({ at }, i) => {
          const row = model.design.row(at);
          for (const fit of [searched, model.fit]) {
            close([product(row, fit.coefficients)], [logits[i] as number], 1e-9);
            const spread = fit.covariance.map((line) => product(line, row));
            close([product(row, spread)], [covariance(i, i)], 1e-9);
          }
        });
        close([searched.maximum.objective], [model.fit.maximum.objective], 1e-10);
      }),
    );
  });

  it('type II tests, means and contrasts are the same in both codings', () => {
    fc.assert(
      fc.property(counts, fc.constantFrom(undefined, MAIN), (all, terms) => {
        const of = (coding: 'sum' | 'treatment'): LogisticModel =>
          fitModel(table(all), { factors: ['a', 'b'], coding, ...(terms ? { terms } : {}) });
        const [sum, treatment] = [of('sum'), of('treatment')];
        close(statistics(sum, 2), statistics(treatment, 2));
        const estimates = (model: LogisticModel): number[] =>
          pairwiseContrasts(marginalMeans(model, 'a')).flatMap(({ estimate, se }) => [
            estimate as number,
            se as number,
          ]);
        close(estimates(sum), estimates(treatment));
      }),
      { numRuns: 50 },
    );
  });

  it('intervals hold their estimate, in order; adjusted p are no smaller; nothing is NaN', () => {
    fc.assert(
      fc.property(counts, fc.constantFrom<'firth' | 'ml'>('firth', 'ml'), (all, method) => {
        for (const terms of [undefined, MAIN]) {
          const model = fitModel(table(all), { factors: ['a', 'b'], method, ...(terms ? { terms } : {}) });
          const strata = [...marginalMeans(model, 'a'), ...marginalMeans(model, 'b', 'a')];
          for (const mean of strata.flatMap(({ means }) => means)) {
            if (mean.logit === null || !mean.logitInterval || !mean.rateInterval || mean.rate === null)
              continue;
            expect(mean.logitInterval.low).toBeLessThan(mean.logit);
            expect(mean.logitInterval.high).toBeGreaterThan(mean.logit);
            expect(mean.rateInterval.low).toBeGreaterThanOrEqual(0);
            expect(mean.rateInterval.low).toBeLessThanOrEqual(mean.rate);
            expect(mean.rateInterval.high).toBeGreaterThanOrEqual(mean.rate);
            expect(mean.rateInterval.high).toBeLessThanOrEqual(1);
          }
          const contrasts = pairwiseContrasts(strata);
          for (const { p, holm, holmWithin, tukey } of contrasts) {
            expect(p).toBeGreaterThanOrEqual(0);
            expect(holm).toBeGreaterThanOrEqual(holmWithin);
            expect(holmWithin).toBeGreaterThanOrEqual(p);
            expect(tukey).toBeGreaterThanOrEqual(p - 1e-12);
            expect(Math.max(holm, tukey)).toBeLessThanOrEqual(1);
          }
          const tests = [...testTerms(model), ...testTerms(model, { type: 2 })];
          const seen = JSON.stringify(
            [strata.map(({ means }) => means), contrasts, tests, model.fit.coefficients],
            (_, v) => (typeof v === 'number' && !Number.isFinite(v) ? 'not finite' : v),
          );
          expect(seen).not.toContain('not finite');
        }
      }),
      { numRuns: 60 },
    );
  });

  it('profile intervals of the penalised likelihood hold the estimate and grow with the level', () => {
    fc.assert(
      fc.property(counts, fc.nat({ max: 3 }), (all, column) => {
        const { fit } = fitModel(table(all), { factors: ['a', 'b'], terms: MAIN });
        const narrow = profileInterval(fit, column, 0.8);
        const wide = profileInterval(fit, column, 0.95);
        const estimate = fit.coefficients[column] as number;
        expect(narrow.low).toBeLessThan(estimate);
        expect(narrow.high).toBeGreaterThan(estimate);
        expect(wide.low).toBeLessThan(narrow.low);
        expect(wide.high).toBeGreaterThan(narrow.high);
        expect(Number.isFinite(wide.low + wide.high)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('what can not be used is named', () => {
  const good = table([
    [3, 8],
    [2, 9],
    [5, 8],
    [4, 9],
    [1, 7],
    [6, 8],
  ]);
  const both = { factors: ['a', 'b'] };
  const refused = (rows: readonly BinomialRow[], options: ModelOptions, message: RegExp): void => {
    expect(() => fitModel(rows, options)).toThrow(message);
    expect(() => fitModel(rows, options)).toThrow(RangeError);
  };

  it('emptiness', () => {
    refused([], both, /no samples/);
    refused(
      good.map((row) => ({ ...row, k: 0, n: 0 })),
      both,
      /no samples/,
    );
    refused(good, { factors: [] }, /no factor is named/);
  });

  it('rows', () => {
    refused([...good, { levels: { a: 'a1', b: 'b1' }, k: 5, n: 4 }], both, /row 7: k = 5 of n = 4/);
    refused([...good, { levels: { a: 'a1', b: 'b1' }, k: 0.5, n: 4 }], both, /row 7: .*whole/);
    refused([...good, { levels: { a: 'a1', b: 'b1' }, k: Number.NaN, n: 4 }], both, /row 7/);
    refused([...good, { levels: { a: 'a1', b: 'b1' }, k: 1, n: 0 }], both, /row 7/);
    refused([...good, { levels: { a: 'a1' }, k: 1, n: 4 }], both, /row 7 has no level of the factor b/);
  });

  it('factors, levels and terms', () => {
    refused(
      good.filter(({ levels }) => levels['b'] === 'b1'),
      both,
      /factor b has one level only \(b1\)/,
    );
    refused(good, { factors: [{ name: 'a', levels: A.slice(1) }, 'b'] }, /level a1, its list has not/);
    refused(
      good,
      { factors: [{ name: 'a', levels: [...A, 'a4'] }, 'b'] },
      /factor a: its level a4 has no samples/,
    );
    refused(
      good.map((row) => ({ ...row, levels: { 'a:b': row.levels['a'] as string } })),
      { factors: ['a:b'] },
      /a colon/,
    );
    refused(good, { factors: ['a', 'b', 'a'] }, /factor a is named twice/);
    refused(good, { ...both, terms: [['a'], ['c']] }, /c is none of the factors/);
    refused(good, { ...both, terms: [['a'], ['a', 'b']] }, /term a:b needs the term b/);
    refused(good, { ...both, terms: [['a'], ['b'], ['b']] }, /term b is listed twice/);
    expect(() => testTerm(fitModel(good, both), 'c')).toThrow(/no term c; its terms are a, b, a:b/);
    expect(() => marginalMeans(fitModel(good, both), 'c')).toThrow(/no factor c; its factors are a, b/);
    expect(() => marginalMeans(fitModel(good, both), 'a', 'a')).toThrow(RangeError);
  });

  it('a cell without samples, where an interaction needs it', () => {
    const holed = good.filter((_, i) => i !== 3);
    refused(holed, both, /cell a a2, b b2 has no samples: the term a:b/);
    const additive = fitModel(holed, { ...both, terms: MAIN });
    expect(additive.saturated).toBe(false);
    expect(marginalMeans(additive, 'a')[0]?.means.map(({ logit }) => Number.isFinite(logit))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('columns that tell the same', () => {
    const rows = good.map((row) => ({ ...row, levels: { ...row.levels, c: `c${row.levels['a']}` } }));
    refused(
      rows,
      { factors: ['a', 'c'], terms: [['a'], ['c']] },
      /column c1 can't be told from the columns before it/,
    );
  });

  it('results that are all alike', () => {
    refused(
      good.map((row) => ({ ...row, k: row.n })),
      both,
      /k = 49 of n = 49 in all 6 cells/,
    );
    refused(
      good.map((row) => ({ ...row, k: 0 })),
      both,
      /k = 0 of n = 49 in all 6 cells/,
    );
  });

  it('Wald tests of a separated fit by maximum likelihood', () => {
    const rows = good.map((row, i) => (i === 2 ? { ...row, k: row.n } : row));
    const ml = fitModel(rows, { ...both, method: 'ml' });
    expect(() => testTerms(ml, { kind: 'wald' })).toThrow(/row 3 \(k = 8 of n = 8\) is separated/);
    expect(() => coefficientsOf(ml.fit)).toThrow(/use the method firth/);
    expect(testTerms(ml).every(({ statistic }) => Number.isFinite(statistic))).toBe(true);
    expect(testTerms(fitModel(rows, both), { kind: 'wald' })).toHaveLength(3);
  });
});

describe('one factor', () => {
  it('of two levels: the difference of its logits', () => {
    const rows = [
      { levels: { arm: 'control' }, k: 3, n: 20 },
      { levels: { arm: 'treatment' }, k: 9, n: 20 },
    ];
    const model = fitModel(rows, { factors: ['arm'] });
    const [contrast] = pairwiseContrasts(marginalMeans(model, 'arm'));
    expect(contrast?.estimate).toBeCloseTo(Math.log(3.5 / 17.5) - Math.log(9.5 / 11.5), 12);
    expect(contrast?.tukey).toBeCloseTo(contrast?.p as number, 12);
    expect(contrast?.holm).toBe(contrast?.p);
  });
});

describe('three factors', () => {
  it('nest as they should', () => {
    const rows = Array.from({ length: 8 }, (_, i) => ({
      levels: { a: `a${i & 1}`, b: `b${(i >> 1) & 1}`, c: `c${i >> 2}` },
      k: 2 + ((i * 5) % 7),
      n: 12,
    }));
    const model = fitModel(rows, { factors: ['a', 'b', 'c'] });
    expect(model.design.terms.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'a:b', 'a:c', 'b:c', 'a:b:c']);
    expect(model.saturated).toBe(true);
    // A type II test of a:b leaves a:b:c out of account, as the model without it does.
    const smaller = fitModel(rows, {
      factors: ['a', 'b', 'c'],
      terms: model.design.terms.map(({ factors }) => factors).filter(({ length }) => length < 3),
      method: 'ml',
    });
    const ml = fitModel(rows, { factors: ['a', 'b', 'c'], method: 'ml' });
    close([testTerm(ml, 'b:a', { type: 2 }).statistic], [testTerm(smaller, 'a:b', { type: 3 }).statistic]);
    expect(marginalMeans(model, 'a', 'c').map(({ within, means }) => [within, means.length])).toEqual([
      ['c0', 2],
      ['c1', 2],
    ]);
  });
});
