import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { random } from '../core/random.ts';
import { chiSquaredTest } from './chi-squared-test.ts';
import { cohensH } from './cohens-h.ts';
import { fisherExact } from './exact-odds.ts';
import { fisherTable } from './fisher-table.ts';
import golden from './golden/tables.json' with { type: 'json' };
import { haldaneOddsRatio } from './haldane.ts';
import type { FourFold } from './table.ts';

const near = (got: number, wanted: number, within = 1e-10): void =>
  expect(Math.abs(got - wanted), `${got} for ${wanted}`).toBeLessThan(within);
/**
 * R looks for odds ratios with an absolute tolerance of 1.22e-4, in 1 / ratio above 1. That is all its values can
 * say; that ours solve the equations is tested below.
 */
const nearOdds = (got: number, wanted: number | null): void => {
  if (wanted === null) expect(got).toBe(Number.POSITIVE_INFINITY);
  else near(got, wanted, 1.23e-4 * Math.max(1, wanted ** 2));
};

/** The chance of each possible first count under an odds ratio, its ways counted in whole numbers. */
function exactChances([[a, b], [c, d]]: FourFold, odds: number): { low: number; chance: number[] } {
  const choose = (n: number, k: number): bigint => {
    let ways = 1n;
    for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
    return ways;
  };
  const [low, high] = [Math.max(0, a - d), Math.min(a + b, a + c)];
  const ways = Array.from({ length: high - low + 1 }, (_, i) =>
    Number(choose(a + b, low + i) * choose(c + d, a + c - low - i)),
  ).map((count, i) => count * odds ** i);
  const all = ways.reduce((sum, way) => sum + way, 0);
  return { low, chance: ways.map((way) => way / all) };
}

describe('agreement with R', () => {
  for (const one of golden.fisher_2x2) {
    it(`Fisher and chi-squared of ${JSON.stringify(one.table)}`, () => {
      const table = one.table as unknown as FourFold;
      const exact = fisherExact(table);
      near(exact.p, one.p_two_sided);
      near(fisherExact(table, { alternative: 'greater' }).p, one.p_greater);
      near(fisherExact(table, { alternative: 'less' }).p, one.p_less);
      near(fisherTable(table).p, one.p_two_sided);
      nearOdds(exact.ratio, one.or_conditional_mle);
      nearOdds(exact.interval.low, one.or_ci95[0] as number);
      nearOdds(exact.interval.high, one.or_ci95[1] as number | null);
      const [plain, corrected] = [chiSquaredTest(table), chiSquaredTest(table, { corrected: true })];
      if (one.chisq === null) expect([plain, corrected]).toEqual([null, null]);
      else {
        near(plain?.statistic as number, one.chisq);
        near(plain?.p as number, one.chisq_p as number);
        near(corrected?.statistic as number, one.chisq_yates as number);
        near(corrected?.p as number, one.chisq_yates_p as number);
      }
      near(haldaneOddsRatio(table), one.odds_ratio_haldane, 1e-10 * one.odds_ratio_haldane);
      const [[a, b], [c, d]] = table;
      near(cohensH(a / (a + b), c / (c + d)), one.cohens_h);
    });
  }

  for (const one of golden.rxc) {
    it(`r x c: ${JSON.stringify(one.table)}`, () => {
      near(fisherTable(one.table).p, one.fisher_p);
      const test = chiSquaredTest(one.table);
      near(test?.statistic as number, one.chisq);
      near(test?.p as number, one.p);
      near(test?.cramersV as number, one.cramers_v);
      expect(test?.df).toBe(one.df);
    });
  }

  it("Cohen's h", () => {
    for (const { p1, p2, h } of golden.cohens_h) near(cohensH(p1, p2), h);
  });
});

