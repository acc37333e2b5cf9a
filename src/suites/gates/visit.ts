import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserPage } from '../../browser/index.ts';
import { InfrastructureError } from '../../core/errors.ts';
import { inOrder, type Moment, sayMoment } from './moment.ts';
import type { Snapshot } from './snapshot.ts';
import { evaluateApart, takeSnapshot } from './take-snapshot.ts';
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

/** How long a page may take to have its fonts and pictures, ms. */
const LOADING = 15_000;
/** How much of its time a page gets to do what it does by itself after load, ms. */
const SETTLING = 2000;
/** How late a moment may be taken, ms of the page's time. */
const LATE = 30;

/**
 * Goes to a page and takes a snapshot at each moment. Up to `load` the page's time is the wall's; from then on it stands
 * while a snapshot is taken, so that no slow machine misses a moment.
 *
 * @throws InfrastructureError ('browser') when the page doesn't load or a moment can't be met.
 */
export async function snapshotsAt(visit: Visit, moments: readonly Moment[]): Promise<Snapshot[]> {
  const { page } = visit;
  const snapshots: Snapshot[] = [];
  await page.goto(visit.start, 'parsed');
  await arrived(visit);
  if (moments.includes('parsed')) snapshots.push(await takeSnapshot(page, 'parsed'));
  // A first frame must be out before time can stop.
  else await page.cdp.send('Page.captureScreenshot', { format: 'jpeg' });

  const time = await stopTime(page.cdp);
  visit.release();
  await loaded(page, time);
  let since = 0;
  for (const moment of inOrder(moments)) {
    if (moment === 'parsed') continue;
    const until = moment === 'settled' ? since + SETTLING : moment;
    await time.grant(Math.max(1, until - since));
    since = until;
    snapshots.push(await takeSnapshot(page, moment, time.nudge));
    if (typeof moment === 'number') await inTime(page, moment);
  }
  return snapshots;
}

/** Waits for fonts and pictures, so that two snapshots of one page don't differ by chance. */
async function arrived({ page, holds }: Visit): Promise<void> {
  const expression = `document.fonts.status === 'loaded' && [...document.images].every((image) =>
    image.complete || image.loading === 'lazy' || ${JSON.stringify(holds)}.includes(image.currentSrc || image.src))`;
  const give = performance.now() + LOADING;
  while (!(await evaluateApart<boolean>(page.cdp, expression))) {
    if (performance.now() > give)
      throw late('fonts and pictures to load', `they had not after ${LOADING / 1000} s`);
    await sleep(20);
  }
}

async function loaded(page: BrowserPage, time: VirtualTime): Promise<void> {
  const give = performance.now() + LOADING;
  while ((await evaluateApart<string>(page.cdp, 'document.readyState')) !== 'complete') {
    if (performance.now() > give) throw late('the page to load', `it had not after ${LOADING / 1000} s`);
    await time.grant(1);
  }
}

async function inTime(page: BrowserPage, moment: number): Promise<void> {
  const since = await evaluateApart<number>(
    page.cdp,
    "performance.now() - performance.getEntriesByType('navigation')[0].loadEventEnd",
  );
  if (since > moment + LATE) throw late(`a snapshot ${sayMoment(moment)}`, `one at ${Math.round(since)} ms`);
}

function late(expected: string, found: string): InfrastructureError {
  return new InfrastructureError('browser', {
    expected,
    found,
    hint: 'Is the machine overloaded? Try a lower --concurrency.',
  });
}
