import { onTestFinished } from 'vitest';
import { createLedger, type Ledger } from '../../src/core/ledger.ts';
import type { Site, Stage } from '../../src/core/site.ts';
import {
  createIdentity,
  openWorld,
  steppedClock,
  type World,
  type WorldIdentity,
} from '../../src/world/index.ts';

export const HOST = 'www.harborandpine.com';

let identity: Promise<WorldIdentity> | undefined;

/** One identity for all tests of a process, as in a run. */
export function sharedIdentity(): Promise<WorldIdentity> {
  identity ??= createIdentity();
  return identity;
}

/** A site that answers by the path alone. */
export function site(
  host: string,
  pages: Readonly<Record<string, (request: Request) => Response | Promise<Response>>>,
): Site {
  return {
    host,
    fetch: (request) =>
      pages[new URL(request.url).pathname]?.(request) ?? new Response('no such page', { status: 404 }),
  };
}

/** A site that says what it saw. */
export const echo: Site = {
  host: HOST,
  async fetch(request) {
    return Response.json({
      method: request.method,
      url: request.url,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
  },
};

export function html(markup: string, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(markup, { ...init, headers });
}

export interface LittleWorld extends World {
  readonly ledger: Ledger;
  readonly clock: ReturnType<typeof steppedClock>;
}

/** Opens a world of these sites that starts on the first of them, and closes it when the test is over. */
export async function littleWorld(
  sites: readonly Site[],
  options: { holds?: readonly string[]; hold?: boolean; port?: number } = {},
): Promise<LittleWorld> {
  const clock = steppedClock();
  const ledger = createLedger(clock);
  const { holds = [], ...rest } = options;
  const stage: Stage = { sites, start: `https://${sites[0]?.host}/`, resources: [], holds };
  const world = await openWorld({ stage, clock, ledger, identity: await sharedIdentity(), ...rest });
  onTestFinished(() => world.close());
  return { ...world, ledger, clock };
}
