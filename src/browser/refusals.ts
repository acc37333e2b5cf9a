import type { CDPSession, Browser as PlaywrightBrowser } from 'playwright-core';

const REFUSED = /^\s*(?:file|filesystem|chrome|chrome-untrusted|chrome-extension|devtools|view-source):/i;
const BLANK = /^about:(?:blank|srcdoc)(?:[?#]|$)/i;

/** Whether an address is one that worlds don't have: the machine's files, the browser's own pages. */
export function isRefused(url: string): boolean {
  return REFUSED.test(url) || (/^\s*about:/i.test(url) && !BLANK.test(url.trim()));
}

export interface FileGate {
  /** The browser's process. */
  readonly pid: number | undefined;
}

/**
 * Makes a browser fail every request for a file of this machine, in every target that it has or will have, popups from
 * their first document on. Only `file:` can be caught this way: to intercept `chrome:` kills a headless shell.
 */
export async function fileGate(browser: PlaywrightBrowser): Promise<FileGate> {
  const session = await browser.newBrowserCDPSession();
  session.on('Fetch.requestPaused', ({ requestId }) => {
    session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'file:*' }] });
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return { pid: processInfo.find((info) => info.type === 'browser')?.id };
}

/**
 * Stops navigations of one target to refused addresses and reports each once. What a page itself asks for is blocked by
 * the renderer, which says so in the log; what a CDP client asks for is stopped here.
 * The session's Page and Log domains must be enabled after this call, so that earlier log entries are heard, too.
 */
export function refuseNavigations(
  session: Pick<CDPSession, 'send' | 'on'>,
  report: (url: string) => void,
): void {
  session.on('Page.frameStartedNavigating', ({ url }) => {
    if (!isRefused(url)) return;
    report(url);
    // A navigation that the browser has already failed leaves nothing to stop.
    session.send('Page.stopLoading').catch(() => {});
  });
  session.on('Page.frameNavigated', ({ frame }) => {
    if (!isRefused(frame.url) || frame.parentId) return;
    session.send('Page.navigate', { url: 'about:blank' }).catch(() => {});
  });
  session.on('Log.entryAdded', ({ entry }) => {
    const url = /^Not allowed to load local resource: (.+)$/s.exec(entry.text)?.[1];
    // Pictures that are refused are logged by another source.
    if (url && entry.source === 'security' && isRefused(url)) report(url);
  });
}
