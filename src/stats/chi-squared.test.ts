import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chiSquaredLower, chiSquaredQuantile, chiSquaredUpper } from './chi-squared.ts';
import golden from './golden/distributions.json' with { type: 'json' };

const relative = (got: number, wanted: number): number => Math.abs(got - wanted) / wanted;

describe('chi-squared agrees with R', () => {
  it('both tails, with their digits', () => {
    for (const { x, df, cdf, sf } of golden.chisq) {
      expect(Math.abs(chiSquaredLower(x, df) - cdf), `chi2(${df}) at ${x}`).toBeLessThan(1e-12);
      expect(Math.abs(chiSquaredUpper(x, df) - sf), `chi2(${df}) at ${x}`).toBeLessThan(1e-12);
      if (cdf > 0) expect(relative(chiSquaredLower(x, df), cdf), `chi2(${df}) at ${x}`).toBeLessThan(1e-10);
      if (sf > 0) expect(relative(chiSquaredUpper(x, df), sf), `chi2(${df}) at ${x}`).toBeLessThan(1e-10);
    }
  });

  it('quantiles, tiny ones too', () => {
    for (const { p, df, q } of golden.chisq_quantile) {
      expect(relative(chiSquaredQuantile(p, df), q), `chi2(${df}) at p ${p}`).toBeLessThan(1e-10);
    }
  });

  it('775.546 on 8 degrees of freedom is no zero', () => {
    expect(relative(chiSquaredUpper(775.546473341471, 8), 3.82974227930498e-162)).toBeLessThan(1e-10);
  });

  it('quantile and tail are inverse', () => {
    const p = fc.double({ min: 1e-12, max: 1 - 1e-9, noNaN: true });
    fc.assert(
      fc.property(p, fc.integer({ min: 1, max: 200 }), (share, df) => {
        expect(relative(chiSquaredLower(chiSquaredQuantile(share, df), df), share)).toBeLessThan(1e-10);
      }),
    );
  });

  it('refuses what is no chi-squared', () => {
    expect(() => chiSquaredUpper(-1, 3)).toThrow(RangeError);
    expect(() => chiSquaredUpper(1, 0)).toThrow(RangeError);
    expect(() => chiSquaredUpper(Number.NaN, 1)).toThrow(RangeError);
    expect(() => chiSquaredQuantile(1.1, 1)).toThrow(RangeError);
    expect(chiSquaredQuantile(1, 2)).toBe(Number.POSITIVE_INFINITY);
    expect(chiSquaredQuantile(0, 2)).toBe(0);
  });
});
