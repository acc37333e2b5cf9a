import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cohensH } from './cohens-h.ts';
import golden from './golden/paired.json' with { type: 'json' };
import { clip } from './interval.ts';
import { matchedOddsRatio } from './matched-odds-ratio.ts';
import { mcnemarExact } from './mcnemar.ts';
import { mcnemarAsymptotic } from './mcnemar-asymptotic.ts';
import { mcnemarMidP } from './mcnemar-midp.ts';
import { squareAndAdd } from './newcombe.ts';
import { pairedError, pairedWald } from './paired-wald.ts';
import type { Pairs } from './pairs.ts';
import { tango } from './tango.ts';
import { wilson } from './wilson.ts';

const near = (got: number, wanted: number, within = 1e-10): void =>
  expect(Math.abs(got - wanted), `${got} for ${wanted}`).toBeLessThan(within);
/** In the golden files null in an odds ratio stands for +Infinity. */
const nearOdds = (got: number, wanted: number | null): void => {
  if (wanted === null) expect(got).toBe(Number.POSITIVE_INFINITY);
  else near(got, wanted, 1e-10 * Math.max(1, wanted));
};

describe('agreement with R', () => {
  for (const one of golden.paired) {
    it(`n11 ${one.n11}, n10 ${one.n10}, n01 ${one.n01}, n00 ${one.n00}`, () => {
      const { mcnemar } = one;
      near(pairedError(one), one.wald_se);
      const ends = pairedWald(one);
      near(ends.low, clip(one.wald_ci[0] as number, -1, 1));
      near(ends.high, clip(one.wald_ci[1] as number, -1, 1));
      const score = tango(one);
      near(score.low, one.tango_score_ci[0] as number);
      near(score.high, one.tango_score_ci[1] as number);
      near(mcnemarExact(one), mcnemar.exact_p);
      near(mcnemarMidP(one), mcnemar.midp);
      for (const corrected of [false, true]) {
        const test = mcnemarAsymptotic(one, { corrected });
        const statistic = corrected ? mcnemar.chisq_cc : mcnemar.chisq;
        const p = corrected ? mcnemar.p_cc : mcnemar.p;
        if (statistic === null || p === null) expect(test).toBeNull();
        else {
          near(test?.statistic as number, statistic);
          near(test?.p as number, p);
          expect(test?.df).toBe(1);
        }
      }
      const odds = matchedOddsRatio(one);
      if (mcnemar.or_ci === null) expect(odds).toBeNull();
      else {
        nearOdds(odds?.ratio as number, mcnemar.or_conditional);
        nearOdds(odds?.interval.low as number, mcnemar.or_ci[0] as number);
        nearOdds(odds?.interval.high as number, mcnemar.or_ci[1] as number | null);
      }
    });

    it(`Newcombe with plain and corrected phi, from its parts: ${one.n10} to ${one.n01} of ${one.n}`, () => {
      const arm = (k: number) => ({ rate: k / one.n, ...wilson(k, one.n) });
      const [first, second] = [arm(one.n11 + one.n10), arm(one.n11 + one.n01)];
      const sides = [one.n11 + one.n10, one.n01 + one.n00, one.n11 + one.n01, one.n10 + one.n00];
      const product = sides.reduce((all, side) => all * side, 1);
      const phi = product === 0 ? 0 : (one.n11 * one.n00 - one.n10 * one.n01) / Math.sqrt(product);
      const plain = squareAndAdd(first, second, phi);
      near(plain.low, one.newcombe_phi_uncorrected_ci[0] as number);
      near(plain.high, one.newcombe_phi_uncorrected_ci[1] as number);
      const corrected = squareAndAdd(first, second, one.newcombe10.phi);
      near(corrected.low, one.newcombe10.ci[0] as number);
      near(corrected.high, one.newcombe10.ci[1] as number);
      near(first.rate, one.p1);
      near(second.rate, one.p2);
      near(first.rate - second.rate, one.delta);
    });
  }

  it('the effect sizes of independent proportions', () => {
    for (const { k1, n1, k2, n2, cohens_h } of golden.independent) near(cohensH(k1 / n1, k2 / n2), cohens_h);
  });
});

describe('laws', () => {
  const count = fc.integer({ min: 0, max: 60 });
  const pairs = fc
    .record({ n11: count, n10: count, n01: count, n00: count })
    .filter(({ n11, n10, n01, n00 }) => n11 + n10 + n01 + n00 > 0);
  const swapped = (p: Pairs): Pairs => ({ ...p, n10: p.n01, n01: p.n10 });

  for (const [name, method] of Object.entries({ tango, pairedWald })) {
    it(`${name} holds the difference, stays in [-1, 1] and turns with the arms`, () => {
      fc.assert(
        fc.property(pairs, fc.constantFrom(0.8, 0.95, 0.99), (p, level) => {
          const difference = (p.n10 - p.n01) / (p.n11 + p.n10 + p.n01 + p.n00);
          const here = method(p, level);
          const turned = method(swapped(p), level);
          expect(here.low).toBeGreaterThanOrEqual(-1);
          expect(here.high).toBeLessThanOrEqual(1);
          expect(here.low).toBeLessThanOrEqual(difference + 1e-12);
          expect(here.high).toBeGreaterThanOrEqual(difference - 1e-12);
          expect(turned.low).toBeCloseTo(-here.high, 9);
          expect(turned.high).toBeCloseTo(-here.low, 9);
        }),
      );
    });
  }

  it('Tango at 0 and the asymptotic test say the same', () => {
    fc.assert(
      fc.property(pairs, (p) => {
        const test = mcnemarAsymptotic(p);
        const { low, high } = tango(p);
        if (test === null) expect(low < 0 && high > 0).toBe(true);
        else {
          fc.pre(Math.abs(test.p - 0.05) > 1e-6);
          expect(low > 0 || high < 0).toBe(test.p < 0.05);
        }
      }),
    );
  });

  it('mid-p lies below the exact p, and both are the same with the arms swapped', () => {
    fc.assert(
      fc.property(pairs, (p) => {
        expect(mcnemarMidP(p)).toBeLessThanOrEqual(mcnemarExact(p));
        expect(mcnemarMidP(p)).toBeGreaterThan(0);
        expect(mcnemarMidP(swapped(p))).toBeCloseTo(mcnemarMidP(p), 12);
        const [here, there] = [matchedOddsRatio(p), matchedOddsRatio(swapped(p))];
        if (here && there && here.ratio > 0 && there.ratio > 0)
          expect(there.ratio * here.ratio).toBeCloseTo(1, 10);
      }),
    );
  });

  it('refuses an empty table, half a pair, NaN and levels out of range', () => {
    const none = { n11: 0, n10: 0, n01: 0, n00: 0 };
    for (const bad of [none, { ...none, n10: 0.5 }, { ...none, n10: Number.NaN }, { ...none, n10: -1 }]) {
      for (const f of [tango, pairedWald, pairedError, mcnemarMidP, mcnemarAsymptotic, matchedOddsRatio]) {
        expect(() => f(bad), f.name).toThrow(RangeError);
      }
    }
    for (const f of [tango, pairedWald, matchedOddsRatio]) {
      expect(() => f({ ...none, n10: 3 }, 1), f.name).toThrow(/level/);
    }
    expect(() => cohensH(1.1, 0)).toThrow(/1\.1/);
    expect(() => cohensH(0, Number.NaN)).toThrow(/NaN/);
  });
});
