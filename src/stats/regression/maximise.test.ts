import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BinomialData } from './binomial-data.ts';
import { fitLogistic } from './logistic.ts';
import { maximise } from './maximise.ts';
import { fitModel } from './model.ts';
import { penalisedInformation } from './penalised-information.ts';
import { type Point, pointsOf } from './point.ts';
import { profileInterval } from './profile.ts';

const numeric: fc.Arbitrary<BinomialData> = fc
  .array(
    fc.record({
      x: fc.integer({ min: -40, max: 40 }).map((v) => v / 10),
      n: fc.integer({ min: 1, max: 9 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 4, maxLength: 12 },
  )
  .filter((rows) => new Set(rows.map(({ x }) => x)).size > 2)
  .map((rows) => ({
    columns: ['(Intercept)', 'x'],
    x: rows.map(({ x }) => [1, x]),
    k: rows.map(({ n, share }) => Math.round(n * share)),
    n: rows.map(({ n }) => n),
  }));

describe('the search for a maximum', () => {
  it('ends where the penalised likelihood is highest around', () => {
    fc.assert(
      fc.property(numeric, (data) => {
        const { beta, objective } = fitLogistic(data, 'firth').maximum;
        const at = pointsOf(data, 'firth');
        for (const [i, j] of [
          [0.01, 0],
          [-0.01, 0],
          [0, 0.01],
          [0, -0.01],
          [1, -1],
        ] as const) {
          const near = at(Float64Array.of((beta[0] as number) + i, (beta[1] as number) + j));
          expect(near?.objective ?? -1e9).toBeLessThan(objective + 1e-12);
        }
      }),
    );
  });

  it('knows the second derivatives of the penalised likelihood', () => {
    const beta = fc.double({ min: -1.5, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(numeric, beta, beta, (data, a, b) => {
        const at = pointsOf(data, 'firth');
        const value = (i: number, j: number): number =>
          (at(Float64Array.of(a + i, b + j)) as Point).objective;
        const step = 1e-3;
        const here = value(0, 0);
        const wanted = [
          -(value(step, 0) - 2 * here + value(-step, 0)) / step ** 2,
          -(value(step, step) - value(step, -step) - value(-step, step) + value(-step, -step)) /
            (4 * step ** 2),
          -(value(0, step) - 2 * here + value(0, -step)) / step ** 2,
        ];
        const got = penalisedInformation(data, at(Float64Array.of(a, b)) as Point, [0, 1]) as Float64Array;
        [got[0], got[2], got[3]].forEach((entry, i) => {
          const other = wanted[i] as number;
          expect(Math.abs((entry as number) - other)).toBeLessThan(1e-3 * (1 + Math.abs(other)));
        });
      }),
      { numRuns: 50 },
    );
  });

  it('knows separation from a slope that is only steep', () => {
    const x = [1, 2, 3, 4, 5, 6].map((v) => [1, v]);
    const n = x.map(() => 1000);
    const columns = ['(Intercept)', 'x'];
    const steep = fitLogistic({ columns, x, n, k: [0, 0, 1, 999, 1000, 1000] }, 'ml');
    expect(steep.maximum.separated).toEqual([]);
    const apart = fitLogistic({ columns, x, n, k: [0, 0, 0, 1000, 1000, 1000] }, 'ml');
    expect(apart.maximum.separated).toEqual([0, 1, 2, 3, 4, 5]);
    expect(apart.maximum.objective).toBeGreaterThan(-1e-9);
    // Quasi-separation: one row in the middle has an estimate.
    const partly = fitLogistic({ columns, x, n, k: [0, 0, 0, 400, 1000, 1000] }, 'ml');
    expect(partly.maximum.separated).toEqual([0, 1, 2, 4, 5]);
    expect(partly.maximum.p[3]).toBeCloseTo(0.4, 8);
  });

  it('holds what is held, and arrives in tables where plain steps crawl', () => {
    const crawling = [
      [1, 1],
      [0, 1],
      [1, 1],
      [1, 1],
      [0, 1],
      [0, 2],
      [1, 1],
      [0, 1],
    ] as const;
    const large = [744, 744, 913, 913, 683, 683, 210, 210, 521, 551, 0, 211, 74, 771, 0, 532];
    const tables = [
      crawling,
      Array.from({ length: 8 }, (_, i) => [large[2 * i], large[2 * i + 1]] as [number, number]),
    ];
    for (const counts of tables) {
      const rows = counts.map(([k, n], i) => ({ levels: { a: `a${i >> 2}`, b: `b${i & 3}` }, k, n }));
      const { fit } = fitModel(rows, { factors: ['a', 'b'], terms: [['a'], ['b']] });
      expect(maximise(fit.data, 'firth', new Map([[1, 0.25]])).beta[1]).toBe(0.25);
      for (const column of fit.coefficients.keys()) {
        const { low, high } = profileInterval(fit, column);
        expect(low).toBeLessThan(fit.coefficients[column] as number);
        expect(high).toBeGreaterThan(fit.coefficients[column] as number);
      }
    }
  });

  it('names the row or column of data that can not be used', () => {
    const data = {
      columns: ['(Intercept)', 'x'],
      x: [
        [1, 2],
        [1, 3],
      ],
      k: [1, 2],
      n: [2, 3],
    };
    expect(() => fitLogistic({ ...data, x: [], k: [], n: [] }, 'ml')).toThrow(/no rows/);
    expect(() => fitLogistic({ ...data, k: [1, 4] }, 'ml')).toThrow(/row 2: k = 4 of n = 3/);
    expect(() => fitLogistic({ ...data, k: [1] }, 'ml')).toThrow(/1 of k/);
    expect(() => fitLogistic({ ...data, x: [[1, 2], [1]] }, 'ml')).toThrow(/row 2: 1 values for 2 columns/);
    expect(() =>
      fitLogistic(
        {
          ...data,
          x: [
            [1, 2],
            [1, Number.NaN],
          ],
        },
        'ml',
      ),
    ).toThrow(/row 2, column x: NaN/);
    expect(() =>
      fitLogistic(
        {
          ...data,
          x: [
            [1, 2],
            [1, 2],
          ],
        },
        'firth',
      ),
    ).toThrow(/column x can't be told/);
    expect(() => fitLogistic({ ...data, n: [2, 0], k: [1, 0] }, 'firth')).toThrow(/column x can't be told/);
    expect(() => profileInterval(fitLogistic(data, 'firth'), 2)).toThrow(/no column 2/);
  });
});
