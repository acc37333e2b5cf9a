import type { CDPSession, Page as PlaywrightPage } from 'playwright-core';
import type { Hands } from '../core/agent.ts';
import type { Viewport } from '../core/episode.ts';
import type { PageDialog } from './dialogs.ts';

export interface OpenOptions {
  /** The world's proxy, `http://127.0.0.1:PORT`. Without one the page reaches this machine's own network: for tests only. */
  readonly proxy?: string;
  readonly viewport: Viewport;
  /** Told of each navigation to a scheme that worlds don't have, after it was refused. */
  readonly onNavigationRefused?: (url: string) => void;
  /** How long the page may take to answer any one question, ms; 15,000 when left out. */
  readonly patience?: number;
}

/** The page as an operator has it, in a browser context of its own. A popup takes its place until it is closed. */
export interface BrowserPage extends Hands {
  /**
   * Goes to an address and waits until the page is `settled`, or only until its document is `parsed`, while pictures may
   * still be loading.
   *
   * @throws UsageError for an address of a scheme that worlds don't have; `onNavigationRefused` is told of it
   * @throws InfrastructureError: `world` when there is no such page
   */
  goto(url: string, until: 'settled' | 'parsed'): Promise<void>;
  /** Waits until the page is still, some seconds at most. */
  settle(): Promise<void>;
  /** A picture of the viewport. */
  screenshot(format: 'png' | 'jpeg'): Promise<Uint8Array>;
  readonly url: string;
  title(): Promise<string>;
  /** The dialogs that pages opened so far, oldest first. */
  readonly dialogs: readonly PageDialog[];
  /** The present tab's CDP session and Playwright page, for gates and the recorder. */
  readonly cdp: CDPSession;
  readonly page: PlaywrightPage;
  /** Closes the context and all its tabs. Idempotent. */
  close(): Promise<void>;
}
