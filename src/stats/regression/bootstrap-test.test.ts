import { describe, expect, it } from 'vitest';
import type { Draws } from '../draws.ts';
import golden from '../golden/anova_type3.json' with { type: 'json' };
import { bootstrapTermP } from './bootstrap-test.ts';
import { fitModel, type LogisticModel } from './model.ts';

/** Numerical Recipes' linear congruential generator: enough for a test. */
function uniform(seed: number): Draws {
  let state = seed >>> 0;
  return {
    below: (n) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * n);
    },
  };
}

function susbench(method: 'firth' | 'ml'): LogisticModel {
  const rows = golden.models.susbench.data.map(({ operator, pattern, n, avoided }) => ({
    levels: { operator, pattern },
    k: avoided,
    n,
  }));
  return fitModel(rows, { factors: ['pattern', 'operator'], method });
}

describe('the parametric bootstrap', () => {
  const calibration = golden.calibration_600_null_simulations_susbench_cells.interaction;

  for (const [name, method, kind] of [
    ['ml_LR', 'ml', 'lr'],
    ['firth_PLR', 'firth', 'lr'],
    ['firth_wald', 'firth', 'wald'],
  ] as const) {
    it(`of SusBench's interaction is calibrated as in R: ${name}`, () => {
      const replicates = 100;
      const got = bootstrapTermP(susbench(method), 'operator:pattern', {
        random: uniform(7),
        replicates,
        kind,
      });
      // The statistics spread by about 8, their mean by 0.8 here and 0.3 in R: three standard deviations.
      expect(Math.abs(got.simulatedMean - calibration[name].mean)).toBeLessThan(2.6);
      // In R at most 1 of 600 reached the observed statistic.
      expect(got.p).toBeLessThanOrEqual(3 / (replicates + 1));
    });
  }

  it('gives the same for the same seed, and another for another', () => {
    const model = susbench('firth');
    const of = (seed: number): number =>
      bootstrapTermP(model, 'operator', { random: uniform(seed), replicates: 30, type: 2 }).simulatedMean;
    expect(of(1)).toBe(of(1));
    expect(of(1)).not.toBe(of(2));
  });

  it('is never 0, and 1 for a term that explains nothing', () => {
    const rows = ['x', 'y', 'z'].map((level) => ({ levels: { site: level }, k: 4, n: 8 }));
    const model = fitModel(rows, { factors: ['site'] });
    expect(bootstrapTermP(model, 'site', { random: uniform(1), replicates: 19 }).p).toBe(1);
    const apart = rows.map((row, i) => ({ ...row, k: i === 0 ? 0 : 8 }));
    const extreme = fitModel(apart, { factors: ['site'] });
    expect(bootstrapTermP(extreme, 'site', { random: uniform(1), replicates: 19 }).p).toBe(0.05);
  });

  it('stands simulated tables in which every result is alike', () => {
    const rows = ['x', 'y'].map((level, i) => ({ levels: { site: level }, k: i, n: 3 }));
    for (const method of ['ml', 'firth'] as const) {
      const got = bootstrapTermP(fitModel(rows, { factors: ['site'], method }), 'site', {
        random: uniform(3),
        replicates: 200,
      });
      expect(got.p).toBeGreaterThan(0.2);
      expect(got.p).toBeLessThanOrEqual(1);
      expect(Number.isFinite(got.simulatedMean)).toBe(true);
    }
  });

  it('refuses what can not be done', () => {
    const ml = susbench('ml');
    expect(() => bootstrapTermP(ml, 'site', { random: uniform(1) })).toThrow(/no term site/);
    expect(() => bootstrapTermP(ml, 'operator', { random: uniform(1), replicates: 0 })).toThrow(RangeError);
    expect(() => bootstrapTermP(ml, 'operator', { random: uniform(1), kind: 'wald' })).toThrow(
      /need the method firth/,
    );
  });
});
