import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InfrastructureError, UsageError } from '../core/errors.ts';
import { openStore, type Store } from '../store/index.ts';
import { temporaryFolder } from '../store/testing/folder.ts';
import type { RunEvent } from './event.ts';
import { expandPlan } from './matrix.ts';
import { rescoreRun } from './rescore.ts';
import { resumeRun, startRun } from './start.ts';
import { fakeEnvironment } from './testing/fake-environment.ts';
import { anAgent, WALKER } from './testing/tiny-agents.ts';
import { tinyPlan } from './testing/tiny-plan.ts';
import { TINY } from './testing/tiny-suite.ts';

const FAST = { record: 'steps', retryDelayMs: 0, patienceMs: 50, graceMs: 20 } as const;

const trouble = (): InfrastructureError =>
  new InfrastructureError('browser', { expected: 'a browser', found: 'a wreck', hint: 'Launch it again.' });

async function savedKeys(store: Store, run: string): Promise<string[]> {
  return [...(await store.episodes.keys(run)).entries()]
    .filter(([, status]) => status === 'ok')
    .map(([key]) => key)
    .sort();
}

async function plannedKeys(plan = tinyPlan(), environment = fakeEnvironment()): Promise<string[]> {
  return (await expandPlan(plan, environment)).episodes.map(({ key }) => key).sort();
}

test('a run does its plan, tells how it goes, and leaves a manifest', async () => {
  const store = openStore(await temporaryFolder());
  const events: RunEvent[] = [];
  const plan = tinyPlan({ repeat: 2 });
  const summary = await startRun({
    ...FAST,
    plan,
    store,
    environment: fakeEnvironment(),
    onEvent: (event) => events.push(event),
  });
  expect(summary).toMatchObject({ status: 'done', planned: 12, episodes: 12, errors: 0, troubles: {} });
  expect(summary.cells).toEqual([
    expect.objectContaining({ condition: 'control', mechanism: null, n: 4, success: 1, harm: 0 }),
    expect.objectContaining({ condition: 'late', mechanism: 'late', n: 4, success: 1, harm: 0 }),
    expect.objectContaining({ condition: 'swapped', mechanism: 'swap', n: 4, success: 0, harm: 1 }),
  ]);
  expect(await savedKeys(store, summary.run)).toEqual(await plannedKeys(plan));
  const kinds = Map.groupBy(events, ({ type }) => type);
  expect([...kinds].map(([type, all]) => [type, all.length])).toEqual([
    ['planned', 1],
    ['started', 12],
    ['finished', 12],
    ['done', 1],
  ]);
  const file = await readFile(join(store.runs.folder(summary.run), 'manifest.json'), 'utf8');
  expect(JSON.parse(file)).toMatchObject({
    plan,
    status: 'done',
    planned: 12,
    counts: { ok: 12, errors: 0 },
    versions: { node: process.version, chromium: 'Fake 1' },
    agents: [{ id: 'walker' }],
  });
  expect(summary.run).toMatch(/^\d{8}-\d{6}-tiny-[0-9a-f]{6}$/);
  await store.close();
});

test('agents that have to find out whether they can begin are told of before', async () => {
  const store = openStore(await temporaryFolder());
  const events: RunEvent[] = [];
  const asked: string[] = [];
  const careful = { ...WALKER, check: async () => void asked.push('walker') };
  const environment = fakeEnvironment({ agents: [careful] });
  const onEvent = (event: RunEvent): void => void events.push(event);
  await startRun({ ...FAST, plan: tinyPlan(), store, environment, onEvent });
  expect(events[0]).toEqual({ type: 'checking', agents: ['walker'] });
  expect(events.map(({ type }) => type).indexOf('planned')).toBe(1);
  expect(asked).toEqual(['walker']);
  await store.close();
});

test('trouble is retried, then recorded apart; an error is tried again on resume', async () => {
  const store = openStore(await temporaryFolder());
  let opened = 0;
  const sometimes = async (): Promise<void> => {
    if (opened++ < 5) throw trouble();
  };
  const retries: number[] = [];
  const summary = await startRun({
    ...FAST,
    plan: tinyPlan(),
    store,
    concurrency: 1,
    environment: fakeEnvironment({ faults: { open: sometimes } }),
    onEvent: (event) => event.type === 'retried' && retries.push(event.tries),
  });
  // The first episode fails three times, the second twice.
  expect(summary).toMatchObject({ status: 'done', episodes: 5, errors: 1, troubles: { browser: 1 } });
  expect(retries).toEqual([1, 2, 1, 2]);
  const again = await resumeRun({ ...FAST, run: summary.run, store, environment: fakeEnvironment() });
  expect(again).toMatchObject({ status: 'done', episodes: 6, errors: 0 });
  expect((await store.runs.get(summary.run))?.manifest.resumed).toHaveLength(1);
  await store.close();
});

