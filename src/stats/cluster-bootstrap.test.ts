import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { random } from '../core/random.ts';
import { type Bootstrapped, clusterBootstrap, type TaskSamples } from './cluster-bootstrap.ts';
import golden from './golden/cluster_bootstrap.json' with { type: 'json' };
import { quantile } from './quantile.ts';

const ROWS: TaskSamples[] = golden.rows.map(({ task, cond, y }) => ({ task, cell: cond, k: y, n: 1 }));
const near = (got: number | undefined | null, wanted: number | undefined, within = 1e-10): void =>
  expect(Math.abs((got as number) - (wanted as number)), `${got} for ${wanted}`).toBeLessThan(within);

describe('agreement with R', () => {
  it('the random numbers', () => {
    for (const [seed, wanted] of [
      [1, golden.prng_golden.seed1],
      [42, golden.prng_golden.seed42],
      [4294967295, golden.prng_golden.seed4294967295],
    ] as const) {
      const [words, below] = [random(seed), random(seed)];
      expect(wanted.first8_u32.map(() => words.uint32())).toEqual(wanted.first8_u32);
      expect(wanted.first20_below12.map(() => below.below(12))).toEqual(wanted.first20_below12);
    }
  });

  it('the totals of each task', () => {
    for (const { task, y_control, n_control, y_treatment, n_treatment } of golden.cluster_totals) {
      const of = (cell: string) => ROWS.filter((row) => row.task === task && row.cell === cell);
      expect(of('control').reduce((sum, { k }) => sum + k, 0)).toBe(y_control);
      expect(of('control')).toHaveLength(n_control);
      expect(of('treatment').reduce((sum, { k }) => sum + k, 0)).toBe(y_treatment);
      expect(of('treatment')).toHaveLength(n_treatment);
    }
  });

  for (const wanted of Object.values(golden.bootstrap)) {
    it(`${wanted.B} replicates from seed ${wanted.seed}`, () => {
      const drawn: number[] = [];
      const source = random(wanted.seed);
      const draws = {
        below(n: number): number {
          const index = source.below(n);
          drawn.push(index);
          return index;
        },
      };
      const bootstrap = clusterBootstrap(ROWS, draws, { replicates: wanted.B });
      expect(drawn.slice(0, 12)).toEqual(wanted.first_12_cluster_indices_of_replicate_1);
      expect(drawn).toHaveLength(12 * wanted.B);
      const figures: Record<'control' | 'treatment' | 'delta', Bootstrapped> = {
        control: bootstrap.rate('control'),
        treatment: bootstrap.rate('treatment'),
        delta: bootstrap.difference('control', 'treatment'),
      };
      for (const [name, figure] of Object.entries(figures) as [keyof typeof figures, Bootstrapped][]) {
        wanted.first_replicates[name].forEach((value, b) => {
          near(figure.replicates[b], value, 1e-14);
        });
        near(figure.error, wanted.boot_se[name]);
        near(figure.interval?.low, wanted.percentile95_type7[name][0]);
        near(figure.interval?.high, wanted.percentile95_type7[name][1]);
        expect(figure.dropped).toBe(0);
      }
      near(figures.control.value, golden.point.control);
      near(figures.treatment.value, golden.point.treatment);
      near(figures.delta.value, golden.point.delta_pooled);
      near(bootstrap.taskDifference('control', 'treatment').value, golden.point.delta_task_macro);
    });
  }
});

