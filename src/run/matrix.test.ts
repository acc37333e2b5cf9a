import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EpisodeSpec, episodeKey } from '../core/episode.ts';
import { InfrastructureError, UsageError } from '../core/errors.ts';
import type { Plan } from '../core/plan.ts';
import type { Task } from '../core/task.ts';
import { aSpec } from '../store/testing/records.ts';
import { expandPlan, planHash } from './matrix.ts';
import { inRandomBlocks } from './order.ts';
import { fakeEnvironment } from './testing/fake-environment.ts';
import { anAgent, WALKER } from './testing/tiny-agents.ts';
import { tinyPlan } from './testing/tiny-plan.ts';
import { TINY } from './testing/tiny-suite.ts';

test('a matrix is the full crossing, each episode once', async () => {
  const runner = anAgent(async () => '', { id: 'runner' });
  const names = fakeEnvironment({ agents: [WALKER, runner] });
  const matrix = await expandPlan(tinyPlan({ agents: ['walker', 'runner', 'walker'], repeat: 4 }), names);
  expect(matrix.episodes).toHaveLength(2 * 3 * 2 * 4);
  expect(new Set(matrix.episodes.map(({ key }) => key)).size).toBe(2 * 3 * 2 * 4);
  expect(matrix.content).toHaveLength(6);
  const { spec } = matrix.episodes[0] ?? {};
  expect(spec?.content).toBe(
    matrix.content.find(({ task, condition }) => task === spec?.task && condition === spec.condition.id)
      ?.hash,
  );
});

test('variants are crossed with conditions, side by side and with the same seed', async () => {
  const variants = ['ab', 'ba'].map((id) => ({ id, instruction: `Open it, ${id}.` }));
  const [door, gate] = TINY.tasks as readonly [Task, Task];
  const names = fakeEnvironment({ suites: [{ ...TINY, tasks: [{ ...door, variants }, gate] }] });
  const plain = await expandPlan(tinyPlan(), names);
  const { episodes, content } = await expandPlan(tinyPlan({ variants: ['ab', 'ba'], repeat: 2 }), names);
  expect(content).toHaveLength(3);
  expect(new Set(episodes.map(({ key }) => key)).size).toBe(3 * 2 * 2);
  expect(plain.episodes.every(({ spec }) => !('variant' in spec))).toBe(true);
  const first = episodes.slice(0, 6);
  expect(new Set(first.map(({ spec }) => `${spec.condition.id} ${spec.variant}`)).size).toBe(6);
  expect(new Set(first.map(({ spec }) => spec.seed)).size).toBe(1);
  await expect(expandPlan(tinyPlan({ variants: ['aba'] }), names)).rejects.toThrow(/Did you mean ab/);
});

test("a plan's limits replace a task's own", async () => {
  const plan = tinyPlan({ limits: { steps: 9 } });
  const { episodes } = await expandPlan(plan, fakeEnvironment());
  expect(episodes[0]?.spec.limits).toEqual({ steps: 9, episodeMs: 30_000, stepMs: 20_000 });
});

test('pairs share their seed, repetitions do not', async () => {
  const { episodes } = await expandPlan(tinyPlan({ repeat: 3 }), fakeEnvironment());
  const door = episodes.filter(({ spec }) => spec.task === 'tiny/door');
  expect(new Set(door.map(({ spec }) => spec.seed)).size).toBe(3);
  for (const repetition of [0, 1, 2]) {
    const pair = door.filter(({ spec }) => spec.repetition === repetition);
    expect(new Set(pair.map(({ spec }) => spec.seed)).size).toBe(1);
  }
});

test('the same plan gives the same episodes in the same order', async () => {
  const keysOf = async (plan: Plan) =>
    (await expandPlan(plan, fakeEnvironment())).episodes.map(({ key }) => key);
  const keys = await keysOf(tinyPlan({ repeat: 5 }));
  expect(await keysOf(tinyPlan({ repeat: 5 }))).toEqual(keys);
  const other = await keysOf(tinyPlan({ repeat: 5, seed: 2 }));
  expect(other.filter((key) => keys.includes(key))).toEqual([]);
});

test('what a task serves is part of its episodes', async () => {
  const changed = {
    ...TINY,
    stage: (...args: Parameters<typeof TINY.stage>) => {
      const stage = TINY.stage(...args);
      const fetch = async (): Promise<Response> => new Response('new');
      return { ...stage, sites: stage.sites.map((site) => ({ ...site, fetch })) };
    },
  };
  const before = await expandPlan(tinyPlan(), fakeEnvironment());
  const after = await expandPlan(tinyPlan(), fakeEnvironment({ suites: [changed] }));
  expect(after.keys).not.toBe(before.keys);
  expect(after.planHash).toBe(before.planHash);
});