test('too many errors stop the run', async () => {
  const store = openStore(await temporaryFolder());
  const always = async (): Promise<void> => {
    throw trouble();
  };
  const summary = await startRun({
    ...FAST,
    plan: tinyPlan({ repeat: 10 }),
    store,
    environment: fakeEnvironment({ faults: { open: always } }),
  });
  expect(summary.status).toBe('failed');
  expect(summary.episodes).toBe(0);
  expect(summary.errors).toBeGreaterThan(6);
  expect(summary.errors).toBeLessThan(10);
  await store.close();
});

test('what concerns the whole run ends it: a set-up that cannot work, a store that takes no more', async () => {
  const store = openStore(await temporaryFolder());
  const keyless = anAgent(async () => {
    throw new UsageError({ expected: 'a key', found: 'none', hint: 'Set one.' });
  });
  const options = { ...FAST, plan: tinyPlan(), store, environment: fakeEnvironment({ agents: [keyless] }) };
  await expect(startRun(options)).rejects.toThrow(/a key/);
  expect((await store.runs.list())[0]).toMatchObject({
    status: 'interrupted',
    manifest: { counts: { ok: 0 } },
  });

  let saves = 0;
  const full: Store = {
    ...store,
    episodes: {
      ...store.episodes,
      save: (...args) => {
        if (saves++ < 3) return store.episodes.save(...args);
        throw new InfrastructureError('store', { expected: 'room', found: 'none', hint: 'Free some.' });
      },
    },
  };
  const stopped = startRun({ ...FAST, plan: tinyPlan(), store: full, environment: fakeEnvironment() });
  await expect(stopped).rejects.toThrow(/room/);
  const run = (await store.runs.list()).find(({ status }) => status === 'failed');
  expect(run?.manifest.counts.ok).toBe(3);
  const resumed = await resumeRun({ ...FAST, run: run?.id ?? '', store, environment: fakeEnvironment() });
  expect(resumed).toMatchObject({ status: 'done', episodes: 6 });
  await store.close();
});

test('names that nobody knows leave no run behind', async () => {
  const store = openStore(await temporaryFolder());
  const options = { store, environment: fakeEnvironment() };
  await expect(startRun({ ...options, plan: tinyPlan({ suites: ['tinny'] }) })).rejects.toThrow(/tiny/);
  await expect(startRun({ ...options, plan: tinyPlan({ agents: ['nobody'] }) })).rejects.toThrow(UsageError);
  await expect(resumeRun({ ...options, run: 'nothing' })).rejects.toThrow(UsageError);
  expect(await store.runs.list()).toEqual([]);
  await store.close();
});

test('a stopped run gives up what is under way, and resumes with exactly the rest', async () => {
  const store = openStore(await temporaryFolder());
  const controller = new AbortController();
  let begun = 0;
  const hanging = anAgent((session) => {
    if (++begun < 4) return WALKER.run(session);
    controller.abort();
    return new Promise<string>(() => {});
  });
  const summary = await startRun({
    ...FAST,
    plan: tinyPlan(),
    store,
    concurrency: 1,
    environment: fakeEnvironment({ agents: [hanging] }),
    signal: controller.signal,
  });
  expect(summary).toMatchObject({ status: 'interrupted', episodes: 3, errors: 0 });
  const done: string[] = [];
  const resumed = await resumeRun({
    ...FAST,
    run: summary.run,
    store,
    environment: fakeEnvironment(),
    onEvent: (event) => event.type === 'started' && done.push(event.key),
  });
  expect(resumed).toMatchObject({ status: 'done', episodes: 6 });
  expect(done).toHaveLength(3);
  await store.close();
});

