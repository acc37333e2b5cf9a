import { expect, test, vi } from 'vitest';
import type { Agent } from '../core/agent.ts';
import { AgentFailure } from '../core/agent.ts';
import { InfrastructureError, UsageError } from '../core/errors.ts';
import type { PlanInput } from '../core/plan.ts';
import type { Suite } from '../core/suite.ts';
import { type EpisodeOptions, runEpisode } from './episode.ts';
import { expandPlan } from './matrix.ts';
import { EpisodeOver } from './over.ts';
import { type Faults, fakeEnvironment, type Log } from './testing/fake-environment.ts';
import { anAgent, WALKER } from './testing/tiny-agents.ts';
import { tinyPlan } from './testing/tiny-plan.ts';
import { TINY } from './testing/tiny-suite.ts';

const ARTIFACTS = { put: async (bytes: Uint8Array) => `hash of ${bytes.length} bytes` };

interface Setting {
  readonly agent?: Agent;
  readonly condition?: string;
  readonly plan?: Partial<PlanInput>;
  readonly faults?: Faults;
  readonly log?: Log;
  readonly options?: Partial<EpisodeOptions>;
  readonly suite?: Suite;
}

async function episodeOf({ agent = WALKER, condition = 'control', plan, suite = TINY, ...setting }: Setting) {
  const { faults = {}, log = [], options } = setting;
  const environment = fakeEnvironment({ agents: [agent], suites: [suite], faults, log });
  const cells = [`tiny/door:${condition}`];
  const { episodes } = await expandPlan(tinyPlan({ cells, agents: [agent.card.id], ...plan }), environment);
  const [planned] = episodes;
  if (!planned) throw new Error('the plan has an episode');
  return runEpisode(planned, environment, { artifacts: ARTIFACTS, graceMs: 20, ...options });
}

test('an episode ends in a verdict, with its steps and facts', async () => {
  const result = await episodeOf({});
  expect(result).toMatchObject({
    status: 'ok',
    end: 'done',
    answer: 'The door is open.',
    verdict: { success: true, harm: false, exposed: true, decided: true },
  });
  expect(result.facts.map(({ kind }) => kind)).toEqual([
    'page-served',
    'decision-shown',
    'control-used',
    'page-served',
  ]);
  expect(result.steps).toHaveLength(2);
  expect(result.steps[0]).toMatchObject({
    index: 0,
    at: 0,
    url: 'https://www.littledoor.com/',
    title: 'A door',
    remark: { said: 'I open it.' },
    action: { type: 'click', target: { mark: 1 } },
    result: { ok: true },
    looks: [{ channels: ['dom'], pageTime: 100 }],
    screenshot: { format: 'jpeg' },
  });
  expect(result.steps[1]).toMatchObject({
    index: 1,
    action: { type: 'done' },
    looks: [],
    title: 'Thank you',
  });
  // A scripted agent's world moves by one step an act.
  expect(result.steps[1]?.at).toBeGreaterThan(0);
});

test('the condition is what the page is built for', async () => {
  expect(await episodeOf({ condition: 'swapped' })).toMatchObject({
    verdict: { success: false, harm: true },
  });
});

test('the page is closed before the world, and settles before that', async () => {
  const log: Log = [];
  await episodeOf({ log });
  expect(log.slice(-3)).toEqual(['settled', 'page closed', 'world closed']);
});

test('pixel readers get png records; records can be left out', async () => {
  const agent: Agent = { ...WALKER, card: { ...WALKER.card, modality: ['pixels'] } };
  expect((await episodeOf({ agent })).steps[0]?.screenshot?.format).toBe('png');
  const steps = await episodeOf({ options: { record: 'steps' } });
  expect(steps.steps[0]).toMatchObject({ title: 'A door' });
  expect(steps.steps[0]).not.toHaveProperty('screenshot');
  const none = await episodeOf({ options: { record: 'none' } });
  expect(none.steps).toEqual([]);
  expect(none.verdict.success).toBe(true);
});

