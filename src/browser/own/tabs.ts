import { z } from 'zod';
import { READER_SCRIPT } from '../observe/page/reader.ts';
import { isRefused, refuseNavigations } from '../refusals.ts';
import { thawFrames } from '../thaw.ts';
import { DialogWatch } from './dialog-watch.ts';
import { Navigations } from './navigations.ts';
import { type InputEvent, LISTEN_SCRIPT, TELL } from './page/input.ts';
import { Screen } from './screen.ts';
import type { Onlooker, Sighting } from './sighting.ts';
import { sightingOf } from './sighting-of.ts';
import type { Channel, Wire } from './wire.ts';

/** The isolated world's name is seen by an agent that asks CDP for it: it says nothing. */
const WORLD = 'reader';
const HIDE_COMPUTED = 'delete Element.prototype.computedName; delete Element.prototype.computedRole;';

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const word = z.string().max(5000);
const inputSchema = z.object({
  kind: z.enum(['click', 'type', 'select', 'press', 'scroll']),
  trusted: z.boolean(),
  x: z.number(),
  y: z.number(),
  dx: z.number(),
  dy: z.number(),
  text: word,
  by: z.object({ x: z.number(), y: z.number() }),
  element: z.number(),
  title: word,
  on: z.object({ tag: word, role: word, name: word, text: word, box }).exactOptional(),
}) satisfies z.ZodType<InputEvent>;

/** A page of the browser. */
interface Tab {
  readonly id: string;
  url: string;
  title: string;
  readonly channel: Channel;
  readonly screen: Screen;
  readonly navigations: Navigations;
}

/**
 * All pages of a browser, in whatever context, and their frames: each is made to tell of what is done to it before its
 * first script runs.
 */
export class Tabs {
  readonly #wire: Wire;
  readonly #onlooker: Onlooker;
  readonly #tabs = new Map<string, Tab>();
  /** The tab that a session is of. */
  readonly #sessions = new Map<string, string>();
  readonly #first = Promise.withResolvers<{ channel: Channel; id: string }>();
  /** Whether the operator has the browser: what came before it was ours. */
  #handed = false;
  #last = performance.now();

  constructor(wire: Wire, onlooker: Onlooker) {
    this.#wire = wire;
    this.#onlooker = onlooker;
  }

