import { type Browser, launchBrowser } from './launch.ts';
import type { BrowserPage, OpenOptions } from './page.ts';

/** One shared browser that is launched when it is first needed and replaced when it has died. */
export interface BrowserKeeper {
  /** Opens a page as `Browser.open` does, in a living browser. */
  open(options: OpenOptions): Promise<BrowserPage>;
  /** The browser's version; launches it, if need be. */
  version(): Promise<string>;
  /** Ends the browser. A page that is opened later launches another. */
  close(): Promise<void>;
}

/**
 * Keeps a browser for many episodes.
 *
 * @param options.launch how to launch one; `launchBrowser` when left out
 */
export function browserKeeper(options: {
  readonly spki: string;
  readonly launch?: () => Promise<Browser>;
}): BrowserKeeper {
  const launch = options.launch ?? (() => launchBrowser({ spki: options.spki }));
  let kept: Promise<Browser> | undefined;

  const alive = async (): Promise<Browser> => {
    const current = kept;
    const browser = await current?.catch(() => undefined);
    if (browser?.alive) return browser;
    // Of several that find it dead at once, the first launches for all.
    if (kept === current) kept = launch();
    return kept ?? launch();
  };
  return {
    open: async (open) => (await alive()).open(open),
    version: async () => (await alive()).version,
    close: async () => {
      const browser = await kept?.catch(() => undefined);
      kept = undefined;
      await browser?.close();
    },
  };
}
