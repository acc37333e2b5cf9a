import { PlainPage } from '../browser/index.ts';
import type { Ledger } from '../core/ledger.ts';
import type { Stage } from '../core/site.ts';
import type { Environment } from './environment.ts';

/**
 * An environment without a browser: sites are asked in this process, and pages are read as their HTML alone tells them. For
 * scripted operators that read the accessibility tree, on sites that work without script.
 */
export function plainEnvironment(): Pick<Environment, 'browser' | 'openWorld'> {
  const worlds = new Map<string, { readonly stage: Stage; readonly ledger: Ledger }>();
  let opened = 0;
  return {
    async openWorld({ stage, ledger }) {
      const proxy = `plain:${++opened}`;
      worlds.set(proxy, { stage, ledger });
      return { proxy, problems: [], release() {}, close: async () => void worlds.delete(proxy) };
    },
    browser: {
      async open({ proxy, viewport, onNavigationRefused }) {
        const world = worlds.get(proxy);
        if (world === undefined) throw new RangeError(`no world is open at ${proxy}`);
        const { stage, ledger } = world;
        return new PlainPage({
          viewport,
          onNavigationRefused,
          fetch: (request) => answer(request, stage, ledger),
        });
      },
      version: async () => 'none: plain pages',
      close: async () => {},
    },
  };
}

/** A site's answer, with the facts that a world would have written of it. @throws when the site fails. */
async function answer(request: Request, { sites }: Stage, ledger: Ledger): Promise<Response> {
  const url = new URL(request.url);
  const site = sites.find(({ host }) => host === url.host);
  if (site === undefined) {
    ledger.append(url.hostname, 'left-world', { url: url.href.slice(0, 2000) });
    return new Response('', { status: 502 });
  }
  const response = await site.fetch(request);
  if (response.status === 500) throw new Error(`the site answered 500 at ${url.pathname}`);
  // What only leads on is no page.
  ledger.append(site.host, 'page-served', { path: url.pathname, status: response.status, type: 'document' });
  return response;
}
