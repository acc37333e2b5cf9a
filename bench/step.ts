import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser as PlaywrightBrowser } from 'playwright-core';
import type { ModelRequest } from '../src/agents/model/index.ts';
import { simpleAgent } from '../src/agents/simple/simple.ts';
import { type Browser, launchBrowser } from '../src/browser/index.ts';
import { QUIET_MS } from '../src/browser/settle/settle.ts';
import type { EpisodeSpec, Step } from '../src/core/episode.ts';
import { createLedger } from '../src/core/ledger.ts';
import { CONTROL } from '../src/core/mechanism.ts';
import { type EpisodePage, runEpisode } from '../src/run/index.ts';
import { openStore, type Store } from '../src/store/index.ts';
import { createIdentity, openWorld, type WorldIdentity, wallClock } from '../src/world/index.ts';
import { InstantModel } from './instant-model.ts';
import { listingAddress, listingTask } from './listing-task.ts';
import { median } from './median.ts';

const NODES = 1500;
const ACTS = 10;
const ROUNDS = 6;
const AIM_MS = 50;
const VIEWPORT = { width: 1280, height: 720 } as const;
const MODALITIES = ['dom', 'a11y', 'coordinates'] as const;
type Modality = (typeof MODALITIES)[number];

type Times = { between: number[]; steps: Step[] };

/**
 * Measures what a step of the simple agent costs beside the model: from its answer to its next question, on a page of 1,500
 * nodes, with a record of its steps and without a screenshot. A step is a click, the wait for the page to be quiet, the next look and what is
 * sent. The peer is the same click in bare Playwright, in the same browser, interleaved.
 */
export async function stepBench(print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'siren-bench-'));
  const identity = await createIdentity();
  const browser = await launchBrowser({ spki: identity.spki });
  const store = await openStore(folder);
  try {
    const bare: number[] = [];
    const times = new Map<Modality, Times>(MODALITIES.map((name) => [name, { between: [], steps: [] }]));
    // The first round warms up and is not counted.
    for (let round = 0; round <= ROUNDS; round++) {
      const clicks = await bareClicks(browser, identity);
      if (round > 0) bare.push(...clicks);
      for (const name of MODALITIES) {
        const { between, steps } = await episode(name, browser, identity, store);
        if (round > 0) times.get(name)?.between.push(...between);
        if (round > 0) times.get(name)?.steps.push(...steps);
      }
    }
    const click = median(bare);
    print(
      `step: the simple agent with a model that answers at once, ${NODES} nodes, no screenshot; Chromium ${browser.version}, ${ROUNDS * ACTS} steps each, load ${loadavg()[0]?.toFixed(1)}. Medians in ms:`,
    );
    print(`  a click in bare Playwright                      ${click.toFixed(1).padStart(7)}`);
    for (const [name, { between, steps }] of times) {
      const step = median(between);
      const phase = (of: keyof Step['phases']): string =>
        median(steps.map(({ phases }) => phases[of])).toFixed(1);
      const beyond = step - click - QUIET_MS;
      print(
        `  a step, ${name.padEnd(12)}                            ${step.toFixed(1).padStart(7)}   act and settling ${phase('act')}, look ${phase('observe')}, record ${phase('record')}`,
      );
      print(
        `    beyond the click and ${QUIET_MS} ms of wanted quiet     ${beyond.toFixed(1).padStart(7)}   ${beyond <= AIM_MS ? 'within' : 'beyond'} the aim of ${AIM_MS}; with that quiet ${(step - click).toFixed(1)}`,
      );
    }
  } finally {
    await browser.close();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** One episode of so many clicks. */
async function episode(
  name: Modality,
  browser: Browser,
  identity: WorldIdentity,
  store: Store,
): Promise<Times> {
  const model = new InstantModel((request, turn) => replyTo(request, turn));
  const agent = simpleAgent({ modality: name, protocol: 'text', labels: 'text', views: 3 }, model, 'bench');
  const { suite, task } = listingTask(NODES);
  const spec: EpisodeSpec = {
    suite: suite.id,
    task: task.id,
    condition: CONTROL,
    agent: agent.card,
    repetition: 0,
    seed: 1,
    viewport: VIEWPORT,
    limits: task.limits,
    firstLook: 'settled',
    content: '',
  };
  const { end, steps } = await runEpisode(
    { spec, suite, task, agent },
    {
      browser: {
        open: (options): Promise<EpisodePage> => browser.open(options),
        version: async () => browser.version,
        close: async () => {},
      },
      openWorld: (options) => openWorld({ ...options, identity }),
    },
    { artifacts: store.artifacts, record: 'steps' },
  );
  const acts = steps.filter(({ action }) => action.type === 'click');
  if (end !== 'done' || acts.length !== ACTS || acts.some(({ result }) => !result.ok))
    throw new Error(`The episode did not go as it should: ${end}, ${acts.length} clicks.`);
  return { between: model.between, steps: acts };
}

/** Clicks the next of the boxes that a product has for a comparison; in `coordinates`, the next of the places. */
function replyTo({ messages }: ModelRequest, turn: number): string {
  if (turn === ACTS) return 'Thought: Done.\nAction: ANSWER; done';
  const last = messages.at(-1);
  const view =
    last?.role === 'user' ? last.parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n') : '';
  const targets = [...view.matchAll(/^ *\[(\d+)\] checkbox|^\((\d+, \d+)\) 13 x 13$/gm)];
  const [, mark, point] = targets[turn % targets.length] ?? [];
  return `Thought: The next one.\nAction: Click [${mark ?? point}]`;
}

/** The same clicks by somebody who has no harness; resolves with how long each took, ms. */
async function bareClicks(browser: Browser, identity: WorldIdentity): Promise<number[]> {
  const raw = await rawOf(browser);
  const clock = wallClock();
  const ledger = createLedger(clock);
  const { suite, task } = listingTask(NODES);
  const stage = suite.stage(task, CONTROL, { clock, ledger, seed: 1 });
  const world = await openWorld({ stage, clock, ledger, identity });
  const context = await raw.newContext({
    proxy: { server: world.proxy, bypass: '<-loopback>' },
    viewport: VIEWPORT,
  });
  try {
    const page = await context.newPage();
    await page.goto(listingAddress(NODES), { waitUntil: 'load' });
    const times: number[] = [];
    for (let act = 0; act < ACTS; act++) {
      await page.waitForTimeout(QUIET_MS);
      const began = performance.now();
      await page.locator('input[type=checkbox]').nth(act).click();
      times.push(performance.now() - began);
    }
    return times;
  } finally {
    await context.close();
    await world.close();
  }
}

async function rawOf(browser: Browser): Promise<PlaywrightBrowser> {
  const peek = await browser.open({ viewport: VIEWPORT });
  const raw = peek.page.context().browser();
  await peek.close();
  if (!raw) throw new Error('Playwright does not tell which browser a page is in.');
  return raw;
}