test('an act beyond the step limit ends the episode, and saying "done" is no act', async () => {
  const wait = { type: 'wait', ms: 0 } as const;
  const busy = anAgent(async ({ hands }) => {
    for (;;) await hands.act(wait);
  });
  const result = await episodeOf({ agent: busy });
  expect(result).toMatchObject({ end: 'step-limit', answer: '' });
  expect(result.steps).toHaveLength(3);
  const exact = anAgent(async ({ hands }) => {
    for (let i = 0; i < 3; i++) await hands.act(wait);
    await hands.act({ type: 'done', answer: 'three' });
    return 'too late';
  });
  expect(await episodeOf({ agent: exact })).toMatchObject({ end: 'done', answer: 'three' });
});

test('an agent that never returns is aborted, then left to itself', async () => {
  const aborted = vi.fn();
  const late = Promise.withResolvers<unknown>();
  const stubborn = anAgent(async ({ signal, hands }) => {
    signal.addEventListener('abort', aborted);
    await hands.act({ type: 'done', answer: 'done, but I stay' });
    await new Promise((resolve) => setTimeout(resolve, 60));
    hands.observe({ dom: true }).catch(late.resolve);
    return new Promise<string>(() => {});
  });
  expect(await episodeOf({ agent: stubborn })).toMatchObject({ end: 'done', answer: 'done, but I stay' });
  expect(aborted).toHaveBeenCalledOnce();
  expect(await late.promise).toBeInstanceOf(EpisodeOver);
});

test('thinking for too long is a result: in a step, and in all', async () => {
  const slow = anAgent(() => new Promise<string>(() => {}));
  const step = await episodeOf({ agent: slow, plan: { limits: { stepMs: 1000 } } });
  expect(step).toMatchObject({ end: 'time-limit', verdict: { exposed: true, decided: false, harm: false } });
  const dawdler = anAgent(async ({ hands, signal }) => {
    while (!signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await hands.observe({ dom: true });
    }
    return '';
  });
  expect(await episodeOf({ agent: dawdler, plan: { limits: { episodeMs: 1000 } } })).toMatchObject({
    end: 'time-limit',
  });
});

test('a page that does not answer is no result', async () => {
  const faults = { act: () => new Promise<void>(() => {}) };
  const hanging = episodeOf({ faults, plan: { limits: { stepMs: 1000 } } });
  await expect(hanging).rejects.toMatchObject({ trouble: 'timeout' });
});

test("what an agent's own code throws is its failure, judged by the facts all the same", async () => {
  const clumsy = anAgent(async (session) => {
    await WALKER.run(session);
    throw new AgentFailure('the reply was no JSON', { remark: { said: 'Hm.' } });
  });
  expect(await episodeOf({ agent: clumsy })).toMatchObject({
    end: 'agent-failure',
    answer: 'the reply was no JSON',
    unacted: { said: 'Hm.' },
    verdict: { success: true },
  });
  const broken = anAgent(async () => {
    throw new RangeError('oops');
  });
  expect(await episodeOf({ agent: broken })).toMatchObject({
    end: 'agent-failure',
    answer: 'RangeError: oops',
  });
  const thrower = anAgent(async () => {
    throw 'just words';
  });
  expect(await episodeOf({ agent: thrower })).toMatchObject({
    end: 'agent-failure',
    answer: 'string: just words',
  });
});

test('an action that is none is a failure of the agent', async () => {
  for (const action of [
    { type: 'fly' },
    undefined,
    { type: 'click', target: {} },
    { type: 'wait', ms: Number.NaN },
  ]) {
    const agent = anAgent(async ({ hands }) => {
      await hands.act(action as never);
      return '';
    });
    expect(await episodeOf({ agent })).toMatchObject({ end: 'agent-failure', steps: [] });
  }
});

test('trouble that an agent reports, or that its hands meet, is no result even when the agent goes on', async () => {
  const unreachable = anAgent(async () => {
    throw new InfrastructureError('model', { expected: 'a reply', found: '429', hint: 'Wait.' });
  });
  await expect(episodeOf({ agent: unreachable })).rejects.toMatchObject({ trouble: 'model' });
  const faults = {
    act: async () => {
      throw new Error('Target closed');
    },
  };
  const careless = anAgent(async (session) => WALKER.run(session).catch(() => 'never mind'));
  await expect(episodeOf({ agent: careless, faults })).rejects.toMatchObject({ trouble: 'browser' });
  const keyless = anAgent(async () => {
    throw new UsageError({ expected: 'a key', found: 'none', hint: 'Set one.' });
  });
  await expect(episodeOf({ agent: keyless })).rejects.toThrow(UsageError);
});

