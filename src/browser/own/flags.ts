import type { Viewport } from '../../core/episode.ts';
import type { BrowserBinary } from '../find.ts';
import { browserFlags } from '../flags.ts';

/** What Playwright would add to keep a browser quiet, for one that it does not launch. */
const QUIET = [
  '--disable-back-forward-cache',
  '--disable-backgrounding-occluded-windows',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-breakpad',
  '--disable-client-side-phishing-detection',
  '--disable-component-extensions-with-background-pages',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,DialMediaRouteProvider,GlobalMediaControls,HttpsUpgrades,LensOverlay,MediaRouter,PaintHolding,Translate,AutoDeElevate',
  '--disable-hang-monitor',
  '--disable-popup-blocking',
  '--disable-prompt-on-repost',
  '--disable-search-engine-choice-screen',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-service-autorun',
  '--password-store=basic',
  '--use-mock-keychain',
  '--lang=en-GB',
] as const;

/** The command line of a Chromium that an agent drives: behind its episode's world, with a port for the agent and a pipe for us. */
export function ownFlags(options: {
  readonly spki: string;
  readonly kind: BrowserBinary['kind'];
  readonly proxy: string;
  readonly viewport: Viewport;
  readonly profile: string;
  readonly root: boolean;
}): string[] {
  const { spki, kind, proxy, viewport, profile, root } = options;
  return [
    ...browserFlags(spki, kind, false),
    ...(kind === 'headless-shell' ? ['--headless'] : []),
    ...QUIET,
    ...(root ? ['--no-sandbox'] : []),
    `--proxy-server=${proxy}`,
    // The machine's own loopback is out of reach, too.
    '--proxy-bypass-list=<-loopback>',
    // A context that an agent opens without this proxy finds no host by its name.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    `--window-size=${viewport.width},${viewport.height}`,
    `--user-data-dir=${profile}`,
    '--remote-debugging-pipe',
    '--remote-debugging-port=0',
    'about:blank',
  ];
}