describe('laws', () => {
  const count = fc.integer({ min: 0, max: 25 });
  const fourfold = fc
    .tuple(fc.tuple(count, count), fc.tuple(count, count))
    .filter((table) => table.flat().some((value) => value > 0));

  it('p and ratio turn with the groups and with the results, and stay with both', () => {
    fc.assert(
      fc.property(fourfold, ([[a, b], [c, d]]) => {
        const here = fisherExact([
          [a, b],
          [c, d],
        ]);
        const groups = fisherExact([
          [c, d],
          [a, b],
        ]);
        const both = fisherExact([
          [d, c],
          [b, a],
        ]);
        const turned = fisherExact([
          [a, c],
          [b, d],
        ]);
        for (const other of [groups, both, turned]) expect(other.p).toBeCloseTo(here.p, 10);
        for (const other of [both, turned]) {
          if (Number.isFinite(here.ratio))
            expect(other.ratio / (here.ratio || 1)).toBeCloseTo(here.ratio ? 1 : 0, 8);
          else expect(other.ratio).toBe(Number.POSITIVE_INFINITY);
        }
        if (here.ratio > 0 && Number.isFinite(here.ratio))
          expect(groups.ratio * here.ratio).toBeCloseTo(1, 8);
        expect(here.interval.low).toBeLessThanOrEqual(here.ratio);
        expect(here.interval.high).toBeGreaterThanOrEqual(here.ratio);
        expect(here.p).toBeLessThanOrEqual(1);
        expect(
          fisherTable([
            [a, b],
            [c, d],
          ]).p,
        ).toBeCloseTo(here.p, 9);
      }),
      { numRuns: 60 },
    );
  });

  it('the ratio makes the count what is expected, and the ends leave 2.5 % beyond it', () => {
    fc.assert(
      fc.property(fourfold, (table) => {
        const { ratio, interval } = fisherExact(table);
        const a = table[0][0];
        const beyond = (odds: number, test: (count: number) => boolean): number => {
          const { low, chance } = exactChances(table, odds);
          return chance.reduce((sum, value, i) => sum + (test(low + i) ? value : 0), 0);
        };
        if (ratio > 0 && Number.isFinite(ratio)) {
          const { low, chance } = exactChances(table, ratio);
          expect(chance.reduce((sum, value, i) => sum + (low + i) * value, 0)).toBeCloseTo(a, 8);
        }
        if (interval.low > 0) expect(beyond(interval.low, (count) => count >= a)).toBeCloseTo(0.025, 9);
        if (Number.isFinite(interval.high))
          expect(beyond(interval.high, (count) => count <= a)).toBeCloseTo(0.025, 9);
      }),
      { numRuns: 60 },
    );
  });

  it('an r x c p does not care for the order of rows and columns, nor which is which', () => {
    const small = fc.integer({ min: 0, max: 6 });
    const table = fc
      .array(fc.array(small, { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 4 })
      .filter((rows) => rows.flat().some((value) => value > 0));
    fc.assert(
      fc.property(table, (rows) => {
        const here = fisherTable(rows).p;
        expect(here).toBeGreaterThan(0);
        expect(here).toBeLessThanOrEqual(1);
        expect(fisherTable([...rows].reverse()).p).toBeCloseTo(here, 9);
        expect(fisherTable(rows.map((row) => [...row].reverse())).p).toBeCloseTo(here, 9);
        const turned = [0, 1, 2].map((j) => rows.map((row) => row[j] as number));
        expect(fisherTable(turned).p).toBeCloseTo(here, 9);
        // A row without samples says nothing.
        expect(fisherTable([...rows, [0, 0, 0]]).p).toBeCloseTo(here, 9);
        expect(chiSquaredTest(turned)?.statistic ?? 0).toBeCloseTo(chiSquaredTest(rows)?.statistic ?? 0, 9);
      }),
      { numRuns: 60 },
    );
  });

  it('far tails keep their digits', () => {
    // 1 of C(1000, 500) ways, twice.
    const { p, ratio } = fisherExact([
      [500, 0],
      [0, 500],
    ]);
    expect(p / (2 * 3.699e-300)).toBeCloseTo(1, 3);
    expect(ratio).toBe(Number.POSITIVE_INFINITY);
    const far = fisherExact([
      [1000, 1],
      [1, 1000],
    ]);
    expect(Number.isFinite(far.ratio) && far.interval.low > 1e4).toBe(true);
  });

  it('a table too large to enumerate asks for random draws, and gets near the truth by them', () => {
    const large = Array.from({ length: 9 }, (_, i) =>
      Array.from({ length: 6 }, (__, j) => 20 + ((i * j) % 13)),
    );
    expect(() => fisherTable(large)).toThrow(/9 x 6 table is too large .* random draws/);
    const options = { replicates: 500 };
    const here = fisherTable(large, { draws: random(7), ...options });
    expect(here.exact).toBe(false);
    expect(fisherTable(large, { draws: random(7), ...options })).toEqual(here);
    // Where there is much, chi-squared is right.
    expect(Math.abs(here.p - (chiSquaredTest(large)?.p as number))).toBeLessThan(0.08);
  });

  it('refuses what is no table of counts', () => {
    expect(() => fisherTable([])).toThrow(/at least one row/);
    expect(() => fisherTable([[1, 2], [3]])).toThrow(/row 2 has 1 counts/);
    expect(() =>
      chiSquaredTest([
        [1, Number.NaN],
        [3, 4],
      ]),
    ).toThrow(/NaN in row 1, column 2/);
    expect(() =>
      chiSquaredTest([
        [0, 0],
        [0, 0],
      ]),
    ).toThrow(/all counts are 0/);
    expect(() =>
      fisherExact([
        [0, 0],
        [0, 0],
      ]),
    ).toThrow(RangeError);
    expect(() =>
      fisherExact([
        [1.5, 0],
        [0, 1],
      ]),
    ).toThrow(/whole/);
    expect(() =>
      fisherExact(
        [
          [1, 0],
          [0, 1],
        ],
        { level: 2 },
      ),
    ).toThrow(/level/);
    expect(chiSquaredTest([[1, 2, 3]])).toBeNull();
  });
});
