import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benjaminiHochberg } from './benjamini-hochberg.ts';
import golden from './golden/padjust.json' with { type: 'json' };
import { holm } from './holm.ts';

describe('Benjamini and Hochberg', () => {
  it('agrees with R', () => {
    for (const { p, BH } of golden.cases) {
      benjaminiHochberg(p as (number | null)[]).forEach((got, i) => {
        const wanted = BH[i] as number | null;
        if (wanted === null) expect(got).toBeNull();
        else expect(Math.abs((got as number) - wanted)).toBeLessThan(1e-10);
      });
    }
  });

  it('lies between p and Holm, keeps the order, and does not care how tests are listed', () => {
    const family = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(family, (p) => {
        const adjusted = benjaminiHochberg(p);
        const strict = holm(p);
        for (const [i, value] of p.entries()) {
          expect(adjusted[i]).toBeGreaterThanOrEqual(value);
          expect(adjusted[i]).toBeLessThanOrEqual((strict[i] as number) + 1e-12);
          for (const [j, other] of p.entries()) {
            if (value < other) expect(adjusted[i]).toBeLessThanOrEqual(adjusted[j] as number);
          }
        }
        expect(benjaminiHochberg([...p].reverse())).toEqual([...adjusted].reverse());
      }),
    );
  });

  it('refuses what is no p, and takes an empty family', () => {
    expect(() => benjaminiHochberg([0.1, 1.2])).toThrow(/1\.2/);
    expect(() => benjaminiHochberg([Number.NaN])).toThrow(/NaN/);
    expect(benjaminiHochberg([])).toEqual([]);
    expect(benjaminiHochberg([null])).toEqual([null]);
  });
});