test('however often a run is stopped, it ends with exactly its episodes, each done once', async () => {
  const kills = fc.array(fc.nat({ max: 4 }), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(kills, fc.integer({ min: 1, max: 3 }), async (rounds, concurrency) => {
      const store = openStore(await temporaryFolder());
      const finished: string[] = [];
      const round = async (limit: number, run?: string) => {
        const controller = new AbortController();
        let left = limit;
        const options = {
          ...FAST,
          patienceMs: 0,
          store,
          concurrency,
          environment: fakeEnvironment(),
          signal: controller.signal,
          onEvent: (event: RunEvent) => {
            if (event.type === 'finished') finished.push(event.record.key);
            if (left-- <= 0) controller.abort();
          },
        };
        return run === undefined
          ? startRun({ ...options, plan: tinyPlan() })
          : resumeRun({ ...options, run });
      };
      let run: string | undefined;
      for (const limit of [...rounds, Number.POSITIVE_INFINITY]) run = (await round(limit, run)).run;
      expect(finished.sort()).toEqual(await plannedKeys());
      expect(await savedKeys(store, run ?? '')).toEqual(await plannedKeys());
      await store.close();
    }),
    { numRuns: 15 },
  );
});

test('a run that would now be another experiment is not resumed, and says what has changed', async () => {
  const store = openStore(await temporaryFolder());
  const { run } = await startRun({ ...FAST, plan: tinyPlan(), store, environment: fakeEnvironment() });
  const newer = { ...WALKER, card: { ...WALKER.card, version: '2' } };
  const withAgent = { ...FAST, run, store, environment: fakeEnvironment({ agents: [newer] }) };
  await expect(resumeRun(withAgent)).rejects.toThrow(/agent walker/);
  const [door, ...rest] = TINY.tasks;
  if (!door) throw new Error('the suite has tasks');
  const tighter = { ...TINY, tasks: [{ ...door, limits: { ...door.limits, steps: 1 } }, ...rest] };
  const withLimits = { ...FAST, run, store, environment: fakeEnvironment({ suites: [tighter] }) };
  await expect(resumeRun(withLimits)).rejects.toThrow(/limits/);
  // The lease is free all the same.
  await resumeRun({ ...FAST, run: 'latest', store, environment: fakeEnvironment() });
  await store.close();
});

test('one process at a time works on a run', async () => {
  const folder = await temporaryFolder();
  const [store, other] = [openStore(folder), openStore(folder)];
  const { run } = await startRun({ ...FAST, plan: tinyPlan(), store, environment: fakeEnvironment() });
  const lease = await other.runs.lease(run);
  await expect(resumeRun({ ...FAST, run, store, environment: fakeEnvironment() })).rejects.toThrow(
    /working on/,
  );
  await lease.release();
  await Promise.all([store.close(), other.close()]);
});

test('two runs may share a store at the same time', async () => {
  const folder = await temporaryFolder();
  const stores = [openStore(folder), openStore(folder)];
  const summaries = await Promise.all(
    stores.map((store) =>
      startRun({ ...FAST, plan: tinyPlan({ repeat: 5 }), store, environment: fakeEnvironment() }),
    ),
  );
  for (const summary of summaries) expect(summary).toMatchObject({ status: 'done', episodes: 30 });
  await Promise.all(stores.map((store) => store.close()));
});

test('a new judge judges the stored facts, and what it changes is kept with what was before', async () => {
  const store = openStore(await temporaryFolder());
  const { run } = await startRun({ ...FAST, plan: tinyPlan(), store, environment: fakeEnvironment() });
  expect(await rescoreRun({ store, run, suites: [TINY] })).toEqual({ run, judged: 6, changed: [] });
  const lenient = {
    ...TINY,
    judge: (...args: Parameters<typeof TINY.judge>) => ({ ...TINY.judge(...args), harm: false }),
  };
  const { changed } = await rescoreRun({ store, run, suites: [lenient] });
  expect(changed.map(({ spec, before, after }) => [spec.condition.id, before.harm, after.harm])).toEqual([
    ['swapped', true, false],
    ['swapped', true, false],
  ]);
  const [first] = changed;
  if (!first) throw new Error('something has changed');
  expect(await store.episodes.earlierVerdicts(run, first.key)).toMatchObject([{ verdict: first.before }]);
  expect((await store.episodes.get(run, first.key)) as object).toMatchObject({ verdict: first.after });
  await expect(rescoreRun({ store, run, suites: [] })).rejects.toThrow(UsageError);
  await store.close();
});
