import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gwetAc1, pabak, rawAgreement } from './agreement.ts';
import golden from './golden/kappa.json' with { type: 'json' };
import { cohenKappa } from './kappa.ts';
import { fleissKappa, krippendorffAlpha } from './many-raters.ts';

const near = (got: number | undefined | null, wanted: number | undefined): void =>
  expect(Math.abs((got as number) - (wanted as number)), `${got} for ${wanted}`).toBeLessThan(1e-10);

describe('agreement with R', () => {
  for (const one of golden.cohen) {
    it(`two raters: ${JSON.stringify(one.table)}`, () => {
      const got = cohenKappa(one.table);
      near(got?.observed, one.po);
      near(got?.expected, one.pe);
      near(got?.kappa, one.kappa);
      near(got?.error, one.ase_vcd);
      near((got?.error as number) ** 2, one.psych_var_kappa);
      near(got?.interval.low, one.ci95[0]);
      near(got?.interval.high, one.ci95[1]);
      near(cohenKappa(one.table, { weights: 'linear' })?.kappa, one.kappa_linear);
      near(cohenKappa(one.table, { weights: 'quadratic' })?.kappa, one.kappa_quadratic);
      near(gwetAc1(one.table), one.gwet_ac1);
      // The reference is 2 po - 1, which is the adjusted kappa of two categories only.
      near(2 * rawAgreement(one.table) - 1, one.prevalence_adjusted_pabak);
      if (one.table.length === 2) near(pabak(one.table), one.prevalence_adjusted_pabak);
      near(rawAgreement(one.table), one.po);
      expect(one.table.flat().reduce((sum, count) => sum + count, 0)).toBe(one.n);
    });
  }

  for (const one of golden.fleiss) {
    it(`${one.raters} raters`, () => {
      const got = fleissKappa(one.counts);
      near(got?.observed, one.P_bar);
      near(got?.expected, one.P_e);
      near(got?.kappa, one.kappa);
      near(got?.errorUnderNull, one.se_null);
      near(got?.z, one.z);
      near(krippendorffAlpha(one.counts), one.krippendorff_alpha_nominal);
    });
  }
});

describe('laws', () => {
  const count = fc.integer({ min: 0, max: 20 });
  const table = fc
    .integer({ min: 2, max: 4 })
    .chain((q) => fc.array(fc.array(count, { minLength: q, maxLength: q }), { minLength: q, maxLength: q }))
    .filter((rows) => rows.flat().some((value) => value > 0));
  const close = (here: number | null | undefined, there: number | null | undefined): void => {
    if (here === null || here === undefined) expect(there ?? null).toBeNull();
    else expect(there).toBeCloseTo(here, 9);
  };

  it('other names for the categories, or the raters swapped, change nothing', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const swapped = rows.map((_, i) => rows.map((row) => row[i] as number));
        const renamed = [...rows].reverse().map((row) => [...row].reverse());
        for (const other of [swapped, renamed]) {
          for (const weights of ['none', 'linear', 'quadratic'] as const) {
            const [here, there] = [cohenKappa(rows, { weights }), cohenKappa(other, { weights })];
            close(here?.kappa, there?.kappa);
            close(here?.error, there?.error);
          }
          close(gwetAc1(rows), gwetAc1(other));
          close(pabak(rows), pabak(other));
        }
        const kappa = cohenKappa(rows);
        if (kappa) {
          expect(kappa.interval.low).toBeGreaterThanOrEqual(-1);
          expect(kappa.interval.high).toBeLessThanOrEqual(1);
          expect(kappa.kappa).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('many raters: order of items and names of categories do not matter; two raters agree with the table of two', () => {
    const item = fc.integer({ min: 0, max: 4 }).map((first) => [first, 4 - first]);
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 15 }), (items) => {
        const turned = [...items].reverse().map((counts) => [...counts].reverse());
        close(fleissKappa(items)?.kappa, fleissKappa(turned)?.kappa);
        close(krippendorffAlpha(items), krippendorffAlpha(turned));
        // Items with a single rating say nothing of agreement.
        close(krippendorffAlpha(items), krippendorffAlpha([[1, 0], ...items, [0, 1]]));
      }),
    );
  });

  it('the adjusted kappa is 0 for raters who guess among all categories alike', () => {
    expect(
      pabak([
        [1, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
      ]),
    ).toBeCloseTo(0, 12);
    expect(
      pabak([
        [1, 1],
        [1, 1],
      ]),
    ).toBe(0);
  });

  it('full agreement is 1, and where all is of one category kappa is null but AC1 is 1', () => {
    const full = [
      [5, 0],
      [0, 5],
    ];
    expect(cohenKappa(full)).toMatchObject({ kappa: 1, error: 0, interval: { low: 1, high: 1 } });
    expect(gwetAc1(full)).toBe(1);
    const one = [
      [9, 0],
      [0, 0],
    ];
    for (const weights of ['none', 'linear', 'quadratic'] as const)
      expect(cohenKappa(one, { weights })).toBeNull();
    expect([gwetAc1(one), pabak(one), rawAgreement(one)]).toEqual([1, 1, 1]);
    expect(
      fleissKappa([
        [3, 0],
        [3, 0],
      ]),
    ).toBeNull();
    expect(
      krippendorffAlpha([
        [3, 0],
        [2, 0],
      ]),
    ).toBeNull();
    expect(
      krippendorffAlpha([
        [1, 0],
        [0, 1],
      ]),
    ).toBeNull();
    expect(
      krippendorffAlpha([
        [2, 0],
        [0, 3],
      ]),
    ).toBe(1);
  });

  it('refuses what is no table of ratings', () => {
    for (const f of [cohenKappa, gwetAc1, pabak, rawAgreement]) {
      const of = f as (table: number[][]) => unknown;
      expect(() => of([]), f.name).toThrow(RangeError);
      expect(() => of([[1, 2]]), f.name).toThrow(/1 x 2; it must be square/);
      expect(() => of([[3]]), f.name).toThrow(/at least two categories/);
      expect(
        () =>
          of([
            [0, 0],
            [0, 0],
          ]),
        f.name,
      ).toThrow(/all counts are 0/);
      expect(
        () =>
          of([
            [1, Number.NaN],
            [0, 0],
          ]),
        f.name,
      ).toThrow(/NaN/);
    }
    expect(() =>
      fleissKappa([
        [2, 1],
        [1, 1],
      ]),
    ).toThrow(/item 2 has 2 ratings, the first one has 3/);
    expect(() =>
      fleissKappa([
        [1, 0],
        [0, 1],
      ]),
    ).toThrow(/at least two/);
    expect(() => krippendorffAlpha([[1, -2]])).toThrow(/-2/);
  });
});
