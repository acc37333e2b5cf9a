import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import golden from './golden/distributions.json' with { type: 'json' };
import { normalUpper } from './normal.ts';
import { tukeyUpper } from './tukey.ts';

const relative = (got: number, wanted: number): number => Math.abs(got - wanted) / wanted;

describe('the studentised range', () => {
  it('agrees with mpmath, in the far tail too', () => {
    for (const { q, k, sf } of golden.tukey_df_inf) {
      expect(Math.abs(tukeyUpper(q, k) - sf), `q ${q}, k ${k}`).toBeLessThan(1e-12);
      expect(relative(tukeyUpper(q, k), sf), `q ${q}, k ${k}`).toBeLessThan(1e-11);
    }
  });

  it('agrees with mpmath where ptukey of R is off by 2.8e-9', () => {
    const got = tukeyUpper(Math.SQRT2 * 2.14426276295725, 9);
    expect(Math.abs(got - 0.4428366581611511)).toBeLessThan(1e-13);
  });

  it('of two groups is the two-sided normal test', () => {
    for (const z of [0, 0.3, 1.96, 5, 12, 25]) {
      expect(relative(tukeyUpper(Math.SQRT2 * z, 2), 2 * normalUpper(z)), `z ${z}`).toBeLessThan(1e-11);
    }
  });

  it('falls with q and rises with the number of groups', () => {
    const q = fc.double({ min: 0.5, max: 30, noNaN: true });
    fc.assert(
      fc.property(q, fc.integer({ min: 2, max: 30 }), (range, groups) => {
        const here = tukeyUpper(range, groups);
        expect(here).toBeGreaterThanOrEqual(0);
        expect(here).toBeLessThanOrEqual(1);
        expect(tukeyUpper(range * 1.01, groups)).toBeLessThanOrEqual(here);
        expect(tukeyUpper(range, groups + 1)).toBeGreaterThanOrEqual(here);
      }),
    );
  });

  it('refuses what is no range', () => {
    expect(() => tukeyUpper(-1, 3)).toThrow(RangeError);
    expect(() => tukeyUpper(1, 1)).toThrow(RangeError);
    expect(() => tukeyUpper(1, 2.5)).toThrow(RangeError);
    expect(tukeyUpper(Number.POSITIVE_INFINITY, 3)).toBe(0);
  });
});
