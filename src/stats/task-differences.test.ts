import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { random } from '../core/random.ts';
import { clusteredDifference } from './clustered-difference.ts';
import golden from './golden/cluster_bootstrap.json' with { type: 'json' };
import { intraclassCorrelation } from './icc.ts';
import { meanDifference } from './paired-differences.ts';
import { signFlip } from './sign-flip.ts';
import { wilson } from './wilson.ts';

const near = (got: number | undefined | null, wanted: number | undefined): void =>
  expect(Math.abs((got as number) - (wanted as number)), `${got} for ${wanted}`).toBeLessThan(1e-10);
const CLUSTERS = golden.cluster_totals.map((task) => ({
  first: { k: task.y_control, n: task.n_control },
  second: { k: task.y_treatment, n: task.n_treatment },
}));
const DIFFERENCES = CLUSTERS.map(({ first, second }) => first.k / first.n - second.k / second.n);

describe('agreement with R', () => {
  it('the mean of task differences, with t test and sign flips', () => {
    const wanted = golden.paired_task_macro;
    wanted.d.forEach((d, i) => {
      near(DIFFERENCES[i], d);
    });
    const got = meanDifference(DIFFERENCES);
    near(got.value, wanted.mean);
    near(got.error, wanted.se);
    near(got.test?.t, wanted.t);
    near(got.test?.p, wanted.p);
    expect(got.df).toBe(wanted.df);
    near(got.interval.low, wanted.ci95[0]);
    near(got.interval.high, wanted.ci95[1]);
    expect(signFlip(DIFFERENCES).exact).toBe(true);
    near(signFlip(DIFFERENCES).p, wanted.sign_flip_exact_p);
  });

  it('the pooled difference, cluster-robust', () => {
    const wanted = golden.cluster_robust.delta_pooled;
    const got = clusteredDifference(CLUSTERS);
    near(got.value, golden.point.delta_pooled);
    near(got.error, wanted.CR1);
    near(got.error * Math.sqrt(11 / 12), wanted.CR0);
    near(got.interval.low, wanted.ci95_t[0]);
    near(got.interval.high, wanted.ci95_t[1]);
  });

  it('the intraclass correlation', () => {
    near(intraclassCorrelation(CLUSTERS.map(({ first }) => first)), golden.icc_anova.control);
    near(intraclassCorrelation(CLUSTERS.map(({ second }) => second)), golden.icc_anova.treatment);
  });

  it('Wilson with a size that is no whole number', () => {
    const { p, n_eff, ci95 } = golden.wilson_n_eff.cases.example_unequal;
    near(wilson(p * n_eff, n_eff).low, ci95[0]);
    near(wilson(p * n_eff, n_eff).high, ci95[1]);
  });
});

const thirds = fc
  .array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 14 })
  .map((all) => all.map((d) => d / 3));

describe('sign flips', () => {
  it('counts what going through all ways counts', () => {
    fc.assert(
      fc.property(
        thirds.filter((all) => all.length <= 10),
        (all) => {
          const whole = all.map((d) => Math.round(3 * d));
          const observed = Math.abs(whole.reduce((sum, d) => sum + d, 0));
          let hits = 0;
          for (let ways = 0; ways < 2 ** all.length; ways++) {
            const sum = whole.reduce((total, d, i) => total + ((ways >> i) & 1 ? d : -d), 0);
            if (Math.abs(sum) >= observed) hits += 1;
          }
          expect(signFlip(all).p).toBeCloseTo(hits / 2 ** all.length, 12);
        },
      ),
    );
  });

  it('the order of tasks, which arm comes first, and tasks without a difference do not matter', () => {
    fc.assert(
      fc.property(thirds, (all) => {
        const { p } = signFlip(all);
        expect(p).toBeGreaterThan(0);
        expect(p).toBeLessThanOrEqual(1);
        expect(signFlip([...all].reverse()).p).toBeCloseTo(p, 12);
        expect(signFlip(all.map((d) => -d)).p).toBeCloseTo(p, 12);
        expect(signFlip([0, ...all, 0]).p).toBeCloseTo(p, 12);
      }),
    );
  });

  it('is exact for hundreds of tasks of three repetitions, and random for as many different sizes', () => {
    const many = Array.from({ length: 300 }, (_, i) => ((i % 7) - 2.9 > 0 ? 1 : -1) / 3);
    expect(signFlip(many).exact).toBe(true);
    const source = random(5);
    const odd = Array.from({ length: 40 }, () => source.next() - 0.45);
    expect(() => signFlip(odd)).toThrow(/random draws are needed/);
    const here = signFlip(odd, { draws: random(9), replicates: 2000 });
    expect(here.exact).toBe(false);
    expect(signFlip(odd, { draws: random(9), replicates: 2000 })).toEqual(here);
    // All positive: hardly any flip is as far from 0, but p is no 0.
    expect(signFlip(odd.map(Math.abs), { draws: random(9), replicates: 2000 }).p).toBe(1 / 2001);
  });

  it('refuses emptiness and NaN, and calls no difference no difference', () => {
    expect(() => signFlip([])).toThrow(/at least one/);
    expect(() => signFlip([0.1, Number.NaN])).toThrow(/difference 2 is NaN/);
    expect(() => signFlip([0.1], { replicates: 0.5 })).toThrow(/replicates/);
    expect(signFlip([0, 0])).toEqual({ p: 1, exact: true });
    expect(signFlip([0.1, 0.2, 0.3]).p).toBe(0.25);
  });
});

