import { expect, test } from 'vitest';
import { InfrastructureError } from '../core/errors.ts';
import { openStore } from '../store/index.ts';
import { temporaryFolder } from '../store/testing/folder.ts';
import type { RunEvent } from './event.ts';
import { resumeRun, startRun } from './start.ts';
import { fakeEnvironment } from './testing/fake-environment.ts';
import { anAgent } from './testing/tiny-agents.ts';
import { tinyPlan } from './testing/tiny-plan.ts';

const down = new InfrastructureError('model', {
  expected: 'an answer from the model',
  found: 'none',
  hint: 'Is it running?',
});

const THINKER = { id: 'thinker' };

/** A run of twenty episodes, one at a time unless said otherwise, by an agent that can't begin in the episodes that are named. */
async function run(failing: (episode: number) => boolean, concurrency = 1) {
  let begun = 0;
  const agent = anAgent(async () => {
    if (failing(begun++)) throw down;
    return 'done';
  }, THINKER);
  const events: RunEvent[] = [];
  const store = openStore(await temporaryFolder());
  const environment = fakeEnvironment({ agents: [agent] });
  const options = { store, environment, concurrency, tries: 1, retryDelayMs: 0 };
  const summary = await startRun({
    ...options,
    plan: tinyPlan({ agents: ['thinker'], conditions: ['control'], repeat: 10 }),
    onEvent: (event) => events.push(event),
  });
  return { summary, paused: events.filter(({ type }) => type === 'paused'), options, begun: () => begun };
}

test('an agent that fails at start in three episodes in a row pauses the run, which can be resumed', async () => {
  const { summary, paused, options, begun } = await run((episode) => episode < 3);
  expect(begun()).toBe(3);
  expect(summary).toMatchObject({ status: 'interrupted', errors: 3, episodes: 0 });
  expect(paused).toEqual([{ type: 'paused', agent: 'thinker', message: down.message }]);
  expect(await resumeRun({ ...options, run: summary.run })).toMatchObject({ status: 'done', episodes: 20 });
});

test('a pause is told once, whatever else was under way', async () => {
  const { paused, summary } = await run(() => true, 4);
  expect(paused).toHaveLength(1);
  expect(summary.errors).toBeGreaterThan(3);
});

test('failures with a verdict between them pause nothing', async () => {
  const { summary, paused } = await run((episode) => episode === 1 || episode === 2 || episode === 4);
  expect(summary.status).toBe('done');
  expect(paused).toEqual([]);
});

test('an agent that says before the run that it cannot begin keeps anything from being run', async () => {
  const agent = { ...anAgent(async () => 'done', THINKER), check: () => Promise.reject(down) };
  const store = openStore(await temporaryFolder());
  const environment = fakeEnvironment({ agents: [agent] });
  await expect(startRun({ plan: tinyPlan({ agents: ['thinker'] }), store, environment })).rejects.toBe(down);
  expect(await store.runs.list()).toEqual([]);
});
