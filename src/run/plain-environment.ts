import { PlainPage } from '../browser/index.ts';
import { openPlainWorld, type PlainWorld } from '../world/index.ts';
import type { Environment } from './environment.ts';

/**
 * An environment without a browser: sites are asked in this process, and pages are read as their HTML alone tells them. For
 * scripted operators that read the accessibility tree, on sites that work without script.
 */
export function plainEnvironment(): Pick<Environment, 'browser' | 'openWorld'> {
  const worlds = new Map<string, PlainWorld>();
  let opened = 0;
  return {
    async openWorld(options) {
      const proxy = `plain:${++opened}`;
      const world = openPlainWorld(options);
      worlds.set(proxy, world);
      return { proxy, problems: world.problems, release() {}, close: async () => void worlds.delete(proxy) };
    },
    browser: {
      async open({ proxy, viewport, onNavigationRefused }) {
        const world = worlds.get(proxy);
        if (world === undefined) throw new RangeError(`no world is open at ${proxy}`);
        return new PlainPage({ viewport, onNavigationRefused, fetch: (request) => world.fetch(request) });
      },
      version: async () => 'none: plain pages',
      close: async () => {},
    },
  };
}
