import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Cluster,
  clusteredRate,
  clusterRobust,
  clusterRobustError,
  effectiveSize,
  wilsonEffective,
} from './clustered.ts';
import golden from './golden/cluster_bootstrap.json' with { type: 'json' };
import { wilson } from './wilson.ts';

const ARMS = {
  control: golden.cluster_totals.map((t) => ({ k: t.y_control, n: t.n_control })),
  treatment: golden.cluster_totals.map((t) => ({ k: t.y_treatment, n: t.n_treatment })),
};

describe('clustered rates agree with R', () => {
  for (const arm of ['control', 'treatment'] as const) {
    it(arm, () => {
      const robust = golden.cluster_robust[arm];
      expect(Math.abs(clusterRobustError(ARMS[arm]) - robust.CR1)).toBeLessThan(1e-10);
      const t = clusterRobust(ARMS[arm]);
      expect(Math.abs(t.low - (robust.ci95_t[0] as number))).toBeLessThan(1e-10);
      expect(Math.abs(t.high - (robust.ci95_t[1] as number))).toBeLessThan(1e-10);
      const effective = golden.wilson_n_eff.cases[arm];
      expect(Math.abs(effectiveSize(ARMS[arm]) - effective.n_eff)).toBeLessThan(1e-10);
      const { low, high } = wilsonEffective(ARMS[arm]);
      expect(Math.abs(low - (effective.ci95[0] as number))).toBeLessThan(1e-10);
      expect(Math.abs(high - (effective.ci95[1] as number))).toBeLessThan(1e-10);
    });
  }

  it('0 of 50 on five tasks is worth five samples', () => {
    const five = Array.from({ length: 5 }, () => ({ k: 0, n: 10 }));
    const wanted = golden.wilson_n_eff.cases.zero_of_50_five_tasks_of_10;
    expect(effectiveSize(five)).toBeCloseTo(wanted.n_eff, 12);
    const got = clusteredRate(five);
    expect(got).toMatchObject({ rate: 0, low: 0, method: 'wilson-n-eff' });
    expect(Math.abs(got.high - (wanted.ci95[1] as number))).toBeLessThan(1e-10);
  });
});

describe('laws', () => {
  const cluster: fc.Arbitrary<Cluster> = fc
    .integer({ min: 1, max: 12 })
    .chain((n) => fc.record({ k: fc.integer({ min: 0, max: n }), n: fc.constant(n) }));
  const clusters = fc.array(cluster, { minLength: 1, maxLength: 30 });

  it('stays in [0, 1], holds the rate, and is no narrower than without clusters', () => {
    fc.assert(
      fc.property(clusters, (all) => {
        const got = clusteredRate(all);
        const k = all.reduce((sum, c) => sum + c.k, 0);
        const n = all.reduce((sum, c) => sum + c.n, 0);
        expect(got.low).toBeGreaterThanOrEqual(0);
        expect(got.high).toBeLessThanOrEqual(1);
        expect(got.low).toBeLessThanOrEqual(got.rate + 1e-12);
        expect(got.high).toBeGreaterThanOrEqual(got.rate - 1e-12);
        const naive = wilson(k, n);
        const effective = wilsonEffective(all);
        expect(effective.high - effective.low).toBeGreaterThanOrEqual(naive.high - naive.low - 1e-12);
      }),
    );
  });

  it('does not care in which order tasks come, nor for tasks without samples', () => {
    fc.assert(
      fc.property(clusters, (all) => {
        const here = clusteredRate(all);
        const there = clusteredRate([{ k: 0, n: 0 }, ...[...all].reverse()]);
        expect(there.low).toBeCloseTo(here.low, 10);
        expect(there.high).toBeCloseTo(here.high, 10);
        expect(there.method).toBe(here.method);
      }),
    );
  });

  it('is the plain Wilson interval when each task has one sample and few are there', () => {
    const all = [1, 1, 0, 1, 0].map((k) => ({ k, n: 1 }));
    expect(clusteredRate(all).low).toBeCloseTo(wilson(3, 5).low, 12);
    expect(clusteredRate(all).high).toBeCloseTo(wilson(3, 5).high, 12);
  });

  it('uses CR1-t for many tasks in the middle', () => {
    const all = Array.from({ length: 24 }, (_, i) => ({ k: i % 2, n: 1 }));
    expect(clusteredRate(all).method).toBe('cr1-t');
  });

  it('a rate too small for its own variance is as good as 0', () => {
    const tiny = [
      { k: 1e-323, n: 1 },
      { k: 0, n: 1 },
    ];
    expect(effectiveSize(tiny)).toBe(2);
    expect(wilsonEffective(tiny).high).toBeCloseTo(
      wilsonEffective([
        { k: 0, n: 1 },
        { k: 0, n: 1 },
      ]).high,
      12,
    );
  });

  it('refuses emptiness', () => {
    expect(() => clusteredRate([])).toThrow(RangeError);
    expect(() => clusteredRate([{ k: 0, n: 0 }])).toThrow(RangeError);
    expect(() => clusteredRate([{ k: 2, n: 1 }])).toThrow(RangeError);
  });
});
