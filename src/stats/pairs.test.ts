import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import padjust from './golden/padjust.json' with { type: 'json' };
import golden from './golden/paired.json' with { type: 'json' };
import { holm } from './holm.ts';
import { mcnemarExact } from './mcnemar.ts';
import { newcombeIndependent, newcombePaired } from './newcombe.ts';

describe('paired proportions agree with R', () => {
  for (const one of golden.paired) {
    it(`n11 ${one.n11}, n10 ${one.n10}, n01 ${one.n01}, n00 ${one.n00}`, () => {
      const { low, high } = newcombePaired(one);
      expect(Math.abs(low - (one.newcombe10.ci[0] as number))).toBeLessThan(1e-10);
      expect(Math.abs(high - (one.newcombe10.ci[1] as number))).toBeLessThan(1e-10);
      if (typeof one.mcnemar.exact_p === 'number') {
        expect(Math.abs(mcnemarExact(one) - one.mcnemar.exact_p)).toBeLessThan(1e-10);
      }
    });
  }

  it('independent proportions', () => {
    for (const { k1, n1, k2, n2, newcombe_ci } of golden.independent) {
      const { low, high } = newcombeIndependent(k1, n1, k2, n2);
      expect(Math.abs(low - (newcombe_ci[0] as number))).toBeLessThan(1e-10);
      expect(Math.abs(high - (newcombe_ci[1] as number))).toBeLessThan(1e-10);
    }
  });

  it('Holm', () => {
    for (const { p, holm: wanted } of padjust.cases) {
      holm(p as (number | null)[]).forEach((got, i) => {
        const value = wanted[i] as number | null;
        if (value === null) expect(got).toBeNull();
        else expect(Math.abs((got as number) - value)).toBeLessThan(1e-10);
      });
    }
  });
});

describe('laws', () => {
  const count = fc.integer({ min: 0, max: 60 });
  const pairs = fc
    .record({ n11: count, n10: count, n01: count, n00: count })
    .filter(({ n11, n10, n01, n00 }) => n11 + n10 + n01 + n00 > 0);

  it('the paired interval holds the difference, stays in [-1, 1] and turns with the arms', () => {
    fc.assert(
      fc.property(pairs, (p) => {
        const difference = (p.n10 - p.n01) / (p.n11 + p.n10 + p.n01 + p.n00);
        const here = newcombePaired(p);
        const turned = newcombePaired({ ...p, n10: p.n01, n01: p.n10 });
        expect(here.low).toBeGreaterThanOrEqual(-1);
        expect(here.high).toBeLessThanOrEqual(1);
        expect(here.low).toBeLessThanOrEqual(difference + 1e-12);
        expect(here.high).toBeGreaterThanOrEqual(difference - 1e-12);
        expect(turned.low).toBeCloseTo(-here.high, 10);
        expect(mcnemarExact(p)).toBeCloseTo(mcnemarExact({ ...p, n10: p.n01, n01: p.n10 }), 12);
      }),
    );
  });

  it('Holm never lowers a p, keeps their order, and does not care how they are listed', () => {
    const family = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(family, (p) => {
        const adjusted = holm(p);
        for (const [i, value] of p.entries()) {
          expect(adjusted[i]).toBeGreaterThanOrEqual(value);
          for (const [j, other] of p.entries()) {
            if (value < other) expect(adjusted[i]).toBeLessThanOrEqual(adjusted[j] as number);
          }
        }
        expect(holm([...p].reverse())).toEqual([...adjusted].reverse());
      }),
    );
  });

  it('refuses an empty table and a p that is none', () => {
    expect(() => newcombePaired({ n11: 0, n10: 0, n01: 0, n00: 0 })).toThrow(RangeError);
    expect(() => mcnemarExact({ n11: 0.5, n10: 1, n01: 0, n00: 0 })).toThrow(RangeError);
    expect(() => holm([0.1, 1.2])).toThrow(RangeError);
  });
});
