import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breslowDay } from './breslow-day.ts';
import { cochranMantelHaenszel } from './cochran-mantel-haenszel.ts';
import { exactOdds } from './exact-odds.ts';
import golden from './golden/tables.json' with { type: 'json' };
import { mantelHaenszelDifference, mantelHaenszelOdds } from './mantel-haenszel.ts';
import type { FourFold } from './table.ts';

const near = (got: number | undefined, wanted: number, within = 1e-10): void =>
  expect(Math.abs((got as number) - wanted), `${got} for ${wanted}`).toBeLessThan(within);

describe('agreement with R', () => {
  for (const one of golden.cmh) {
    it(one.id, () => {
      const strata = one.strata as unknown as FourFold[];
      const plain = cochranMantelHaenszel(strata);
      near(plain?.statistic, one.chisq);
      near(plain?.p, one.p);
      const corrected = cochranMantelHaenszel(strata, { corrected: true });
      near(corrected?.statistic, one.chisq_cc);
      near(corrected?.p, one.p_cc);
      const odds = mantelHaenszelOdds(strata);
      near(odds?.ratio, one.mh_common_or);
      near(odds?.interval?.low, one.or_ci95_rbg[0] as number);
      near(odds?.interval?.high, one.or_ci95_rbg[1] as number);
      const difference = mantelHaenszelDifference(strata);
      near(difference?.value, one.mh_risk_difference);
      near(difference?.error, one.sato_se);
      const exact = exactOdds(strata);
      near(exact.p, one.exact_p);
      // As close as R looks for it.
      near(exact.ratio, one.exact_conditional_or, 1.23e-4);
      const { breslow_day } = one;
      const same = breslowDay(strata);
      near(same?.statistic, breslow_day.breslow_day, 1e-8);
      near(same?.p, breslow_day.p_bd, 1e-8);
      expect(same?.df).toBe(breslow_day.df);
      const tarone = breslowDay(strata, { tarone: true });
      near(tarone?.statistic, breslow_day.tarone, 1e-8);
      near(tarone?.p, breslow_day.p_tarone, 1e-8);
    });
  }
});

describe('laws', () => {
  const count = fc.integer({ min: 0, max: 12 });
  const table = fc.tuple(fc.tuple(count, count), fc.tuple(count, count));
  const strata = fc
    .array(table, { minLength: 1, maxLength: 5 })
    .filter((tables) => tables.flat(2).some((value) => value > 0));
  const turned = (tables: readonly FourFold[]): FourFold[] =>
    tables.map(([first, second]) => [second, first]);

  it('the order of strata, and empty ones, change nothing; swapping the groups turns the effect', () => {
    fc.assert(
      fc.property(strata, (tables) => {
        const reversed: FourFold[] = [
          [
            [0, 0],
            [0, 0],
          ],
          ...[...tables].reverse(),
        ];
        const close = (here: number | undefined, there: number | undefined): void => {
          if (here === undefined || !Number.isFinite(here)) expect(there).toBe(here);
          else expect((there as number) / (here || 1)).toBeCloseTo(here === 0 ? 0 : 1, 8);
        };
        const test = cochranMantelHaenszel(tables);
        const odds = mantelHaenszelOdds(tables);
        const difference = mantelHaenszelDifference(tables);
        const same = breslowDay(tables);
        const exact = exactOdds(tables);
        expect(Object.values({ ...test, ...difference, ...same, ...exact }).some(Number.isNaN)).toBe(false);
        close(test?.p, cochranMantelHaenszel(reversed)?.p);
        close(odds?.ratio, mantelHaenszelOdds(reversed)?.ratio);
        close(difference?.error, mantelHaenszelDifference(reversed)?.error);
        close(same?.p, breslowDay(reversed)?.p);
        close(exact.p, exactOdds(reversed).p);

        const swapped = turned(tables);
        close(test?.p, cochranMantelHaenszel(swapped)?.p);
        close(exact.p, exactOdds(swapped).p);
        close(difference?.error, mantelHaenszelDifference(swapped)?.error);
        if (difference) expect(mantelHaenszelDifference(swapped)?.value).toBeCloseTo(-difference.value, 10);
        if (odds && odds.ratio > 0) close(1 / odds.ratio, mantelHaenszelOdds(swapped)?.ratio);
        if (difference) {
          expect(difference.interval.low).toBeGreaterThanOrEqual(-1);
          expect(difference.interval.high).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('one ratio in all strata is no heterogeneity', () => {
    const alike: FourFold[] = [
      [
        [20, 10],
        [10, 20],
      ],
      [
        [40, 20],
        [20, 40],
      ],
    ];
    expect(mantelHaenszelOdds(alike)?.ratio).toBeCloseTo(4, 12);
    expect(breslowDay(alike)?.statistic).toBeCloseTo(0, 12);
    const none: FourFold[] = alike.map(([first]) => [first, first]);
    expect(breslowDay(none)?.statistic).toBeCloseTo(0, 12);
    expect(cochranMantelHaenszel(none, { corrected: true })?.p).toBe(1);
  });

  it('says nothing where nothing can be told, and infinity where it is', () => {
    const all: FourFold[] = [
      [
        [5, 0],
        [7, 0],
      ],
    ];
    expect(cochranMantelHaenszel(all)).toBeNull();
    expect(mantelHaenszelOdds(all)).toBeNull();
    expect(mantelHaenszelDifference(all)?.value).toBe(0);
    expect(breslowDay(all)).toBeNull();
    expect(
      mantelHaenszelDifference([
        [
          [5, 3],
          [0, 0],
        ],
      ]),
    ).toBeNull();
    expect(
      mantelHaenszelOdds([
        [
          [5, 0],
          [3, 4],
        ],
      ]),
    ).toEqual({ ratio: Number.POSITIVE_INFINITY, interval: null });
    expect(
      mantelHaenszelOdds([
        [
          [0, 5],
          [3, 4],
        ],
      ]),
    ).toEqual({ ratio: 0, interval: null });
    // A stratum of one sample has no variance.
    expect(
      cochranMantelHaenszel([
        [
          [1, 0],
          [0, 0],
        ],
      ]),
    ).toBeNull();
  });

  it('refuses emptiness and what is no count', () => {
    for (const f of [
      cochranMantelHaenszel,
      mantelHaenszelOdds,
      mantelHaenszelDifference,
      breslowDay,
      exactOdds,
    ]) {
      const test = f as (tables: readonly FourFold[]) => unknown;
      expect(() => test([]), f.name).toThrow(/at least one table/);
      expect(
        () =>
          test([
            [
              [0, 0],
              [0, 0],
            ],
          ]),
        f.name,
      ).toThrow(RangeError);
      expect(
        () =>
          test([
            [
              [1, Number.NaN],
              [0, 1],
            ],
          ]),
        f.name,
      ).toThrow(/NaN/);
      expect(
        () =>
          test([
            [
              [1, 2, 3],
              [0, 1, 4],
            ] as unknown as FourFold,
          ]),
        f.name,
      ).toThrow(/2 x 2/);
    }
  });
});
