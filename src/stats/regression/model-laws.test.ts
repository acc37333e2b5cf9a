import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellLogits } from './cell-logits.ts';
import { pairwiseContrasts } from './contrasts.ts';
import type { BinomialRow } from './factors.ts';
import { fitLogistic } from './logistic.ts';
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
            levels: { a: `z${9 - Number(levels.a?.slice(1))}`, b: `${levels.b} : x` },
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
