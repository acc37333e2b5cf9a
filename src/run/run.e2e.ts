import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, browserKeeper, launchBrowser, launchOwnBrowser } from '../browser/index.ts';
import type { Agent } from '../core/agent.ts';
import { spelledOut } from '../core/agent-request.ts';
import { sha256 } from '../core/hash.ts';
import { openStore } from '../store/index.ts';
import { temporaryFolder } from '../store/testing/folder.ts';
import { createIdentity, openWorld } from '../world/index.ts';
import type { Environment } from './environment.ts';
import { startRun } from './start.ts';
import { anAgent, WALKER } from './testing/tiny-agents.ts';
import { tinyPlan } from './testing/tiny-plan.ts';
import { TINY } from './testing/tiny-suite.ts';

/** The browsers that were launched, in order. */
const launched: Browser[] = [];
let environment: (agents: readonly Agent[]) => Environment;
let close: () => Promise<void>;

beforeAll(async () => {
  const identity = await createIdentity();
  const launch = async (): Promise<Browser> => {
    const browser = await launchBrowser({ spki: identity.spki });
    launched.push(browser);
    return browser;
  };
  const browser = browserKeeper({ spki: identity.spki, launch });
  close = () => browser.close();
  environment = (agents) => ({
    suites: [TINY],
    browser,
    openOwn: (options) => launchOwnBrowser({ ...options, spki: identity.spki }),
    openWorld: (options) => openWorld({ ...options, identity }),
    createAgents: async (request) => {
      const name = spelledOut(request).agent;
      const agent = agents.find(({ card }) => card.id === name);
      if (agent) return [agent];
      throw new RangeError(name);
    },
  });
});

afterAll(() => close());

async function run(agent: Agent, plan: Parameters<typeof tinyPlan>[0]) {
  const store = openStore(await temporaryFolder());
  const summary = await startRun({
    plan: tinyPlan({ agents: [agent.card.id], ...plan }),
    store,
    environment: environment([agent]),
    concurrency: 2,
    retryDelayMs: 0,
  });
  const records = [];
  for (const { key } of await store.episodes.list(summary.run)) {
    const record = await store.episodes.get(summary.run, key);
    if (record?.status !== 'ok') throw new Error(JSON.stringify(record));
    records.push(record);
  }
  return { store, summary, records };
}

test('a reader of names is fooled by swapped names, in a real browser, and every step is on record', async () => {
  const { store, summary, records } = await run(WALKER, { conditions: ['control', 'swapped'] });
  expect(summary).toMatchObject({ status: 'done', episodes: 4, errors: 0 });
  for (const { spec, verdict, facts, steps, end } of records) {
    const fooled = spec.condition.id === 'swapped';
    expect({ ...verdict, end }).toMatchObject({ success: !fooled, harm: fooled, exposed: true, end: 'done' });
    expect(facts.filter(({ kind }) => kind === 'control-used')).toHaveLength(1);
    const [press, done] = steps;
    expect(press).toMatchObject({
      url: 'https://www.littledoor.com/',
      title: 'A door',
      action: { type: 'click' },
      result: { ok: true, navigated: true, on: { name: 'Open the door' } },
      looks: [{ channels: ['dom'] }],
    });
    expect(done).toMatchObject({ action: { type: 'done' }, title: 'Thank you' });
    for (const step of steps) {
      const { hash = '', format } = step.screenshot ?? {};
      expect(format).toBe('jpeg');
      expect(sha256(await store.artifacts.get(hash, 'jpg'))).toBe(hash);
    }
  }
  await store.close();
});

/** Says at its first look whether the box is ticked, then waits once and says it again. */
const OBSERVER = anAgent(
  async ({ hands }) => {
    const ticked = async (): Promise<boolean> => {
      const { dom = [] } = await hands.observe({ dom: true });
      return dom.some(({ state }) => state.checked === true);
    };
    const before = await ticked();
    await hands.act({ type: 'wait', ms: 0 });
    return `${before} ${await ticked()}`;
  },
  { id: 'observer' },
);

test('an early look sees the page before its own change, a settled one after it', async () => {
  const early = await run(OBSERVER, { cells: ['tiny/door:late'], firstLook: 'early' });
  expect(early.records[0]).toMatchObject({
    answer: 'false true',
    verdict: { exposed: true, decided: false },
  });
  expect(early.records[0]?.steps[0]?.looks[0]?.sinceChange).toBeLessThan(0);
  expect(early.records[0]?.steps[1]?.looks[0]?.sinceChange).toBeGreaterThan(0);
  await early.store.close();

  const settled = await run(OBSERVER, { cells: ['tiny/door:late'] });
  expect(settled.records[0]?.answer).toBe('true true');
  expect(settled.records[0]?.steps[0]?.looks[0]?.sinceChange).toBeGreaterThan(0);
  await settled.store.close();
});

test('what an early look would have seen too late is not passed off as one', async () => {
  // Nothing is held back, so the page has changed by the time of this look.
  const slow: Agent = {
    ...OBSERVER,
    run: async (session) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return OBSERVER.run(session);
    },
  };
  const unheld = {
    ...TINY,
    stage: (...args: Parameters<typeof TINY.stage>) => ({ ...TINY.stage(...args), holds: [] }),
  };
  const store = openStore(await temporaryFolder());
  const summary = await startRun({
    plan: tinyPlan({ agents: ['observer'], cells: ['tiny/door:late'], firstLook: 'early' }),
    store,
    environment: { ...environment([slow]), suites: [unheld] },
    tries: 2,
    retryDelayMs: 0,
  });
  expect(summary).toMatchObject({ episodes: 0, errors: 1, troubles: { 'early-look': 1 } });
  await store.close();
});

test('a browser that dies is replaced, and its episodes are tried again', async () => {
  let killed = false;
  const murderer = anAgent(
    async (session) => {
      if (!killed) {
        killed = true;
        await launched.at(-1)?.close();
      }
      return WALKER.run(session);
    },
    { id: 'murderer' },
  );
  const before = launched.length;
  const { summary, records, store } = await run(murderer, { conditions: ['control'], repeat: 2 });
  expect(summary).toMatchObject({ status: 'done', episodes: 4, errors: 0 });
  expect(launched.length).toBe(before + 1);
  expect(Math.max(...records.map(({ tries }) => tries))).toBeGreaterThan(1);
  await store.close();
});
