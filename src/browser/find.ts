import { existsSync } from 'node:fs';
import { access, constants, readdir, readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { UsageError } from '../core/errors.ts';

/** A Chromium on this machine. A headless shell has no window and no extensions, and does twice the episodes a second. */
export interface BrowserBinary {
  readonly path: string;
  readonly kind: 'headless-shell' | 'chromium';
}

/** What a browser is needed for: many episodes without a window, or a window or an extension. */
export type BrowserNeed = 'bulk' | 'window';

/** The binaries, not the wrapper scripts beside them: a wrapper reads flags of its own from /etc and outlives its child. */
const HEADLESS_SHELLS = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/lib64/chromium-browser/headless_shell',
] as const;

const CHROMIUMS = [
  '/usr/lib/chromium/chromium',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
] as const;

/** Where Playwright puts the browsers that it downloads. */
function playwrightCache(env: NodeJS.ProcessEnv): string {
  if (env.PLAYWRIGHT_BROWSERS_PATH) return env.PLAYWRIGHT_BROWSERS_PATH;
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright');
  if (process.platform === 'win32')
    return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'ms-playwright');
  return join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
}

const SHELL_NAMES = /^(chrome-headless-shell|headless_shell|chromium-headless-shell)(\.exe)?$/;
const CHROME_NAMES = /^(chrome|chromium|Chromium|Google Chrome for Testing)(\.exe)?$/;

function kindOf(path: string): BrowserBinary['kind'] {
  const file = path.split(/[\\/]/).at(-1) ?? '';
  return SHELL_NAMES.test(file) ? 'headless-shell' : 'chromium';
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Ubuntu's `chromium-browser` is a script that only says how to install a snap. */
async function isBrowser(path: string): Promise<boolean> {
  if (!(await isExecutable(path))) return false;
  const { size } = await stat(path);
  return size > 10_000 || !(await readFile(path, 'utf8')).includes('snap install');
}

/** The newest browser of a kind in Playwright's cache: folders are named `chromium_headless_shell-1255`. */
async function inPlaywrightCache(cache: string, kind: BrowserBinary['kind']): Promise<string | undefined> {
  const prefix = kind === 'headless-shell' ? 'chromium_headless_shell-' : 'chromium-';
  const names = kind === 'headless-shell' ? SHELL_NAMES : CHROME_NAMES;
  const revisions = (await readdir(cache).catch(() => []))
    .filter((name) => name.startsWith(prefix))
    .sort((a, b) => Number(b.slice(prefix.length)) - Number(a.slice(prefix.length)));
  for (const revision of revisions) {
    const files = await readdir(join(cache, revision), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    for (const file of files) {
      const path = join(file.parentPath, file.name);
      if (file.isFile() && names.test(file.name) && (await isExecutable(path))) return path;
    }
  }
  return undefined;
}

async function onPath(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
      const path = join(folder, name);
      if (folder && (await isBrowser(path))) return path;
    }
  }
  return undefined;
}

/** What `findBrowser` searches; a test hands in its own. */
export interface Places {
  readonly env: NodeJS.ProcessEnv;
  readonly headlessShells: readonly string[];
  readonly chromiums: readonly string[];
}

/**
 * Finds a Chromium: the one that SIREN_BROWSER names, else a headless shell for bulk work (Debian's, Playwright's), else
 * any Chromium or Chrome. For `window`, a headless shell doesn't do. Undefined when there is none.
 *
 * @throws UsageError when SIREN_BROWSER names something that is no executable file, or a headless shell where a window is needed.
 */
export async function findBrowser(
  options: { readonly need?: BrowserNeed } = {},
  places: Places = { env: process.env, headlessShells: HEADLESS_SHELLS, chromiums: CHROMIUMS },
): Promise<BrowserBinary | undefined> {
  const need = options.need ?? 'bulk';
  const wanted = places.env.SIREN_BROWSER;
  if (wanted) {
    const kind = kindOf(wanted);
    if (!(await isExecutable(wanted))) {
      throw new UsageError({
        expected: 'SIREN_BROWSER to be the path of a Chromium',
        found: existsSync(wanted) ? `"${wanted}", which can't be executed` : `"${wanted}", which isn't there`,
        hint: 'Correct the path, or unset SIREN_BROWSER to let Siren look for a browser itself.',
      });
    }
    if (need === 'window' && kind === 'headless-shell') {
      throw new UsageError({
        expected: 'a browser that can open a window',
        found: `the headless shell that SIREN_BROWSER names ("${wanted}")`,
        hint: 'Set SIREN_BROWSER to a whole Chromium or Chrome, or unset it.',
      });
    }
    return { path: wanted, kind };
  }
  const cache = playwrightCache(places.env);
  if (need === 'bulk') {
    for (const path of places.headlessShells)
      if (await isExecutable(path)) return { path, kind: 'headless-shell' };
    const shell = await inPlaywrightCache(cache, 'headless-shell');
    if (shell) return { path: shell, kind: 'headless-shell' };
  }
  for (const path of places.chromiums) if (await isBrowser(path)) return { path, kind: 'chromium' };
  const chromium = (await onPath(places.env)) ?? (await inPlaywrightCache(cache, 'chromium'));
  return chromium ? { path: chromium, kind: 'chromium' } : undefined;
}
