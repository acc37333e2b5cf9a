import PQueue from 'p-queue';
import type { Viewport } from '../core/episode.ts';
import type { Json } from '../core/json.ts';
import { createLedger } from '../core/ledger.ts';
import { seedFrom } from '../core/random.ts';
import type { Portrait } from '../report/index.ts';
import { type Cell, contentHash, type Environment } from '../run/index.ts';
import type { Manifest, Store, StoredPortrait } from '../store/index.ts';
import { takePortrait } from '../suites/gates/index.ts';
import { steppedClock } from '../world/index.ts';

/** Pages that are rendered at once. */
const AT_ONCE = 2;

/** What taking portraits needs of a run's environment. */
export type Studio = Pick<Environment, 'suites' | 'browser' | 'openWorld'>;

/**
 * How each task of a run looks in each condition, to people and to machines. What was rendered once is taken from the
 * store. A page that has changed since the run is left out: it is not what the agents saw.
 */
export async function portraitsOf(store: Store, manifest: Manifest, studio: Studio): Promise<Portrait[]> {
  const { viewport, seed } = manifest.plan;
  const queue = new PQueue({ concurrency: AT_ONCE });
  const portraits = await queue.addAll(
    manifest.content.map(({ task, condition, hash }) => async () => {
      const stored = await store.portraits.get(hash, viewport);
      if (stored) return restore(store, task, condition, stored);
      const cell = cellNamed(studio, task, condition);
      if (!cell || (await contentHash(cell, seedFrom(seed, 'content'))) !== hash) return undefined;
      const portrait = await take(cell, viewport, seed, studio);
      await keep(store, hash, viewport, portrait);
      return portrait;
    }),
  );
  return portraits.filter((portrait) => portrait !== undefined);
}

function cellNamed({ suites }: Studio, taskId: string, conditionId: string): Cell | undefined {
  for (const suite of suites) {
    const task = suite.tasks.find(({ id }) => id === taskId);
    const condition = task?.conditions.find(({ id }) => id === conditionId);
    if (task && condition) return { suite, task, condition };
  }
  return undefined;
}

async function take(cell: Cell, viewport: Viewport, seed: number, studio: Studio): Promise<Portrait> {
  const { suite, task, condition } = cell;
  const clock = steppedClock();
  const ledger = createLedger(clock);
  const stage = suite.stage(task, condition, { clock, ledger, seed: seedFrom(seed, 'content') });
  const world = await studio.openWorld({ stage, clock, ledger, hold: false });
  try {
    const page = await studio.browser.open({ proxy: world.proxy, viewport, onNavigationRefused: () => {} });
    try {
      await page.goto(stage.start, 'settled');
      return { task: task.id, condition: condition.id, ...(await takePortrait(page)) };
    } finally {
      await page.close();
    }
  } finally {
    await world.close();
  }
}

async function keep(store: Store, content: string, viewport: Viewport, portrait: Portrait): Promise<void> {
  const hash = await store.artifacts.put(portrait.screenshot, 'png');
  // The machine view is JSON by its type, but for members that may be left out.
  const data = JSON.parse(JSON.stringify(portrait.machine)) as Json;
  await store.portraits.put(content, viewport, { data, artifacts: { screenshot: { hash, ext: 'png' } } });
}

async function restore(
  store: Store,
  task: string,
  condition: string,
  { data, artifacts }: StoredPortrait,
): Promise<Portrait | undefined> {
  const picture = artifacts.screenshot;
  if (!picture) return undefined;
  const screenshot = await store.artifacts.get(picture.hash, picture.ext);
  return { task, condition, screenshot, machine: data as unknown as Portrait['machine'] };
}
