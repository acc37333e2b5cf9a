import { createServer } from 'node:net';
import { chromium, type Browser as PlaywrightBrowser } from 'playwright-core';
import { browserFlags } from '../../src/browser/flags.ts';
import { findBrowser } from '../../src/browser/index.ts';
import { openPage } from '../../src/browser/open-page.ts';
import type { BrowserPage } from '../../src/browser/page.ts';
import { fileGate } from '../../src/browser/refusals.ts';
import { createLedger } from '../../src/core/ledger.ts';
import { CONTROL } from '../../src/core/mechanism.ts';
import { markets } from '../../src/suites/markets/index.ts';
import { dataOf } from '../../src/suites/markets/parts.ts';
import { createIdentity, openWorld, wallClock } from '../../src/world/index.ts';
import { LISTING_SITE, listingAddress } from '../listing-task.ts';

export const VIEWPORT = { width: 1280, height: 720 } as const;

/** One Chromium, with a port for others, and a world with the pages that are looked at. */
export interface Stand {
  readonly version: string;
  readonly pid: number;
  /** Where others attach. */
  readonly endpoint: string;
  /** Opens a page as Siren's operators have it, at an address. */
  open(url: string): Promise<BrowserPage>;
  /** The address of the listing page of so many nodes. */
  listing(nodes: number): string;
  /** A page of results of a markets task with its large catalog, and the names that its catalog has. */
  readonly results: { readonly url: string; readonly names: readonly string[] };
  close(): Promise<void>;
}

/** Puts it up. The pages are reached by names under `localhost`, since no peer takes a proxy for a page alone. */
export async function openStand(): Promise<Stand> {
  const task = markets.tasks.find(({ tags }) => tags.includes('shop') && tags.includes('hard'));
  if (!task) throw new RangeError('There is no hard task of the shop.');
  const clock = wallClock();
  const ledger = createLedger(clock);
  const identity = await createIdentity();
  const stage = markets.stage(task, CONTROL, { clock, ledger, seed: 1 });
  const sites = [...stage.sites, LISTING_SITE];
  const world = await openWorld({ stage: { ...stage, sites }, clock, ledger, identity });
  const port = await freePort();
  const playwright = await launch(identity.spki, port);
  const { pid } = await fileGate(playwright);
  if (pid === undefined) throw new Error('The browser does not tell its process.');
  return {
    version: playwright.version(),
    pid,
    endpoint: `http://127.0.0.1:${port}`,
    open: async (url) => {
      const page = await openPage(playwright, { viewport: VIEWPORT, patience: 60_000 });
      await page.goto(url, 'settled');
      return page;
    },
    listing: (nodes) => world.address(listingAddress(nodes)),
    results: {
      url: world.address(new URL('/search', stage.start).href),
      names: dataOf(task)
        .catalog()
        .map(({ name }) => name),
    },
    close: async () => {
      await playwright.close();
      await world.close();
    },
  };
}

async function launch(spki: string, port: number): Promise<PlaywrightBrowser> {
  const binary = await findBrowser({ need: 'bulk' });
  if (!binary) throw new Error('There is no Chromium; set SIREN_BROWSER to its path.');
  return chromium.launch({
    executablePath: binary.path,
    chromiumSandbox: process.getuid?.() !== 0,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [...browserFlags(spki, binary.kind, false), `--remote-debugging-port=${port}`],
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
