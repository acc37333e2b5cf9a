import { stripVTControlCharacters } from 'node:util';
import { chromium, type Browser as PlaywrightBrowser } from 'playwright-core';
import { InfrastructureError, messageOf, UsageError } from '../core/errors.ts';
import { type BrowserBinary, findBrowser } from './find.ts';
import { browserFlags } from './flags.ts';
import { openPage } from './open-page.ts';
import type { BrowserPage, OpenOptions } from './page.ts';
import { type FileGate, fileGate } from './refusals.ts';

/** A running Chromium that holds any number of isolated pages. */
export interface Browser {
  /** As the browser names itself, such as `156.0.8078.114`. */
  readonly version: string;
  /** False once it was closed or has died. */
  readonly alive: boolean;
  /** The browser's process, for those who have to end it the hard way. Undefined when Playwright doesn't tell. */
  readonly pid: number | undefined;
  /**
   * Opens an empty page in a context of its own: cookies, storage and cache are shared with no other.
   *
   * @throws InfrastructureError (`browser`) when the browser has died.
   */
  open(options: OpenOptions): Promise<BrowserPage>;
  /** Ends the browser and all its pages. Idempotent. */
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** base64 SHA-256 of the worlds' public key (`WorldIdentity.spki`). */
  readonly spki: string;
  /** Shows a window, which needs a display and a whole Chromium. */
  readonly window?: boolean;
  readonly binary?: BrowserBinary;
}

async function binaryFor(options: LaunchOptions): Promise<BrowserBinary> {
  const binary = options.binary ?? (await findBrowser({ need: options.window ? 'window' : 'bulk' }));
  if (binary) return binary;
  throw new UsageError({
    expected: options.window ? 'a Chromium or Chrome that can open a window' : 'a Chromium or Chrome',
    found: 'none on this machine',
    hint: 'Install one (on Debian `apt-get install chromium`), or set SIREN_BROWSER to its path.',
  });
}

/** What the browser itself said last before it died, out of Playwright's long report. */
function lastWords(report: string): string {
  const lines = stripVTControlCharacters(report)
    .split('\n')
    .map((line) => line.replace(/\[pid=\d+\]|\[(err|out)\]/g, ' ').trim());
  const telling = lines.find((line) =>
    /error while loading|No usable sandbox|Missing X|ENOENT|EACCES|ozone_platform|FATAL/.test(line),
  );
  return (telling ?? lines[0] ?? 'no reason given').replace(/^[\s-]+/, '').slice(0, 300);
}

/**
 * Launches a Chromium with its sandbox on, except as root, where it can't be.
 *
 * @throws UsageError when there is none, or no display for a window.
 * @throws InfrastructureError (`browser`) when it dies at start.
 */
export async function launchBrowser(options: LaunchOptions): Promise<Browser> {
  const binary = await binaryFor(options);
  const window = options.window ?? false;
  if (window && process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
    throw new UsageError({
      expected: 'a display on which to open a window',
      found: 'none (neither DISPLAY nor WAYLAND_DISPLAY is set)',
      hint: 'Start it from a desktop session, or look at the page in another browser.',
    });
  }
  let playwright: PlaywrightBrowser;
  let gate: FileGate;
  try {
    playwright = await chromium.launch({
      executablePath: binary.path,
      headless: !window,
      chromiumSandbox: process.getuid?.() !== 0,
      args: browserFlags(options.spki, binary.kind, window),
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: 30_000,
    });
    gate = await fileGate(playwright);
  } catch (error) {
    throw new InfrastructureError(
      'browser',
      {
        expected: `${binary.path} to start`,
        found: `that it died: ${lastWords(messageOf(error))}`,
        hint: 'Run it by hand to see why, or set SIREN_BROWSER to another Chromium.',
      },
      { cause: error },
    );
  }
  return {
    version: playwright.version(),
    get alive() {
      return playwright.isConnected();
    },
    pid: gate.pid,
    open: (open) => openPage(playwright, open),
    close: () => playwright.close(),
  };
}
