import type { Browser as PlaywrightBrowser } from 'playwright-core';
import { Guard } from './guard.ts';
import { OperatorPage } from './operator-page.ts';
import type { BrowserPage, OpenOptions } from './page.ts';

/** The flag that gives Siren the browser's names must not show in the page's own world. */
const HIDE_COMPUTED = 'delete Element.prototype.computedName; delete Element.prototype.computedRole;';
/** A busy machine takes its time to open a page, which says nothing about the page. */
const OPEN_MS = 30_000;

/** Opens an empty page in a new context of a browser. */
export async function openPage(browser: PlaywrightBrowser, options: OpenOptions): Promise<BrowserPage> {
  const guard = new Guard(options.patience ?? 15_000);
  if (!browser.isConnected()) guard.end('that it has died');
  const died = (): void => guard.end('that it has died');
  browser.once('disconnected', died);
  const context = await guard.wait(
    'opening a page',
    () =>
      browser.newContext({
        ...(options.proxy ? { proxy: { server: options.proxy, bypass: '<-loopback>' } } : {}),
        viewport: options.viewport,
        deviceScaleFactor: 1,
        locale: 'en-GB',
        timezoneId: 'UTC',
        acceptDownloads: false,
      }),
    OPEN_MS,
  );
  // One browser sees thousands of pages.
  context.once('close', () => browser.off('disconnected', died));
  try {
    await context.addInitScript({ content: HIDE_COMPUTED });
    const page = new OperatorPage(context, guard, options.onNavigationRefused ?? (() => {}));
    await guard.wait('opening a page', () => page.start(), OPEN_MS);
    return page;
  } catch (error) {
    await context.close().catch(() => {});
    throw error;
  }
}
