import { setTimeout as delay } from 'node:timers/promises';
import type { Tab } from '../tab.ts';

/** For how long nothing may happen before a page counts as settled, ms: longer than the 80 ms after which twins flip a state. */
export const QUIET_MS = 150;
/** How long a page gets to settle, from the start or from the arrival of a new document, ms. */
const CAP_MS = 3000;
/** How long it gets in all, however many documents arrive, ms. */
const TOTAL_MS = 10_000;
/** An answer that takes longer than this was waiting behind the page's own work, ms. */
const BUSY_MS = 100;
/** How often a document is asked whether it has loaded, when nothing else tells, ms. */
const POLL_MS = 50;

/** The most that `settle` waits, ms. */
export const SETTLE_MAX_MS = TOTAL_MS;

/**
 * Waits until the page is still: no navigation under way, no request open, the document loaded, no change of the DOM and no
 * finite animation for a while. A page that never is still (a poll, a ticking clock) counts as settled at the cap.
 *
 * @param current the tab that the operator is in; it changes when a popup opens
 */
export async function settle(current: () => Promise<Tab>): Promise<void> {
  const start = performance.now();
  let begin = start;
  for (;;) {
    const tab = await current();
    const { activity } = tab;
    begin = Math.max(begin, activity.committed);
    const now = performance.now();
    const left = Math.min(begin + CAP_MS, start + TOTAL_MS) - now;
    if (left <= 0) return;
    if (activity.pending > 0) {
      await Promise.race([activity.changed, tab.closed, delay(left, undefined, { ref: false })]);
      continue;
    }
    const rest = activity.last + QUIET_MS - now;
    if (rest > 0) {
      await delay(Math.min(rest, left));
      continue;
    }
    const still = await Promise.race([
      tab.eyes.worlds.ask(tab.eyes.main, 'stillness').catch((error: unknown) => {
        if (!tab.page.isClosed()) throw error;
      }),
      // A page that hangs is never still; whoever looks at it next finds out.
      delay(left, undefined, { ref: false }),
    ]);
    if (!still) continue;
    if (activity.pending > 0 || activity.last > now || (await current()) !== tab) continue;
    const wait = Math.max(
      still.ready === 'complete' ? 0 : POLL_MS,
      QUIET_MS - still.age,
      still.moving,
      performance.now() - now > BUSY_MS ? QUIET_MS : 0,
    );
    if (wait <= 0) return;
    await Promise.race([delay(Math.min(wait, left)), tab.closed]);
  }
}
