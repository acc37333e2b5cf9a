import { describe, expect, it } from 'vitest';
import { betaQuantile, incompleteBeta } from './beta.ts';
import { binomialLower, binomialUpper } from './binomial.ts';
import { logGamma } from './gamma.ts';
import golden from './golden/distributions.json' with { type: 'json' };
import { normalCdf, normalQuantile, normalUpper } from './normal.ts';
import { studentQuantile, studentUpper } from './student.ts';

/** |got - wanted| measured against the wanted value where that is far from 1, so that tails count. */
function relative(got: number, wanted: number): number {
  return Math.abs(got - wanted) / Math.max(Math.abs(wanted), Number.MIN_VALUE);
}

describe('distributions agree with R', () => {
  it('log gamma', () => {
    for (const { x, lgamma } of golden.lgamma) {
      expect(Math.abs(logGamma(x) - lgamma), `x ${x}`).toBeLessThan(1e-13 * Math.max(10, Math.abs(lgamma)));
    }
  });

  it('normal: both tails, with their digits', () => {
    for (const { x, cdf, sf } of golden.normal) {
      expect(Math.abs(normalCdf(x) - cdf), `x ${x}`).toBeLessThan(1e-14);
      if (cdf > 0) expect(relative(normalCdf(x), cdf), `x ${x}`).toBeLessThan(1e-11);
      if (sf > 0) expect(relative(normalUpper(x), sf), `x ${x}`).toBeLessThan(1e-11);
    }
  });

  it('normal quantile, down to p = 1e-300', () => {
    for (const { p, q } of golden.normal_quantile) {
      expect(Math.abs(normalQuantile(p) - q), `p ${p}`).toBeLessThan(1e-12 * Math.max(1, Math.abs(q)));
    }
  });

  it('beta: both tails', () => {
    for (const { x, a, b, cdf, sf } of golden.beta) {
      const got = incompleteBeta(a, b, x);
      expect(Math.abs(got.lower - cdf), `beta(${a}, ${b}) at ${x}`).toBeLessThan(1e-12);
      expect(Math.abs(got.upper - sf), `beta(${a}, ${b}) at ${x}`).toBeLessThan(1e-12);
    }
  });

  it('beta quantile, tiny ones too', () => {
    for (const { p, a, b, q } of golden.beta_quantile) {
      expect(relative(betaQuantile(p, a, b), q), `beta(${a}, ${b}) at p ${p}`).toBeLessThan(1e-10);
    }
  });

  it("Student's t", () => {
    for (const { x, df, cdf, sf } of golden.t) {
      expect(Math.abs(studentUpper(-x, df) - cdf), `t(${df}) at ${x}`).toBeLessThan(1e-12);
      expect(Math.abs(studentUpper(x, df) - sf), `t(${df}) at ${x}`).toBeLessThan(1e-12);
    }
    for (const { p, df, q } of golden.t_quantile) {
      expect(Math.abs(studentQuantile(p, df) - q), `t(${df}) at p ${p}`).toBeLessThan(
        1e-10 * Math.max(1, Math.abs(q)),
      );
    }
  });

  it('binomial', () => {
    for (const { x, n, p, cdf, pmf } of golden.binomial) {
      expect(Math.abs(binomialLower(x, n, p) - cdf)).toBeLessThan(1e-12);
      expect(Math.abs(binomialUpper(x, n, p) - (1 - cdf + pmf))).toBeLessThan(1e-12);
    }
  });
});