describe('differences over tasks', () => {
  const cluster = fc
    .integer({ min: 1, max: 5 })
    .chain((n) => fc.record({ k: fc.integer({ min: 0, max: n }), n: fc.constant(n) }));
  const clusters = fc.array(fc.record({ first: cluster, second: cluster }), { minLength: 2, maxLength: 20 });

  it('turn with the arms, stay in [-1, 1], and do not care for the order of tasks', () => {
    fc.assert(
      fc.property(clusters, (all) => {
        const here = clusteredDifference(all);
        const turned = clusteredDifference(
          [...all].reverse().map(({ first, second }) => ({ first: second, second: first })),
        );
        expect(turned.value).toBeCloseTo(-here.value, 12);
        expect(turned.error).toBeCloseTo(here.error, 12);
        expect(turned.interval.low).toBeCloseTo(-here.interval.high, 12);
        expect(here.interval.low).toBeGreaterThanOrEqual(-1);
        expect(here.interval.high).toBeLessThanOrEqual(1);
        const own = all.map(({ first, second }) => first.k / first.n - second.k / second.n);
        const mean = meanDifference(own);
        expect(meanDifference(own.map((d) => -d)).interval.low).toBeCloseTo(-mean.interval.high, 12);
        expect(mean.test === null || (mean.test.p >= 0 && mean.test.p <= 1)).toBe(true);
      }),
    );
  });

  it('are the same pooled and by task when all tasks weigh alike', () => {
    fc.assert(
      fc.property(clusters, (all) => {
        const even = all.map(({ first, second }) => ({
          first: { k: first.k / first.n, n: 1 },
          second: { k: second.k / second.n, n: 1 },
        }));
        const own = even.map(({ first, second }) => first.k - second.k);
        expect(clusteredDifference(even).error).toBeCloseTo(meanDifference(own).error, 12);
      }),
    );
  });

  it('refuse too little and what is no count', () => {
    expect(() => meanDifference([])).toThrow(/two differences are needed, not 0/);
    expect(() => meanDifference([0.5])).toThrow(/not 1/);
    expect(() => meanDifference([0.5, Number.NaN])).toThrow(/difference 2 is NaN/);
    expect(meanDifference([0.1, 0.1, 0.1])).toMatchObject({ error: 0, test: null });
    const full = { k: 1, n: 1 };
    const none = { k: 0, n: 0 };
    expect(() => clusteredDifference([{ first: full, second: full }])).toThrow(
      /two clusters are needed, not 1/,
    );
    expect(() =>
      clusteredDifference([
        { first: full, second: none },
        { first: full, second: none },
      ]),
    ).toThrow(/second arm has no samples/);
    expect(() =>
      clusteredDifference([
        { first: full, second: full },
        { first: { k: 2, n: 1 }, second: full },
      ]),
    ).toThrow(/first arm: cluster with k = 2 of n = 1/);
    expect(() =>
      clusteredDifference([
        { first: full, second: full },
        { first: { k: 0, n: Number.NaN }, second: full },
      ]),
    ).toThrow(/NaN/);
  });
});

describe('intraclass correlation', () => {
  it('is 1 where repetitions agree, and null where nothing can be told', () => {
    expect(
      intraclassCorrelation([
        { k: 3, n: 3 },
        { k: 0, n: 3 },
        { k: 3, n: 3 },
      ]),
    ).toBe(1);
    expect(
      intraclassCorrelation([
        { k: 1, n: 2 },
        { k: 1, n: 2 },
      ]),
    ).toBe(-1);
    for (const clusters of [
      [{ k: 1, n: 3 }],
      [
        { k: 1, n: 1 },
        { k: 0, n: 1 },
      ],
      [
        { k: 3, n: 3 },
        { k: 3, n: 3 },
      ],
      [
        { k: 0, n: 3 },
        { k: 0, n: 2 },
        { k: 0, n: 0 },
      ],
    ]) {
      expect(intraclassCorrelation(clusters)).toBeNull();
    }
    expect(() => intraclassCorrelation([])).toThrow(/at least one sample/);
    expect(() => intraclassCorrelation([{ k: 2, n: 1 }])).toThrow(/k = 2 of n = 1/);
    expect(() => intraclassCorrelation([{ k: Number.NaN, n: 1 }])).toThrow(/NaN/);
  });
});