test('two names for one agent, and a suite that cannot serve its pages, are told', async () => {
  const environment = fakeEnvironment();
  const aliased = { ...environment, createAgents: async () => [WALKER] };
  await expect(expandPlan(tinyPlan({ agents: ['a', 'b'] }), aliased)).rejects.toThrow(UsageError);
  const broken = {
    ...TINY,
    stage: () => {
      throw new Error('no paint left');
    },
  };
  const names = fakeEnvironment({ suites: [broken] });
  await expect(expandPlan(tinyPlan(), names)).rejects.toThrow(InfrastructureError);
  await expect(expandPlan(tinyPlan(), names)).rejects.toThrow(/no paint left/);
});

test('an early first look is refused for an agent whose looks nobody sees', async () => {
  const environment = fakeEnvironment({
    agents: [anAgent(async () => '', { id: 'outside', kind: 'external' })],
  });
  const plan = (firstLook: Plan['firstLook']): Plan => tinyPlan({ agents: ['outside'], firstLook });
  await expect(expandPlan(plan('early'), environment)).rejects.toThrow(UsageError);
  await expect(expandPlan(plan('settled'), environment)).resolves.toBeDefined();
});

test("a plan's hash is the same however its members are ordered, and another one for another plan", () => {
  const members = Object.entries(tinyPlan({ conditions: ['late', 'control'] }));
  fc.assert(
    fc.property(
      fc.shuffledSubarray(members, { minLength: members.length }),
      fc.integer({ min: 2, max: 100 }),
      (shuffled, repeat) => {
        const plan = Object.fromEntries(shuffled) as Plan;
        expect(planHash(plan)).toBe(planHash(tinyPlan({ conditions: ['late', 'control'] })));
        expect(planHash({ ...plan, repeat })).not.toBe(planHash(plan));
      },
    ),
  );
});

const specs = fc.record({
  task: fc.constantFrom('tiny/a', 'tiny/b'),
  condition: fc.constantFrom({ id: 'control', mechanisms: [] }, { id: 'x', mechanisms: ['x'] }),
  repetition: fc.nat({ max: 2 }),
  seed: fc.nat({ max: 2 }),
  content: fc.constantFrom('c1', 'c2'),
  firstLook: fc.constantFrom('settled' as const, 'early' as const),
  viewport: fc.constantFrom({ width: 800, height: 600 }, { width: 600, height: 800 }),
});

test('two episodes have one key if and only if nothing in their identity differs', () => {
  fc.assert(
    fc.property(specs, specs, (one, other) => {
      const same = JSON.stringify(one) === JSON.stringify(other);
      expect(episodeKey(aSpec(one)) === episodeKey(aSpec(other))).toBe(same);
      const reversed = Object.fromEntries(Object.entries(aSpec(one)).reverse()) as unknown as EpisodeSpec;
      expect(episodeKey(reversed)).toBe(episodeKey(aSpec(one)));
    }),
    { numRuns: 300 },
  );
});

test('random blocks hold exactly the plan and keep the conditions of a task side by side', () => {
  const plans = fc.record({
    tasks: fc.integer({ min: 1, max: 5 }),
    conditions: fc.integer({ min: 1, max: 6 }),
    repeat: fc.integer({ min: 1, max: 4 }),
    seed: fc.nat(),
  });
  fc.assert(
    fc.property(plans, ({ tasks, conditions, repeat, seed }) => {
      const episodes = range(tasks).flatMap((task) =>
        range(conditions).flatMap((condition) =>
          range(repeat).map((repetition) => {
            const spec = aSpec({
              task: `t${task}`,
              condition: { id: `c${condition}`, mechanisms: [] },
              repetition,
            });
            return { key: episodeKey(spec), spec };
          }),
        ),
      );
      const ordered = inRandomBlocks(episodes, seed);
      expect(ordered.map(({ key }) => key).sort()).toEqual(episodes.map(({ key }) => key).sort());
      for (let at = 0; at < ordered.length; at += conditions) {
        const block = ordered.slice(at, at + conditions);
        expect(new Set(block.map(({ spec }) => `${spec.task} ${spec.repetition}`)).size).toBe(1);
        expect(new Set(block.map(({ spec }) => spec.condition.id)).size).toBe(conditions);
      }
      expect(inRandomBlocks(episodes, seed)).toEqual(ordered);
    }),
  );
});

test('the order inside a block is random, too', () => {
  const episodes = range(200).flatMap((repetition) =>
    ['control', 'x'].map((id) => ({ spec: aSpec({ condition: { id, mechanisms: [] }, repetition }) })),
  );
  const firsts = inRandomBlocks(episodes, 1).filter((_, at) => at % 2 === 0);
  const controls = firsts.filter(({ spec }) => spec.condition.id === 'control').length;
  expect(controls).toBeGreaterThan(60);
  expect(controls).toBeLessThan(140);
});

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
