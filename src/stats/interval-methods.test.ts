import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agrestiCoull } from './agresti-coull.ts';
import { binomialLower, binomialUpper } from './binomial.ts';
import { binomialTest } from './binomial-test.ts';
import { clopperPearson } from './clopper-pearson.ts';
import golden from './golden/binom_ci.json' with { type: 'json' };
import { clip, type Interval } from './interval.ts';
import { jeffreys } from './jeffreys.ts';
import { binomialError, wald } from './wald.ts';
import { wilson } from './wilson.ts';
import { wilsonCorrected } from './wilson-corrected.ts';

const METHODS = { wald, agrestiCoull, jeffreys, wilsonCorrected };
const counts = fc
  .integer({ min: 1, max: 300 })
  .chain((n) => fc.tuple(fc.integer({ min: 0, max: n - 1 }), fc.constant(n)));

function near(got: Interval, wanted: readonly number[]): void {
  expect(Math.abs(got.low - (wanted[0] as number)), `${got.low} for ${wanted[0]}`).toBeLessThan(1e-10);
  expect(Math.abs(got.high - (wanted[1] as number)), `${got.high} for ${wanted[1]}`).toBeLessThan(1e-10);
}

describe('agreement with R', () => {
  for (const one of golden.cases) {
    it(`${one.k} of ${one.n} at ${one.conf}`, () => {
      const inside = (ends: readonly number[]): number[] => ends.map((end) => clip(end, 0, 1));
      near(wald(one.k, one.n, one.conf), inside(one.wald_unclipped));
      near(agrestiCoull(one.k, one.n, one.conf), one.agresti_coull_clipped);
      near(agrestiCoull(one.k, one.n, one.conf), inside(one.agresti_coull_unclipped));
      near(jeffreys(one.k, one.n, one.conf), one.jeffreys);
      near(wilsonCorrected(one.k, one.n, one.conf), one.wilson_cc);
      expect(Math.abs(binomialError(one.k, one.n) - one.se)).toBeLessThan(1e-10);
      expect(one.k / one.n).toBeCloseTo(one.p, 12);
    });
  }

  it('binomial tests, both sides and each', () => {
    for (const { k, n, p0, two_sided, greater, less } of golden.binom_tests) {
      expect(Math.abs(binomialTest(k, n, p0) - two_sided)).toBeLessThan(1e-10);
      expect(Math.abs(binomialTest(k, n, p0, 'greater') - greater)).toBeLessThan(1e-10);
      expect(Math.abs(binomialTest(k, n, p0, 'less') - less)).toBeLessThan(1e-10);
    }
  });
});

describe('laws', () => {
  for (const [name, method] of Object.entries(METHODS)) {
    it(`${name} stays in [0, 1], rises with k and is its own mirror image`, () => {
      fc.assert(
        fc.property(counts, fc.constantFrom(0.8, 0.95, 0.99), ([k, n], level) => {
          const here = method(k, n, level);
          const next = method(k + 1, n, level);
          const mirror = method(n - k, n, level);
          expect(here.low).toBeGreaterThanOrEqual(0);
          expect(next.high).toBeLessThanOrEqual(1);
          expect(here.low).toBeLessThanOrEqual(k / n);
          expect(here.high).toBeGreaterThanOrEqual(k / n);
          // Wald's ends turn back near 0 and 1: one of its faults.
          if (name !== 'wald') {
            expect(next.low).toBeGreaterThanOrEqual(here.low);
            expect(next.high).toBeGreaterThanOrEqual(here.high);
          }
          expect(mirror.low).toBeCloseTo(1 - here.high, 10);
        }),
      );
    });

    it(`${name} refuses what is no count`, () => {
      for (const [k, n] of [
        [0, 0],
        [3, 2],
        [-1, 2],
        [Number.NaN, 2],
        [1, Number.NaN],
        [1, Number.POSITIVE_INFINITY],
      ] as const) {
        expect(() => method(k, n), `${k} of ${n}`).toThrow(RangeError);
      }
      for (const level of [0, 1, Number.NaN]) expect(() => method(1, 2, level)).toThrow(/level/);
    });
  }

  it('the correction only widens, and not beyond the exact interval by much', () => {
    fc.assert(
      fc.property(counts, ([k, n]) => {
        const corrected = wilsonCorrected(k, n);
        expect(corrected.low).toBeLessThanOrEqual(wilson(k, n).low);
        expect(corrected.high).toBeGreaterThanOrEqual(wilson(k, n).high);
        const exact = clopperPearson(k, n);
        const prior = jeffreys(k, n);
        expect(prior.low).toBeGreaterThanOrEqual(exact.low - 1e-12);
        expect(prior.high).toBeLessThanOrEqual(exact.high + 1e-12);
      }),
    );
  });

  it('a binomial test adds up all results no more likely, found one by one', () => {
    const p0s = fc.double({ min: 0.02, max: 0.98, noNaN: true });
    fc.assert(
      fc.property(
        counts.filter(([, n]) => n <= 60),
        p0s,
        ([k, n], p0) => {
          const chance = Array.from({ length: n + 1 }, (_, i) => {
            const above = i === n ? 0 : binomialUpper(i + 1, n, p0);
            return i > n * p0
              ? binomialUpper(i, n, p0) - above
              : binomialLower(i, n, p0) - (i === 0 ? 0 : binomialLower(i - 1, n, p0));
          });
          // Where rounding decides what is as likely, both answers are right.
          const at = chance[k] as number;
          fc.pre(at > 1e-9);
          fc.pre(chance.every((c, i) => i === k || Math.abs(c / at - 1 - 1e-7) > 1e-6));
          const wanted = chance.filter((c) => c <= at * (1 + 1e-7)).reduce((sum, c) => sum + c, 0);
          expect(binomialTest(k, n, p0)).toBeCloseTo(Math.min(1, wanted), 9);
          expect(binomialTest(n - k, n, 1 - p0)).toBeCloseTo(Math.min(1, wanted), 9);
        },
      ),
    );
  });

  it('a rate of 0 or 1 is refuted by one sample, and only by one', () => {
    expect(binomialTest(0, 5, 0)).toBe(1);
    expect(binomialTest(1, 5, 0)).toBe(0);
    expect(binomialTest(5, 5, 1)).toBe(1);
    expect(binomialTest(4, 5, 1)).toBe(0);
    expect(() => binomialTest(2.5, 5, 0.5)).toThrow(/whole/);
    expect(() => binomialTest(2, 5, Number.NaN)).toThrow(/p = NaN/);
    expect(() => binomialTest(6, 5, 0.5)).toThrow(/k = 6 of n = 5/);
  });

  it('a million samples take no time', () => {
    expect(binomialTest(500_000, 1_000_000, 0.5)).toBe(1);
    expect(binomialTest(501_000, 1_000_000, 0.5)).toBeCloseTo(0.0456, 3);
  });
});
