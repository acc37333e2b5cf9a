import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserPage } from '../../browser/index.ts';
import { InfrastructureError } from '../../core/errors.ts';
import { inOrder, type Moment } from './moment.ts';
import type { Snapshot } from './snapshot.ts';
import { evaluateApart, takeSnapshot, takeWhole } from './take-snapshot.ts';
import { stopTime, type VirtualTime } from './virtual-time.ts';

/** A page to visit, in a world that holds the page's last resources back. */
export interface Visit {
  readonly page: BrowserPage;
  /** Where to go. */
  readonly start: string;
  /** Addresses that the world holds back until `release`. */
  readonly holds: readonly string[];
  release(): void;
}

/** Opens a fresh page in a fresh world, does the work and closes both. */
export type Visiting = <T>(work: (visit: Visit) => Promise<T>) => Promise<T>;

/** How long a page may take to have its fonts and pictures, ms. */
const LOADING = 15_000;
/** How much of its time a page gets to do what it does by itself after load, ms. */
const SETTLING = 2000;

/**
 * Goes to a page and takes a snapshot at each moment, in the moments' order. Up to `load` the page's time is the wall's;
 * from then on it stands but for what is granted, so that a slow machine misses no moment. Each number of milliseconds
 * takes a visit of its own. `last` may look further at the settled page.
 *
 * @throws InfrastructureError ('browser') when the page doesn't load.
 */
export async function snapshotsAt(
  visiting: Visiting,
  moments: readonly Moment[],
  last: (page: BrowserPage) => Promise<void> = async () => {},
): Promise<Snapshot[]> {
  const snapshots = new Map<Moment, Snapshot>();
  const wanted = inOrder(moments);
  await visiting(async (visit) => {
    const { page } = visit;
    await arrive(visit);
    if (wanted.includes('parsed')) snapshots.set('parsed', await takeSnapshot(page, 'parsed'));
    if (!wanted.includes('settled')) return;
    const time = await load(visit);
    await time.grant(SETTLING);
    const settled = await takeSnapshot(page, 'settled', time.nudge);
    await last(page);
    snapshots.set('settled', { ...settled, whole: await time.nudge(() => takeWhole(page)) });
  });
  for (const moment of wanted) {
    if (typeof moment === 'number')
      snapshots.set(moment, await visiting((visit) => snapshotAfter(visit, moment)));
  }
  return wanted.flatMap((moment) => snapshots.get(moment) ?? []);
}

/**
 * Scripts are switched off before the picture is taken: the browser may need more of the page's time to paint, and no
 * timer may come in between. So the page is of no use afterwards.
 */
async function snapshotAfter(visit: Visit, moment: number): Promise<Snapshot> {
  const { page } = visit;
  await arrive(visit);
  const time = await load(visit);
  await time.grant(Math.max(1, moment));
  return takeSnapshot(page, moment, async (paint) => {
    await page.cdp.send('Emulation.setScriptExecutionDisabled', { value: true });
    return time.nudge(paint);
  });
}

/** Goes to the page and waits for fonts and pictures, so that two snapshots of one page don't differ by chance. */
async function arrive({ page, start, holds }: Visit): Promise<void> {
  await page.goto(start, 'parsed');
  await until(
    page,
    `document.fonts.status === 'loaded' && [...document.images].every((image) =>
      image.complete || image.loading === 'lazy' || ${JSON.stringify(holds)}.includes(image.currentSrc || image.src))`,
    'fonts and pictures to load',
    () => sleep(20),
  );
}

/** Stops the page's time and lets it load. */
async function load(visit: Visit): Promise<VirtualTime> {
  // Time can stop only when a first frame is out: until then the browser holds frames back by a timer of its own.
  await visit.page.cdp.send('Page.captureScreenshot', { format: 'jpeg' });
  const time = await stopTime(visit.page.cdp);
  visit.release();
  await until(visit.page, "document.readyState === 'complete'", 'the page to load', () => time.grant(1));
  return time;
}

async function until(
  page: BrowserPage,
  condition: string,
  what: string,
  wait: () => Promise<unknown>,
): Promise<void> {
  const give = performance.now() + LOADING;
  while (!(await evaluateApart<boolean>(page.cdp, condition))) {
    if (performance.now() > give) {
      throw new InfrastructureError('browser', {
        expected: what,
        found: `that it had not after ${LOADING / 1000} s`,
        hint: 'Is the machine overloaded? Try a lower --concurrency.',
      });
    }
    await wait();
  }
}