  /** Begins to watch, and gives the first page. */
  async watch(): Promise<{ readonly channel: Channel; readonly id: string }> {
    const browser = this.#wire.channel();
    browser.on('Fetch.requestPaused', ({ requestId }) => {
      browser.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }).catch(() => {});
    });
    await browser.send('Fetch.enable', { patterns: [{ urlPattern: 'file:*' }] });
    browser.on('Target.targetInfoChanged', ({ targetInfo }) => {
      const tab = this.#tabs.get(targetInfo.targetId);
      if (tab) Object.assign(tab, { url: targetInfo.url, title: targetInfo.title });
    });
    await browser.send('Target.setDiscoverTargets', { discover: true });
    await this.#attach(browser, undefined);
    return this.#first.promise;
  }

  /** From now on what happens is the operator's doing. */
  handOver(): void {
    this.#handed = true;
  }

  /** When something last went on in any page, by `performance.now()`. */
  get lastActivity(): number {
    return this.#last;
  }

  get loading(): boolean {
    return [...this.#tabs.values()].some(({ navigations }) => navigations.loading);
  }

  /** The newest page, and what it looked like last. */
  get view(): { readonly url: string; readonly title: string; readonly picture?: Uint8Array } {
    const tab = [...this.#tabs.values()].at(-1);
    return { url: tab?.url ?? '', title: tab?.title ?? '', ...pictureOf(tab) };
  }

  touch = (): void => {
    this.#last = performance.now();
  };

  /** Makes a target's children attach: a browser's pages, a page's frames of other sites. */
  async #attach(channel: Channel, tab: string | undefined): Promise<void> {
    channel.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      this.touch();
      const child = this.#wire.channel(sessionId);
      const { type } = targetInfo;
      const begun =
        type === 'page'
          ? this.#openTab(child, sessionId, targetInfo)
          : type === 'iframe' && tab !== undefined
            ? this.#openFrame(child, tab)
            : Promise.resolve();
      // A target that goes away at once leaves nothing to watch; the others must not wait for ever.
      begun.catch(() => {}).finally(() => child.send('Runtime.runIfWaitingForDebugger').catch(() => {}));
    });
    channel.on('Target.detachedFromTarget', ({ sessionId }) => this.#closed(sessionId));
    await channel.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
    });
  }

  async #openTab(
    channel: Channel,
    sessionId: string,
    info: { targetId: string; url: string; title: string; openerId?: string },
  ): Promise<void> {
    const id = info.targetId;
    const tab: Tab = {
      id,
      url: info.url,
      title: info.title,
      channel,
      screen: new Screen(channel),
      navigations: new Navigations(channel, id, {
        onActivity: this.touch,
        onOwn: () => this.#onlooker.onNavigated(id),
        onOperators: (action, trusted) => {
          if (!isRefused(action.type === 'goto' ? action.url : '')) this.#tell(tab, { action, trusted });
        },
      }),
    };
    this.#tabs.set(id, tab);
    this.#sessions.set(sessionId, id);
    const opener = this.#tabs.get(info.openerId ?? '');
    // A page that goes away leaves nothing to thaw.
    if (opener) void thawFrames(opener.channel).catch(() => {});
    if (info.openerId) this.#onlooker.onNavigated(info.openerId);
    else this.#tell(tab, { action: { type: 'tab', event: 'opened', url: info.url }, trusted: true });
    channel.on('Inspector.targetCrashed', () =>
      this.#tell(tab, { action: { type: 'tab', event: 'crashed', url: tab.url }, trusted: true }),
    );
    channel.on('Page.domContentEventFired', () => void this.#name(tab, channel));
    new DialogWatch(channel, (action) => this.#tell(tab, { action, trusted: true }));
    const ready = this.#prepare(channel, tab);
    // The picture begins when the page runs: until then there is none.
    void tab.screen.start();
    await ready;
    this.#first.resolve({ channel, id });
  }

  async #openFrame(channel: Channel, tab: string): Promise<void> {
    const owner = this.#tabs.get(tab);
    if (owner) await this.#prepare(channel, owner);
  }

  /** Asks a page for its address and title. */
  async #name(tab: Tab, channel: Channel): Promise<void> {
    const { entries, currentIndex } = await channel
      .send('Page.getNavigationHistory')
      .catch(() => ({ entries: [], currentIndex: 0 }));
    const { url, title } = entries[currentIndex] ?? tab;
    Object.assign(tab, { url, title });
  }

  /** Makes a target tell of what is done to it, in this and every later document. */
  async #prepare(channel: Channel, tab: Tab): Promise<void> {
    refuseNavigations(channel, (url) => this.#onlooker.onNavigationRefused(url));
    channel.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === TELL) this.#hear(tab, payload);
    });
    const source = `${READER_SCRIPT};${LISTEN_SCRIPT}`;
    channel.on('Page.documentOpened', ({ frame }) => {
      // `document.open` takes all listeners away, ours included.
      void this.#listenAgain(channel, frame.id).catch(() => {});
    });
    const world = { worldName: WORLD, runImmediately: true };
    await Promise.all([
      channel.send('Page.enable'),
      channel.send('Runtime.enable'),
      channel.send('Log.enable'),
      channel.send('Accessibility.enable'),
      channel.send('Runtime.addBinding', { name: TELL, executionContextName: WORLD }),
      channel.send('Page.addScriptToEvaluateOnNewDocument', { source: HIDE_COMPUTED, runImmediately: true }),
      channel.send('Page.addScriptToEvaluateOnNewDocument', { source, ...world }),
      this.#attach(channel, tab.id),
    ]);
  }

  async #listenAgain(channel: Channel, frameId: string): Promise<void> {
    const { executionContextId } = await channel.send('Page.createIsolatedWorld', {
      frameId,
      worldName: WORLD,
    });
    await channel.send('Runtime.evaluate', {
      expression: `${READER_SCRIPT};${LISTEN_SCRIPT}`,
      contextId: executionContextId,
    });
  }

  #hear(tab: Tab, payload: string): void {
    this.touch();
    const event = inputSchema.safeParse(parsed(payload));
    if (!event.success) return;
    if (event.data.trusted) tab.navigations.acted();
    // The browser tells of titles with some delay.
    if (event.data.title !== '') tab.title = event.data.title;
    this.#tell(tab, sightingOf(event.data, tab.id));
  }

  #tell(tab: Tab, sighting: Pick<Sighting, 'action' | 'trusted' | 'on' | 'joins'>): void {
    this.touch();
    if (!this.#handed) return;
    this.#onlooker.onSighting({
      tab: tab.id,
      url: tab.url,
      title: tab.title,
      ...pictureOf(tab),
      ...sighting,
    });
  }

  #closed(sessionId: string): void {
    this.#wire.forget(sessionId);
    const tab = this.#tabs.get(this.#sessions.get(sessionId) ?? '');
    this.#sessions.delete(sessionId);
    if (!tab) return;
    this.#tabs.delete(tab.id);
    this.#tell(tab, { action: { type: 'tab', event: 'closed', url: tab.url }, trusted: true });
  }
}

function pictureOf(tab: Tab | undefined): { picture?: Uint8Array } {
  return tab?.screen.picture ? { picture: tab.screen.picture } : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
