import type { Agent } from '../../core/agent.ts';
import { spelledOut } from '../../core/agent-request.ts';
import { UsageError } from '../../core/errors.ts';
import type { DomElement } from '../../core/observation.ts';
import type { Stage } from '../../core/site.ts';
import type { Suite } from '../../core/suite.ts';
import type { Environment, EpisodePage } from '../environment.ts';
import { WALKER } from './tiny-agents.ts';
import { TINY } from './tiny-suite.ts';

/** What a test may change in the pages of a fake browser. Each part may throw, or never resolve. */
export interface Faults {
  readonly open?: () => Promise<void>;
  readonly act?: () => Promise<void>;
  readonly close?: () => Promise<void>;
  /** Page time at which the page ticks its box by itself, ms, in the condition `late`. */
  readonly tickAt?: number;
}

/** What was opened and closed, in words, in order. */
export type Log = string[];

/** An environment without browser and network: pages that fetch from their stage in this process. */
export function fakeEnvironment(
  options: { agents?: readonly Agent[]; suites?: readonly Suite[]; faults?: Faults; log?: Log } = {},
): Environment {
  const { agents = [WALKER], suites = [TINY], faults = {}, log = [] } = options;
  const worlds = new Map<string, { stage: Stage; served: (url: string) => void; held: Promise<void> }>();
  let opened = 0;
  return {
    suites,
    async createAgents(request) {
      const name = spelledOut(request).agent;
      const agent = agents.find(({ card }) => card.id === name);
      if (agent) return [agent];
      throw new UsageError({ expected: 'a known agent', found: name, hint: 'Look again.' });
    },
    async openWorld({ stage, ledger, hold }) {
      const proxy = `world-${opened++}`;
      const held = Promise.withResolvers<void>();
      if (!hold) held.resolve();
      const { host } = new URL(stage.start);
      const served = (url: string): void =>
        ledger.append(host, 'page-served', { path: new URL(url).pathname, status: 200, type: 'document' });
      worlds.set(proxy, { stage, served, held: held.promise });
      log.push('world opened');
      return {
        proxy,
        problems: [],
        release() {
          log.push('released');
          held.resolve();
        },
        async close() {
          log.push('world closed');
          worlds.delete(proxy);
        },
      };
    },
    browser: {
      async open({ proxy }) {
        await faults.open?.();
        const world = worlds.get(proxy);
        if (!world) throw new Error('no such world');
        log.push('page opened');
        return fakePage(world, faults, log);
      },
      version: async () => 'Fake 1',
      close: async () => {},
    },
  };
}

function fakePage(
  world: { stage: Stage; served: (url: string) => void; held: Promise<void> },
  faults: Faults,
  log: Log,
): EpisodePage {
  let url = 'about:blank';
  let body = '';
  let settled = false;
  const request = async (path: string, init?: RequestInit): Promise<string> => {
    const address = new URL(path, world.stage.start).href;
    const site = world.stage.sites.find(({ host }) => host === new URL(address).host);
    const response = await site?.fetch(new Request(address, init));
    return (await response?.text()) ?? '';
  };
  const post = (path: string, data: string): Promise<string> => request(path, { method: 'POST', body: data });
  const load = async (path: string, init?: RequestInit): Promise<void> => {
    body = await request(path, init);
    url = new URL(path, world.stage.start).href;
    world.served(url);
  };
  const settle = async (): Promise<void> => {
    log.push('settled');
    if (settled) return;
    settled = true;
    await world.held;
    if (body.includes('data-tick')) await post('/ticked', JSON.stringify({ pageTime: faults.tickAt ?? 1e6 }));
  };
  return {
    get url() {
      return url;
    },
    title: async () => /<title>(.*?)<\/title>/.exec(body)?.[1] ?? '',
    async goto(address, until) {
      await load(address);
      await post('/shown', JSON.stringify({ pageTime: 1 }));
      if (until === 'settled') await settle();
    },
    settle,
    screenshot: async (format) => new TextEncoder().encode(`${format} of ${body}`),
    async observe() {
      log.push('observed');
      const viewport = { width: 1, height: 1 };
      return { url, title: '', viewport, pageTime: 100, scroll: { y: 0, height: 1 }, dom: buttonsIn(body) };
    },
    async act(action) {
      log.push(`acted ${action.type}`);
      await faults.act?.();
      if (action.type !== 'click') return { ok: true, navigated: false };
      const button = /value="(\w+)"/g;
      const values = [...body.matchAll(button)].map((match) => match[1]);
      const value = 'mark' in action.target ? values[action.target.mark - 1] : undefined;
      if (value === undefined) return { ok: false, reason: 'missing', message: 'There is no such mark.' };
      await load('/choose', { method: 'POST', body: `choice=${value}` });
      return { ok: true, navigated: true };
    },
    async close() {
      log.push('page closed');
      await faults.close?.();
    },
  };
}

function buttonsIn(body: string): DomElement[] {
  return [...body.matchAll(/aria-label="(.*?)">(.*?)</g)].map(([, name = '', text = ''], index) => ({
    mark: index + 1,
    tag: 'button',
    role: 'button',
    name,
    text,
    state: {},
    box: { x: 0, y: 0, width: 1, height: 1 },
    inViewport: true,
  }));
}