describe('laws', () => {
  const small = { replicates: 200 };
  const row = fc
    .record({
      task: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      cell: fc.constantFrom('x', 'y'),
      n: fc.integer({ min: 1, max: 4 }),
    })
    .chain((base) => fc.integer({ min: 0, max: base.n }).map((k) => ({ ...base, k })));
  const rows = fc
    .array(row, { minLength: 2, maxLength: 30 })
    .filter((all) => all.some(({ cell }) => cell === 'x') && all.some(({ cell }) => cell === 'y'));

  it('the order of rows and names that sort alike change no byte; swapped arms turn the difference', () => {
    fc.assert(
      fc.property(rows, fc.integer(), (all, seed) => {
        const here = clusterBootstrap(all, random(seed), small);
        const there = clusterBootstrap(
          [...all].reverse().map(({ task, ...rest }) => ({ ...rest, task: `task-${task}` })),
          random(seed),
          small,
        );
        expect(there.rate('x')).toEqual(here.rate('x'));
        expect(there.difference('x', 'y')).toEqual(here.difference('x', 'y'));
        const [forth, back] = [here.difference('x', 'y'), here.difference('y', 'x')];
        expect(back.value).toBeCloseTo(-forth.value, 12);
        expect(back.dropped).toBe(forth.dropped);
        if (forth.interval) expect(back.interval?.low).toBeCloseTo(-forth.interval.high, 12);
        else expect(back.interval).toBeNull();
      }),
      { numRuns: 50 },
    );
  });

  it('stays within [0, 1] and [-1, 1], and no NaN comes out', () => {
    fc.assert(
      fc.property(rows, fc.integer(), (all, seed) => {
        const bootstrap = clusterBootstrap(all, random(seed), small);
        for (const [figure, low] of [
          [bootstrap.rate('x'), 0],
          [bootstrap.difference('x', 'y'), -1],
        ] as const) {
          expect(figure.replicates.every((x) => x >= low && x <= 1)).toBe(true);
          expect(figure.replicates.length + figure.dropped).toBe(200);
          expect(figure.interval === null).toBe(figure.dropped > 10 || bootstrap.tasks.length === 1);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('a cell that is missing from most tasks has dropped replicates, and too many of them leave no interval', () => {
    const tasks = Array.from({ length: 10 }, (_, i) => `t${i}`);
    const common = tasks.map((task, i) => ({ task, cell: 'common', k: i % 2, n: 1 }));
    const rare = { task: 't3', cell: 'rare', k: 1, n: 1 };
    const bootstrap = clusterBootstrap([...common, rare], random(1), { replicates: 2000 });
    const figure = bootstrap.rate('rare');
    // 0.9^10 of the replicates do not draw the task.
    expect(figure.dropped / 2000).toBeCloseTo(0.349, 1);
    expect(figure.interval).toBeNull();
    expect(bootstrap.difference('common', 'rare').dropped).toBe(figure.dropped);
    const often = tasks.slice(0, 4).map((task) => ({ task, cell: 'often', k: 1, n: 1 }));
    const some = clusterBootstrap([...common, ...often], random(1), { replicates: 2000 }).rate('often');
    expect(some.dropped).toBeGreaterThan(0);
    expect(some.interval).toEqual({ low: 1, high: 1 });
  });

  it('empty rows count for nothing, and one task alone gives no interval', () => {
    const empty = { task: 'zz', cell: 'control', k: 0, n: 0 };
    expect(clusterBootstrap([...ROWS, empty], random(3), small).tasks).not.toContain('zz');
    const one = clusterBootstrap([{ task: 'a', cell: 'x', k: 1, n: 2 }], random(3), small).rate('x');
    expect(one).toMatchObject({ value: 0.5, interval: null, error: 0 });
  });

  it('refuses what it cannot use, and says what that was', () => {
    const bad = (k: number, n: number) => () =>
      clusterBootstrap([{ task: 'a', cell: 'x', k, n }], random(1), small);
    expect(() => clusterBootstrap([], random(1))).toThrow(/at least one sample/);
    expect(bad(2, 1)).toThrow(/task "a", cell "x": k = 2 of n = 1/);
    expect(bad(Number.NaN, 1)).toThrow(/NaN/);
    expect(bad(0, Number.NaN)).toThrow(/NaN/);
    expect(bad(0, Number.POSITIVE_INFINITY)).toThrow(RangeError);
    expect(bad(0, 0)).toThrow(/at least one sample/);
    expect(() => clusterBootstrap(ROWS, random(1), { replicates: 0 })).toThrow(/replicates = 0/);
    expect(() => clusterBootstrap(ROWS, random(1), { level: 1 })).toThrow(/level/);
    const bootstrap = clusterBootstrap(ROWS, random(1), small);
    expect(() => bootstrap.rate('sham')).toThrow(/no samples in cell "sham"; there are control, treatment/);
    const apart = clusterBootstrap(
      [
        { task: 'a', cell: 'x', k: 0, n: 1 },
        { task: 'b', cell: 'y', k: 0, n: 1 },
      ],
      random(1),
      small,
    );
    expect(() => apart.taskDifference('x', 'y')).toThrow(/no task has samples in both/);
  });
});

describe('quantile', () => {
  it('is type 7', () => {
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
    expect(quantile([1, 2, 3, 4], 0.1)).toBeCloseTo(1.3, 12);
    expect([quantile([5], 0.3), quantile([1, 9], 0), quantile([1, 9], 1)]).toEqual([5, 1, 9]);
    expect(() => quantile([], 0.5)).toThrow(/at least one/);
    expect(() => quantile([1], Number.NaN)).toThrow(/NaN/);
  });
});
