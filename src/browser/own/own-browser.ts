import { setTimeout as delay } from 'node:timers/promises';
import type { Viewport } from '../../core/episode.ts';
import { InfrastructureError, messageOf, UsageError } from '../../core/errors.ts';
import { type BrowserBinary, findBrowser } from '../find.ts';
import { startChromium } from './chromium.ts';
import { ownFlags } from './flags.ts';
import { openGateway } from './gateway.ts';
import type { Onlooker } from './sighting.ts';
import { Tabs } from './tabs.ts';

const GOTO_MS = 30_000;
/** For how long nothing may go on before the pages count as settled, ms, and how long that may take. */
const QUIET_MS = 300;
const SETTLE_MS = 3000;
const POLL_MS = 50;

export interface OwnBrowserOptions extends Onlooker {
  /** base64 SHA-256 of the worlds' public key (`WorldIdentity.spki`). */
  readonly spki: string;
  /** The world's proxy, `http://127.0.0.1:PORT`. */
  readonly proxy: string;
  readonly viewport: Viewport;
  readonly binary?: BrowserBinary;
}

/** A whole Chromium behind one world, with a profile of its own, for an operator who drives it by CDP. It is watched from within. */
export interface OwnBrowser {
  readonly version: string;
  /** Where the operator connects: `http://127.0.0.1:PORT`. */
  readonly endpoint: string;
  /** Connections that were made to it so far. */
  readonly connections: number;
  /** Resolves when the first one is made. */
  readonly entered: Promise<void>;
  /**
   * Goes to an address in the first tab, as the harness and not as the operator.
   *
   * @throws InfrastructureError: `world` when there is no such page, `timeout` when it doesn't load
   */
  goto(url: string): Promise<void>;
  /** Everything that is seen from now on is the operator's doing. */
  handOver(): void;
  /** Where the newest tab is, and what it looked like last (a JPEG). */
  readonly view: { readonly url: string; readonly title: string; readonly picture?: Uint8Array };
  /** Waits until nothing loads and nothing has happened for a while, some seconds at most. */
  settle(): Promise<void>;
  /** Cuts the operator off, for good. */
  cut(): void;
  /** Ends the browser and all its children, and deletes its profile. Idempotent. */
  close(): Promise<void>;
}

/**
 * Launches a Chromium for an operator of its own.
 *
 * @throws UsageError when there is none; InfrastructureError (`browser`) when it dies at start
 */
export async function launchOwnBrowser(options: OwnBrowserOptions): Promise<OwnBrowser> {
  const { spki, proxy, viewport } = options;
  const binary = options.binary ?? (await findBrowser({ need: 'bulk' }));
  if (!binary) {
    throw new UsageError({
      expected: 'a Chromium or Chrome',
      found: 'none on this machine',
      hint: 'Install one (on Debian `apt-get install chromium`), or set SIREN_BROWSER to its path.',
    });
  }
  const root = process.getuid?.() === 0;
  const chromium = await startChromium(binary, (profile) =>
    ownFlags({ spki, kind: binary.kind, proxy, viewport, profile, root }),
  );
  let closing = false;
  void chromium.exited.then(({ code, signal }) => {
    if (closing) return;
    if (code === 0) options.onSighting({ ...CLOSED, tab: '', url: '', title: '' });
    else options.onDeath(signal ? `that it was ended by ${signal}` : `that it ended with code ${code}`);
  });
  try {
    const gateway = await openGateway(chromium.port);
    const tabs = new Tabs(chromium.wire, options);
    const first = await tabs.watch();
    if (binary.kind === 'chromium') {
      // The size of its window includes bars that a headless shell doesn't have.
      const metrics = { ...viewport, deviceScaleFactor: 1, mobile: false };
      await first.channel.send('Emulation.setDeviceMetricsOverride', metrics);
    }
    return {
      version: chromium.version,
      endpoint: `http://127.0.0.1:${gateway.port}`,
      get connections() {
        return gateway.connections;
      },
      entered: gateway.entered,
      async goto(url) {
        const loaded = Promise.withResolvers<void>();
        first.channel.on('Page.loadEventFired', () => loaded.resolve());
        const { errorText } = await first.channel.send('Page.navigate', { url });
        if (errorText) throw noPage('world', url, errorText);
        const late = delay(GOTO_MS, 'late', { ref: false });
        if ((await Promise.race([loaded.promise, late])) === 'late')
          throw noPage('timeout', url, 'no load event');
        await settle(tabs);
      },
      handOver: () => tabs.handOver(),
      get view() {
        return tabs.view;
      },
      async settle() {
        // What the operator sent last, its order to close among it, is done when the browser answers what is asked after it.
        const answered = chromium.wire
          .channel()
          .send('Browser.getVersion')
          .catch(() => {});
        await Promise.race([answered, chromium.exited, delay(SETTLE_MS, undefined, { ref: false })]);
        await Promise.race([settle(tabs), chromium.exited]);
      },
      cut: () => gateway.shut(),
      async close() {
        closing = true;
        gateway.shut();
        await chromium.kill();
      },
    };
  } catch (cause) {
    closing = true;
    await chromium.kill();
    throw cause instanceof InfrastructureError ? cause : died(cause);
  }
}

const CLOSED = { action: { type: 'browser', event: 'closed' }, trusted: true } as const;

async function settle(tabs: Tabs): Promise<void> {
  const begin = performance.now();
  while (performance.now() - begin < SETTLE_MS) {
    if (!tabs.loading && performance.now() - Math.max(begin, tabs.lastActivity) > QUIET_MS) return;
    await delay(POLL_MS);
  }
}

function noPage(trouble: 'world' | 'timeout', url: string, found: string): InfrastructureError {
  return new InfrastructureError(trouble, {
    expected: `a page at ${url.slice(0, 200)}`,
    found,
    hint: 'A world answers only for its own hosts; see whether it is open and has this one.',
  });
}

function died(cause: unknown): InfrastructureError {
  const explanation = {
    expected: 'the browser to be ready for an agent',
    found: `an error: ${messageOf(cause)}`,
    hint: 'The episode is tried again.',
  };
  return new InfrastructureError('browser', explanation, { cause });
}
