import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../core/clock.ts';
import { UsageError } from '../core/errors.ts';
import type { Ledger } from '../core/ledger.ts';
import type { Stage } from '../core/site.ts';
import { sendAnswer } from './answer.ts';
import { answerTo, noteLeaving, noteServed } from './answering.ts';
import { createHolds } from './holds.ts';
import type { WorldIdentity } from './identity.ts';
import { localNames } from './local-names.ts';
import { problemOf, type WorldProblem } from './problem.ts';
import { listen } from './proxy.ts';
import { routeAddress, routeRequest, tunnelTo } from './route.ts';
import { type Sites, siteFor, sitesByHost } from './sites.ts';

/** What a world is opened with. */
export interface WorldOptions {
  readonly stage: Stage;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly identity: WorldIdentity;
  /** Holds the answers for `stage.holds` back until `release()`. */
  readonly hold?: boolean;
  /** The loopback port to listen on; any free one unless given. */
  readonly port?: number;
}

/** A private internet for one episode. */
export interface World {
  readonly port: number;
  /** `http://127.0.0.1:PORT`, for Playwright's `proxy.server` or Chromium's `--proxy-server`. */
  readonly proxy: string;
  /** What went wrong in its sites so far, oldest first; it grows while the world is open. */
  readonly problems: readonly WorldProblem[];
  /**
   * The address of the same page for a browser without proxy: `http://<site>.<world>.localhost:PORT/path`.
   *
   * @throws UsageError for an address that is not in this world.
   */
  address(url: string): string;
  /** Lets the held answers go, for good. */
  release(): void;
  /** Cuts every connection and frees the port. Requests that are still being answered get no answer and leave no fact. */
  close(): Promise<void>;
}

/**
 * Opens a world on its own loopback port.
 *
 * @throws UsageError when the given port can't be bound, a site's host is no ordinary name, or the start is on no site.
 * @throws InfrastructureError ('world') when no port at all can be bound.
 */
export async function openWorld(options: WorldOptions): Promise<World> {
  const { stage, clock, ledger } = options;
  const sites = sitesByHost(stage.sites);
  addressIn(sites, stage.start);
  const holds = createHolds(options.hold === true ? stage.holds : []);
  const problems: WorldProblem[] = [];
  let open = true;

  async function serve(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    tunnel: URL | undefined,
  ): Promise<void> {
    try {
      const line = { target: incoming.url ?? '', host: incoming.headers.host, tunnel };
      const route = routeRequest(line, sites, names);
      const answer = await answerTo(route, incoming, { sites, names, holds, clock, ledger, problems });
      if (!open || outgoing.destroyed) return;
      const destination = incoming.headers['sec-fetch-dest'];
      noteServed(
        route,
        { method: incoming.method, destination: typeof destination === 'string' ? destination : undefined },
        answer,
        ledger,
      );
      sendAnswer(outgoing, incoming.method ?? 'GET', answer, clock.date());
    } catch (cause) {
      outgoing.destroy();
      // When the connection broke while the request was read, nobody is left to answer. All else must be seen.
      if (incoming.errored === null) problems.push(problemOf(clock, incoming.method, incoming.url, cause));
    }
  }

  const proxy = await listen({
    identity: options.identity,
    port: options.port ?? 0,
    onRequest: (incoming, outgoing, tunnel) => void serve(incoming, outgoing, tunnel),
    onConnect(authority) {
      const tunnel = tunnelTo(authority);
      if (tunnel === undefined) return { status: 400 };
      const route = routeAddress(tunnel, sites);
      noteLeaving(route, ledger);
      return route.to === 'site' ? { tunnel } : { status: 502 };
    },
  });
  // Random and not seeded: browsers keep cookies by name and not by port, so a name must never come back. No operator
  // who is scored ever sees it.
  const names = localNames(randomBytes(5).toString('hex'), proxy.port);

  return {
    port: proxy.port,
    proxy: `http://127.0.0.1:${proxy.port}`,
    problems,
    address: (url) => names.address(addressIn(sites, url)),
    release: holds.release,
    async close() {
      open = false;
      await proxy.close();
      holds.release();
    },
  };
}

/** An address of this world. @throws UsageError when it is none. */
function addressIn(sites: Sites, address: string): URL {
  const url = URL.parse(address);
  if (url !== null && siteFor(sites, url) !== undefined) return url;
  throw new UsageError({
    expected: `an absolute address on one of this world's sites (${[...sites.keys()].join(', ') || 'it has none'})`,
    found: JSON.stringify(address),
    hint: 'Hosts are known by their full name, on no other port than 80 and 443.',
  });
}
