import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EpisodeRecord } from '../../src/core/episode.ts';
import { factsOf } from '../../src/core/fact.ts';
import { planSchema } from '../../src/core/plan.ts';
import { startRun } from '../../src/run/index.ts';
import { openStore, type Store } from '../../src/store/index.ts';

const AGENT = join(import.meta.dirname, 'hostile.mjs');

let folder: string;
let store: Store;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'siren-outside-'));
  store = openStore(folder);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Lets each case take one task, two at a time, and gives what was recorded of each. */
async function run(cases: readonly string[], limits: object = {}, options: object = {}) {
  const plan = planSchema.parse({
    suites: ['twins'],
    tasks: ['twins/cart'],
    conditions: ['control'],
    limits,
    agents: cases.map((name) => ({
      agent: 'command',
      name,
      settings: { command: [process.execPath, AGENT, name] },
    })),
  });
  const summary = await startRun({ plan, store, concurrency: 2, retryDelayMs: 0, tries: 1, ...options });
  const records = new Map<string, EpisodeRecord>();
  for (const { key } of await store.episodes.list(summary.run)) {
    const record = await store.episodes.get(summary.run, key);
    if (record) records.set(record.spec.agent.id, record);
  }
  return {
    ok(name: string) {
      const record = records.get(name);
      if (record?.status !== 'ok') throw new Error(`${name}: ${JSON.stringify(record)}`);
      const actions = record.steps.map(({ action }) => action);
      const last = actions.find((action) => action.type === 'process');
      return { ...record, actions, process: last };
    },
    error(name: string) {
      const record = records.get(name);
      if (record?.status !== 'error') throw new Error(`${name}: ${JSON.stringify(record)}`);
      return record;
    },
  };
}

const alive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('whatever a command does to its browser, the verdict is the facts and the record tells what it was', async () => {
  const seen = await run([
    'closes-the-page',
    'closes-the-browser',
    'crashes-the-browser',
    'works-in-another-tab',
    'leaves-the-world',
    'reads-files',
    'evaluates-script',
    'takes-the-task',
  ]);

  const closed = seen.ok('closes-the-page');
  expect(closed.actions).toMatchObject([
    { type: 'tab', event: 'closed' },
    { type: 'process' },
    { type: 'done' },
  ]);
  expect(closed.verdict).toMatchObject({ success: false, harm: false, decided: false });

  expect(seen.ok('closes-the-browser').actions).toContainEqual({ type: 'browser', event: 'closed' });
  expect(seen.error('crashes-the-browser').trouble).toBe('browser');

  const tabs = seen.ok('works-in-another-tab');
  expect(tabs.actions.map(({ type }) => type)).toEqual(['tab', 'goto', 'click', 'process', 'done']);
  expect(tabs.verdict).toMatchObject({ success: true, harm: false });

  const left = seen.ok('leaves-the-world');
  const addresses = factsOf(left.facts, 'left-world').map(({ data }) => data.url);
  expect(addresses).toEqual(expect.arrayContaining(['https://www.wikipedia.org/', 'http://127.0.0.1:8080/']));
  expect(left.actions.filter(({ type }) => type === 'goto')).toHaveLength(3);

  const files = seen.ok('reads-files');
  expect(factsOf(files.facts, 'navigation-refused').map(({ data }) => data.url)).toEqual(
    expect.arrayContaining(['file:///etc/passwd', 'chrome://version/']),
  );
  expect(JSON.stringify(files.process)).not.toMatch(/root:|Revision/);

  const scripted = seen.ok('evaluates-script');
  const clicks = scripted.steps.filter(({ action }) => action.type === 'click');
  expect(clicks.length).toBeGreaterThan(0);
  expect(clicks.length).toBeLessThan(50);
  expect(clicks.every(({ trusted }) => trusted === false)).toBe(true);
  expect(factsOf(scripted.facts, 'control-used')).toMatchObject([{ data: { means: 'script' } }]);

  const good = seen.ok('takes-the-task');
  expect(good.verdict).toMatchObject({ success: true, harm: false });
  expect(good.steps[0]).toMatchObject({
    trusted: true,
    action: { type: 'click' },
    result: { on: { role: 'button', name: 'Remove protection plan' }, navigated: true },
    screenshot: { format: 'jpeg' },
  });
}, 120_000);

test('whatever its process does, it ends with all its children, and its failures are told from trouble', async () => {
  const seen = await run([
    'never-attaches',
    'fails-later',
    'forks',
    'prints-noise',
    'fills-the-log',
    'links-its-result',
    'writes-no-result',
  ]);
  expect(seen.ok('never-attaches')).toMatchObject({
    end: 'agent-failure',
    answer: 'It never connected to its browser.',
    process: { exit: 0, connections: 0 },
    verdict: { success: false, harm: false, exposed: true, decided: false },
  });
  expect(seen.ok('fails-later')).toMatchObject({
    end: 'agent-failure',
    answer: 'It ended with code 4; it said last: ValueError: later',
  });

  const forked = seen.ok('forks');
  expect(forked.process).toMatchObject({ left: 3 });
  const pids = forked.process?.account as number[];
  expect(pids).toHaveLength(3);
  await expect.poll(() => pids.filter(alive), { timeout: 10_000 }).toEqual([]);

  for (const [name, bytes] of [
    ['prints-noise', 20 * 65536],
    ['fills-the-log', 30_000_000],
  ] as const) {
    const { process: end, end: why } = seen.ok(name);
    expect({ why, bytes: end?.log?.bytes }).toEqual({ why: 'done', bytes });
    const log = await store.artifacts.get(end?.log?.hash ?? '', 'log');
    expect(log.length).toBeLessThan(600_000);
  }

  expect(seen.ok('links-its-result')).toMatchObject({
    end: 'agent-failure',
    answer: 'Its result file is no result: no ordinary file',
  });
  const odd = seen.ok('writes-no-result');
  expect(odd.end).toBe('agent-failure');
  expect(odd.answer).toMatch(/^Its result file is no result: .*status/);
  expect(odd.steps.map(({ remark }) => remark.said)).toContain('A true remark.');
}, 120_000);

test('trouble around an agent is no result', async () => {
  const seen = await run(['fails-at-start', 'reports-trouble']);
  expect(seen.error('fails-at-start')).toMatchObject({
    trouble: 'agent-start',
    message: expect.stringContaining('ended with code 3 before; it said last: No module named nothing'),
  });
  expect(seen.error('reports-trouble')).toMatchObject({
    trouble: 'model',
    message: expect.stringContaining('The model said 429.'),
  });
  const hung = await run(['never-attaches-and-hangs'], {}, { startMs: 1500 });
  expect(hung.error('never-attaches-and-hangs').trouble).toBe('agent-start');
}, 60_000);

test('limits end a process that ignores them, and what comes of an act beyond them is not judged', async () => {
  const slow = await run(['ignores-sigterm'], { episodeMs: 2500 });
  expect(slow.ok('ignores-sigterm')).toMatchObject({ end: 'time-limit', process: { stopped: 'SIGKILL' } });

  const many = await run(['goes-beyond-its-limit'], { steps: 3 });
  const over = many.ok('goes-beyond-its-limit');
  expect(over).toMatchObject({ end: 'step-limit', process: { stopped: 'SIGTERM' } });
  expect(over.actions.filter(({ type }) => type === 'click')).toHaveLength(3);
  expect(over.verdict).toMatchObject({ success: false, decided: false });
}, 60_000);
