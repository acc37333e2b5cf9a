import type { BrowserContext, CDPSession, Page as PlaywrightPage } from 'playwright-core';
import type { Action, ActResult } from '../core/action.ts';
import { InfrastructureError, messageOf, UsageError } from '../core/errors.ts';
import type { Observation, ObserveRequest } from '../core/observation.ts';
import { act, extraTime } from './act/act.ts';
import type { Done, Refused } from './act/result.ts';
import { answer, type PageDialog } from './dialogs.ts';
import type { Guard } from './guard.ts';
import { capture } from './observe/capture.ts';
import { observe } from './observe/observe.ts';
import type { BrowserPage } from './page.ts';
import { isRefused } from './refusals.ts';
import { SETTLE_MAX_MS, settle } from './settle/settle.ts';
import { openTab, type Tab } from './tab.ts';
import { thawFrames } from './thaw.ts';

const GOTO_MS = 30_000;

/** The operator's page: its tabs, one thing at a time, and no wait without an end. */
export class OperatorPage implements BrowserPage {
  readonly dialogs: PageDialog[] = [];
  readonly #context: BrowserContext;
  readonly #guard: Guard;
  readonly #report: (url: string) => void;
  /** The tabs that are open, oldest first; the operator is in the newest. */
  readonly #tabs: Tab[] = [];
  /** Tabs that are being made ready. */
  #opening: Promise<void> = Promise.resolve();
  #queue: Promise<unknown> = Promise.resolve();
  #closing = false;

  constructor(context: BrowserContext, guard: Guard, report: (url: string) => void) {
    this.#context = context;
    this.#guard = guard;
    this.#report = report;
  }

  async start(): Promise<void> {
    this.#context.on('dialog', (dialog) => {
      this.dialogs.push(answer(dialog));
    });
    this.#context.on('page', (page) => {
      this.#opening = this.#opening.then(() => this.#add(page));
    });
    await this.#context.newPage();
    await this.#present();
  }

  async #add(page: PlaywrightPage): Promise<void> {
    page.on('crash', () => this.#guard.end("that the page's process has crashed"));
    try {
      const tab = await openTab(page, this.#report);
      // A page that goes away leaves nothing to thaw.
      for (const { session } of this.#tabs) void thawFrames(session).catch(() => {});
      this.#tabs.push(tab);
      void tab.closed.then(() => this.#tabs.splice(this.#tabs.indexOf(tab), 1));
      if (page.isClosed()) await tab.closed;
    } catch (error) {
      // A popup that closes at once needs no tab.
      if (!page.isClosed()) this.#guard.end(`that a new tab could not be opened: ${messageOf(error)}`);
    }
  }

  /** The newest tab, when all that open are ready. Somebody who closed the last one is in an empty one. */
  #present = async (): Promise<Tab> => {
    await this.#opening;
    if (this.#tabs.length === 0 && !this.#closing) {
      await this.#context.newPage();
      await this.#opening;
    }
    return this.#now();
  };

  #now(): Tab {
    const tab = this.#tabs.at(-1);
    if (tab) return tab;
    throw new InfrastructureError('browser', {
      expected: 'an open page',
      found: 'that it is closed',
      hint: 'Open another one.',
    });
  }

  /** One thing at a time: an agent may ask for several at once. */
  #turn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => {});
    return turn;
  }

  /** Does something in the present tab; when that closes meanwhile, in the one that is then present. */
  async #inTab<T>(work: (tab: Tab) => Promise<T>): Promise<T> {
    for (;;) {
      const tab = await this.#present();
      try {
        return await work(tab);
      } catch (error) {
        if (!tab.page.isClosed() || this.#closing) throw error;
        await tab.closed;
      }
    }
  }

  /** As `#inTab`, in its turn and not for ever. */
  #ask<T>(doing: string, work: (tab: Tab) => Promise<T>): Promise<T> {
    return this.#turn(() => this.#guard.wait(doing, () => this.#inTab(work)));
  }

  observe(request: ObserveRequest): Promise<Observation> {
    return this.#ask('looking at the page', (tab) => observe(tab.eyes, request));
  }

  screenshot(format: 'png' | 'jpeg'): Promise<Uint8Array> {
    return this.#ask('a screenshot', (tab) => capture(tab.session, format));
  }

  title(): Promise<string> {
    return this.#ask('its title', async (tab) => (await observe(tab.eyes, {})).title);
  }

  settle(): Promise<void> {
    return this.#turn(() => this.#settle());
  }

  #settle(): Promise<void> {
    return this.#guard.wait('settling', () => settle(this.#present), SETTLE_MAX_MS);
  }

  act(action: Action): Promise<ActResult> {
    return this.#turn(async () => {
      const tab = await this.#guard.wait('an act', this.#present);
      const before = tab.activity.navigations;
      const acted = await this.#guard.wait('an act', () => this.#act(tab, action), extraTime(action));
      if (!acted.ok) return acted;
      await this.#settle();
      const navigated = this.#tabs.at(-1) !== tab || tab.activity.navigations !== before;
      return { ok: true, ...(acted.on ? { on: acted.on } : {}), navigated };
    });
  }

  async #act(tab: Tab, action: Action): Promise<Done | Refused> {
    try {
      return await act(tab, action, this.#tabs.length > 1);
    } catch (error) {
      // A press may well close the popup that it was in.
      if (!tab.page.isClosed() || this.#closing) throw error;
      await tab.closed;
      return { ok: true };
    } finally {
      tab.activity.touch();
    }
  }

  goto(url: string, until: 'settled' | 'parsed'): Promise<void> {
    return this.#turn(async () => {
      await this.#guard.wait(`going to ${url.slice(0, 200)}`, () => this.#goto(url), GOTO_MS);
      if (until === 'settled') await this.#settle();
    });
  }

  async #goto(url: string): Promise<void> {
    if (isRefused(url)) {
      this.#report(url);
      throw new UsageError({
        expected: 'an address of a page in the world',
        found: `"${url.slice(0, 200)}"`,
        hint: "The machine's files and the browser's own pages are out of reach.",
      });
    }
    const { page } = await this.#present();
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: GOTO_MS }).catch((error: unknown) => {
      const net = /net::ERR_[A-Z_]+|Timeout \d+ms exceeded|invalid URL/.exec(messageOf(error))?.[0];
      if (!net) throw error;
      throw new InfrastructureError(
        'world',
        {
          expected: `a page at ${url.slice(0, 200)}`,
          found: net,
          hint: 'A world answers only for its own hosts; see whether it is open and has this one.',
        },
        { cause: error },
      );
    });
  }

  get url(): string {
    return this.#now().page.url();
  }

  get cdp(): CDPSession {
    return this.#now().session;
  }

  get page(): PlaywrightPage {
    return this.#now().page;
  }

  async close(): Promise<void> {
    this.#closing = true;
    // The browser may be dead or the page hang: either way it is over.
    await this.#guard.wait('closing', () => this.#context.close()).catch(() => {});
    this.#guard.end('that the page is closed');
  }
}
