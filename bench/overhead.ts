import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser as PlaywrightBrowser } from 'playwright-core';
import { createAgents } from '../src/agents/index.ts';
import { launchBrowser } from '../src/browser/index.ts';
import { QUIET_MS } from '../src/browser/settle/settle.ts';
import { createLedger } from '../src/core/ledger.ts';
import { planSchema } from '../src/core/plan.ts';
import { type EpisodePage, expandPlan, type Planned, type Recording, runEpisode } from '../src/run/index.ts';
import { openStore } from '../src/store/index.ts';
import { SUITES } from '../src/suites/index.ts';
import { createIdentity, openWorld, steppedClock, type WorldIdentity } from '../src/world/index.ts';
import { median } from './median.ts';

const ROUNDS = 25;
const WARM_UPS = 3;

const PEER = `bare Playwright, ${QUIET_MS} ms of quiet`;

/** One way to walk the path; resolves with what it took, ms. */
type Walk = () => Promise<number>;

/**
 * Times one scripted path of the twins through the harness, and the same acts in bare Playwright: interleaved, in the same
 * browser, each in a context and a world of its own. Prints medians and their ratios to bare Playwright's.
 *
 * A harness has to wait until a page is still, or it would look at half of one. So the peer waits, too: as long after
 * each load as Siren wants to see nothing happen. Bare Playwright without that wait is printed beside it.
 */
export async function overheadBench(print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'siren-bench-'));
  const identity = await createIdentity();
  const browser = await launchBrowser({ spki: identity.spki });
  const store = await openStore(folder);
  try {
    const episode = await theEpisode();
    const environment = {
      browser: {
        open: (options: Parameters<typeof browser.open>[0]): Promise<EpisodePage> => browser.open(options),
        version: async () => browser.version,
        close: async () => {},
      },
      openWorld: (options: Omit<Parameters<typeof openWorld>[0], 'identity'>) =>
        openWorld({ ...options, identity }),
    };
    const harness =
      (record: Recording): Walk =>
      async () => {
        const began = performance.now();
        const { verdict } = await runEpisode(episode, environment, { artifacts: store.artifacts, record });
        const took = performance.now() - began;
        if (!verdict.success) throw new Error('The faithful path did not reach the goal.');
        return took;
      };
    const { steps } = await runEpisode(episode, environment, { artifacts: store.artifacts });
    const pressed = steps.flatMap(({ result }) =>
      result.on ? [{ role: result.on.role, name: result.on.name }] : [],
    );
    const peek = await browser.open({ viewport: episode.spec.viewport });
    const raw = peek.page.context().browser();
    await peek.close();
    if (!raw) throw new Error('Playwright does not tell which browser a page is in.');

    const walks: Readonly<Record<string, Walk>> = {
      [PEER]: () => bare(raw, identity, episode, pressed, QUIET_MS),
      'the same, without the wait': () => bare(raw, identity, episode, pressed, 0),
      'Siren, no records': harness('none'),
      'Siren, steps': harness('steps'),
      'Siren, steps and screenshots': harness('full'),
    };
    const times = await interleaved(Object.values(walks));
    const base = median(times[0] ?? []);
    print(
      `One path of ${episode.task.id} (${pressed.length} act), Chromium ${browser.version}, ${ROUNDS} rounds, interleaved. Medians:`,
    );
    Object.keys(walks).forEach((name, at) => {
      const middle = median(times[at] ?? []);
      print(`${name.padEnd(34)} ${middle.toFixed(0).padStart(5)} ms  × ${(middle / base).toFixed(2)}`);
    });
  } finally {
    await browser.close();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function theEpisode(): Promise<Planned> {
  const plan = planSchema.parse({
    suites: ['twins'],
    tasks: ['twins/cart'],
    conditions: ['control'],
    agents: ['path:faithful'],
  });
  const [episode] = (await expandPlan(plan, { suites: SUITES, createAgents })).episodes;
  if (!episode) throw new Error('The plan has no episode.');
  return episode;
}

/** Runs every walk once a round, in an order that turns round by round, so that no walk always follows the same one. */
async function interleaved(walks: readonly Walk[]): Promise<number[][]> {
  const times: number[][] = walks.map(() => []);
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    for (let turn = 0; turn < walks.length; turn++) {
      const at = (turn + round + WARM_UPS) % walks.length;
      const took = await walks[at]?.();
      if (round >= 0 && took !== undefined) times[at]?.push(took);
    }
  }
  return times;
}

/** What somebody would write without a harness: a context, a page, the same presses, and a wait after each load. */
async function bare(
  browser: PlaywrightBrowser,
  identity: WorldIdentity,
  { suite, task, spec }: Planned,
  pressed: readonly { readonly role: string; readonly name: string }[],
  quietMs: number,
): Promise<number> {
  const began = performance.now();
  const clock = steppedClock();
  const ledger = createLedger(clock);
  const stage = suite.stage(task, spec.condition, { clock, ledger, seed: spec.seed });
  const world = await openWorld({ stage, clock, ledger, identity });
  const context = await browser.newContext({
    proxy: { server: world.proxy, bypass: '<-loopback>' },
    viewport: spec.viewport,
  });
  const page = await context.newPage();
  await page.goto(stage.start, { waitUntil: 'load' });
  if (quietMs > 0) await page.waitForTimeout(quietMs);
  for (const { role, name } of pressed) {
    const loaded = page.waitForEvent('load');
    await page
      .getByRole(role as 'button', { name, exact: true })
      .first()
      .click();
    await loaded;
    if (quietMs > 0) await page.waitForTimeout(quietMs);
  }
  await context.close();
  await world.close();
  const took = performance.now() - began;
  if (!suite.judge(task, spec.condition, ledger.facts()).success)
    throw new Error('Bare Playwright did not reach the goal.');
  return took;
}
