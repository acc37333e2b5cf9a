import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANCY, record, STEADY, type Wanted } from '../../../test/fixtures/report-record.ts';
import { contrastOf, DPSR_NET, HARM_ADDED } from './contrasts.ts';
import { differenceOver } from './difference.ts';
import { figuresOf } from './figures.ts';
import golden from './golden/estimands.json' with { type: 'json' };
import { samplesByTask } from './sample.ts';

const episodes = golden.pattern.episodes.map((episode, i) => ({
  condition: episode.condition,
  made: record({
    task: episode.task,
    condition: episode.condition === 'control' ? 'control' : 'a3',
    repetition: i,
    success: episode.goal === 1,
    harm: episode.outcome === 'triggered',
    exposed: episode.exposed === 1,
    scores: { dpsrPaper: episode.click === 'correct' ? 0 : 1 },
    ...(episode.status === 'infra_error' ? { error: true as const } : {}),
  }),
}));
const arm = (name: string) => episodes.filter(({ condition }) => condition === name).map(({ made }) => made);

describe('figures agree with the reference', () => {
  const { expected } = golden.pattern;
  const treatment = figuresOf(arm('treatment'));
  const control = figuresOf(arm('control'));

  it('success, harm, exposure and DPSR', () => {
    expect(treatment.success).toMatchObject({ k: expected.SR_treatment.num, n: expected.SR_treatment.den });
    expect(control.success).toMatchObject({ k: expected.SR_control.num, n: expected.SR_control.den });
    expect(treatment.harm).toMatchObject({ k: expected.DP_itt.num, n: expected.DP_itt.den });
    expect(treatment.exposed).toMatchObject({ k: expected.exposure_rate.num, n: expected.exposure_rate.den });
    expect(treatment.dpsrPaper).toMatchObject({ k: expected.ANDP_DPSR.num, n: expected.ANDP_DPSR.den });
  });

  it('errors are excluded and counted', () => {
    expect(treatment.errors + control.errors).toBe(expected.excluded_infra);
    expect(treatment.episodes).toBe(expected.SR_treatment.den);
  });

  it('harm added is measured for the same thing in both arms', () => {
    const one = (condition: string, harm: boolean, scores: Record<string, number> = {}) =>
      samplesByTask([record({ condition, harm, scores })]);
    const added = (control: ReturnType<typeof one>, condition = 'slot') =>
      contrastOf(HARM_ADDED, control, one(condition, true))?.value;
    expect(added(one('control', false, { 'harm@slot': 1 }))).toBe(0);
    expect(added(one('control', true, { 'harm@slot': 0 }))).toBe(1);
    expect(added(one('control', true, { 'harm@slot': 0 }), 'treatment')).toBe(0);
    expect(added(one('control', true))).toBe(0);
  });

  it('success lost is the mean over tasks of the difference within each', () => {
    const lost = contrastOf(DPSR_NET, samplesByTask(arm('control')), samplesByTask(arm('treatment')));
    expect(lost?.value).toBeCloseTo(expected.Delta_SR_task_macro, 12);
  });
});

describe('samples', () => {
  const three = (more: Wanted): ReturnType<typeof record>[] =>
    [0, 1, 2].map((repetition) => record({ ...more, repetition }));

  it('repetitions of a deterministic agent are one sample, without an interval', () => {
    const figures = figuresOf(three({ agent: STEADY, harm: true, success: false }));
    expect(figures).toMatchObject({ episodes: 3, samples: 1, unsteady: false });
    expect(figures.harm).toEqual({ k: 1, n: 1, value: 1, method: 'none' });
    expect(figures.outcomes.deceived).toBe(3);
  });

  it('repetitions of another agent are as many samples, with an interval', () => {
    const figures = figuresOf(three({ agent: CHANCY, harm: true }));
    expect(figures.samples).toBe(3);
    expect(figures.harm?.interval?.low).toBeGreaterThan(0.4);
  });

  it('a deterministic agent that disagrees with itself is one sample with a share, and says so', () => {
    const mixed = [true, true, false].map((harm, repetition) => record({ agent: STEADY, harm, repetition }));
    expect(figuresOf(mixed)).toMatchObject({ samples: 1, unsteady: true });
    expect(figuresOf(mixed).harm?.value).toBeCloseTo(2 / 3);
  });

  it('five tasks of a deterministic agent are five samples, however often repeated', () => {
    const tasks = ['a', 'b', 'c', 'd', 'e'].flatMap((task) => three({ agent: STEADY, task }));
    const success = figuresOf(tasks).success;
    expect(success).toMatchObject({ k: 5, n: 5, method: 'wilson-n-eff' });
    expect(success?.interval?.low).toBeCloseTo(0.5655175, 6);
  });

  it('nothing but errors gives no rate', () => {
    const figures = figuresOf([record({ error: true })]);
    expect(figures).toMatchObject({ episodes: 0, errors: 1, samples: 0, scores: {} });
    expect(figures.success).toBeUndefined();
    expect(figures.dpsrPaper).toBeUndefined();
  });

  it('no order of episodes changes a figure', () => {
    const all = ['a', 'b', 'c'].flatMap((task, t) =>
      [0, 1, 2, 3].map((repetition) => record({ task, repetition, harm: (repetition + t) % 3 === 0 })),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        const { harm, outcomes } = figuresOf(shuffled);
        expect(outcomes).toEqual(figuresOf(all).outcomes);
        expect(harm?.interval?.low).toBeCloseTo(figuresOf(all).harm?.interval?.low ?? 0, 12);
      }),
    );
  });
});

describe('differences', () => {
  it('tasks that are one pair each: Newcombe and McNemar', () => {
    const five = Array.from({ length: 5 }, () => ({ first: [1], second: [0] }));
    expect(differenceOver(five)).toMatchObject({ value: 1, tasks: 5, method: 'newcombe-paired' });
    expect(differenceOver(five)?.p).toBeCloseTo(0.0625, 12);
  });

  it('one sample an arm has no interval', () => {
    expect(differenceOver([{ first: [1], second: [0] }])).toEqual({
      value: 1,
      tasks: 1,
      n: 2,
      method: 'none',
    });
  });

  it('a task without samples in one arm counts in neither', () => {
    const pairs = [
      { first: [1, 1], second: [0, 1] },
      { first: [], second: [0, 0] },
    ];
    expect(differenceOver(pairs)).toMatchObject({ value: 0.5, tasks: 1 });
    expect(differenceOver([{ first: [], second: [1] }])).toBeUndefined();
  });

  it('the interval holds the difference and stays in [-1, 1], balanced or not', () => {
    const arm = fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 5 });
    const pairs = fc.array(fc.record({ first: arm, second: arm }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(pairs, (all) => {
        const difference = differenceOver(all);
        const { low, high } = difference?.interval ?? { low: Number.NaN, high: Number.NaN };
        expect(low).toBeGreaterThanOrEqual(-1);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual((difference?.value ?? 0) + 1e-9);
        expect(high).toBeGreaterThanOrEqual((difference?.value ?? 0) - 1e-9);
      }),
    );
  });
});
