import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialLower, binomialUpper } from './binomial.ts';
import { clopperPearson, clopperPearsonLower, clopperPearsonUpper } from './clopper-pearson.ts';
import golden from './golden/binom_ci.json' with { type: 'json' };
import { wilson } from './wilson.ts';

const METHODS = { wilson, clopperPearson };
const counts = fc
  .integer({ min: 1, max: 400 })
  .chain((n) => fc.tuple(fc.integer({ min: 0, max: n - 1 }), fc.constant(n)));

describe('intervals of a proportion agree with R', () => {
  for (const one of golden.cases) {
    it(`${one.k} of ${one.n} at ${one.conf}`, () => {
      const near = (got: number, wanted: number): void =>
        expect(Math.abs(got - wanted), `${got} for ${wanted}`).toBeLessThan(1e-10);
      const score = wilson(one.k, one.n, one.conf);
      near(score.low, one.wilson[0] as number);
      near(score.high, one.wilson[1] as number);
      const exact = clopperPearson(one.k, one.n, one.conf);
      near(exact.low, one.clopper_pearson[0] as number);
      near(exact.high, one.clopper_pearson[1] as number);
      near(clopperPearsonLower(one.k, one.n, one.conf), one.cp_one_sided_lower);
      near(clopperPearsonUpper(one.k, one.n, one.conf), one.cp_one_sided_upper);
    });
  }

  it('binomial tests', () => {
    for (const { k, n, p0, greater, less } of golden.binom_tests) {
      expect(Math.abs(binomialUpper(k, n, p0) - greater)).toBeLessThan(1e-10);
      expect(Math.abs(binomialLower(k, n, p0) - less)).toBeLessThan(1e-10);
    }
  });
});

describe('laws', () => {
  for (const [name, method] of Object.entries(METHODS)) {
    it(`${name} stays in [0, 1], holds the rate and rises with k`, () => {
      fc.assert(
        fc.property(counts, fc.constantFrom(0.8, 0.95, 0.99), ([k, n], level) => {
          const here = method(k, n, level);
          const next = method(k + 1, n, level);
          expect(here.low).toBeGreaterThanOrEqual(0);
          expect(next.high).toBeLessThanOrEqual(1);
          expect(here.low).toBeLessThanOrEqual(k / n);
          expect(here.high).toBeGreaterThanOrEqual(k / n);
          expect(next.low).toBeGreaterThan(here.low);
          expect(next.high).toBeGreaterThan(here.high);
        }),
      );
    });

    it(`${name} is its own mirror image`, () => {
      fc.assert(
        fc.property(counts, ([k, n]) => {
          expect(method(n - k, n).low).toBeCloseTo(1 - method(k, n).high, 10);
        }),
      );
    });
  }

  it('the exact bound and the binomial test say the same', () => {
    fc.assert(
      fc.property(counts, fc.double({ min: 0.01, max: 0.99, noNaN: true }), ([k, n], p0) => {
        const p = binomialUpper(k, n, p0);
        fc.pre(Math.abs(p - 0.05) > 1e-9);
        expect(clopperPearsonLower(k, n) > p0).toBe(p < 0.05);
      }),
    );
  });

  it('refuses what is no count', () => {
    expect(() => wilson(0, 0)).toThrow(RangeError);
    expect(() => wilson(3, 2)).toThrow(RangeError);
    expect(() => wilson(Number.NaN, 2)).toThrow(RangeError);
    expect(() => clopperPearson(1, 2, 1)).toThrow(RangeError);
    expect(() => binomialUpper(1.5, 3, 0.5)).toThrow(RangeError);
  });
});