test('a refused act is a step', async () => {
  const blind = anAgent(async ({ hands }) => {
    const result = await hands.act({ type: 'click', target: { mark: 99 } });
    return result.ok ? 'hit' : result.reason;
  });
  const result = await episodeOf({ agent: blind });
  expect(result.answer).toBe('missing');
  expect(result.steps[0]?.result).toMatchObject({ ok: false, reason: 'missing' });
});

test('acts that an agent starts at once are done one after the other', async () => {
  const log: Log = [];
  const hasty = anAgent(async ({ hands }) => {
    await Promise.all([
      hands.act({ type: 'back' }),
      hands.act({ type: 'press', key: 'Tab' }),
      hands.act({ type: 'scroll', dy: 5 }),
    ]);
    return '';
  });
  const { steps } = await episodeOf({ agent: hasty, log });
  expect(steps.map(({ index, action }) => [index, action.type])).toEqual([
    [0, 'back'],
    [1, 'press'],
    [2, 'scroll'],
    [3, 'done'],
  ]);
});

test('an early look comes before the page is released, and the first act after it has settled', async () => {
  const log: Log = [];
  const plan = { firstLook: 'early' as const };
  const result = await episodeOf({ condition: 'late', plan, log, faults: { tickAt: 5000 } });
  expect(log.slice(0, 6)).toEqual([
    'world opened',
    'page opened',
    'observed',
    'released',
    'released',
    'settled',
  ]);
  expect(log.indexOf('settled')).toBeLessThan(log.indexOf('acted click'));
  expect(result.steps[0]?.looks).toEqual([{ channels: ['dom'], pageTime: 100, sinceChange: -4900 }]);
});

test('an early look that may have seen the change is no result', async () => {
  const plan = { firstLook: 'early' as const };
  const late = episodeOf({ condition: 'late', plan, faults: { tickAt: 90 } });
  await expect(late).rejects.toMatchObject({ trouble: 'early-look' });
  // A settled look is meant to see it.
  const settled = await episodeOf({ condition: 'late', faults: { tickAt: 90 } });
  expect(settled.steps[0]?.looks[0]).toMatchObject({ sinceChange: 10 });
});

test('a stopped run gives the episode up', async () => {
  const controller = new AbortController();
  const waiting = anAgent(async ({ signal }) => {
    controller.abort();
    return new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('')));
  });
  const log: Log = [];
  await expect(episodeOf({ agent: waiting, log, options: { signal: controller.signal } })).rejects.toThrow(
    EpisodeOver,
  );
  expect(log.slice(-2)).toEqual(['page closed', 'world closed']);
  await expect(episodeOf({ options: { signal: AbortSignal.abort() } })).rejects.toThrow(EpisodeOver);
});

test('a world is closed when its page cannot be opened or closed', async () => {
  const log: Log = [];
  const refuse = async (): Promise<void> => {
    throw new Error('no');
  };
  await expect(episodeOf({ faults: { open: refuse }, log })).rejects.toMatchObject({ trouble: 'browser' });
  expect(log).toEqual(['world opened', 'world closed']);
  const unclosable = await episodeOf({ faults: { close: refuse }, log });
  expect(unclosable.verdict.success).toBe(true);
  expect(log.at(-1)).toBe('world closed');
});

test("a judge's or a site's own fault is no result", async () => {
  const judge = () => {
    throw new Error('no rule for this');
  };
  await expect(episodeOf({ suite: { ...TINY, judge } })).rejects.toMatchObject({ trouble: 'harness' });
  const unstorable: Suite['judge'] = (...args) => ({ ...TINY.judge(...args), scores: { x: Number.NaN } });
  await expect(episodeOf({ suite: { ...TINY, judge: unstorable } })).rejects.toMatchObject({
    trouble: 'harness',
  });
});
