import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UsageError } from '../core/errors.ts';
import { findBrowser } from './find.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'find-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function executable(name: string, content = '#!/bin/sh\n'): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
  await chmod(path, 0o755);
  return path;
}

const places = (env: NodeJS.ProcessEnv = {}, headlessShells: string[] = [], chromiums: string[] = []) => ({
  env: { PLAYWRIGHT_BROWSERS_PATH: join(folder, 'cache'), PATH: join(folder, 'bin'), ...env },
  headlessShells,
  chromiums,
});

describe('findBrowser', () => {
  it('finds nothing where there is nothing', async () => {
    expect(await findBrowser({}, places())).toBeUndefined();
  });

  it('prefers a headless shell for bulk work and passes it over for a window', async () => {
    const shell = await executable('chromium-headless-shell');
    const chromium = await executable('chromium');
    const both = places({}, [shell], [join(folder, 'absent'), chromium]);
    expect(await findBrowser({}, both)).toEqual({ path: shell, kind: 'headless-shell' });
    expect(await findBrowser({ need: 'window' }, both)).toEqual({ path: chromium, kind: 'chromium' });
  });

  it("takes the newest revision in Playwright's cache", async () => {
    await executable('cache/chromium_headless_shell-999/chrome-headless-shell-linux64/chrome-headless-shell');
    const newer = await executable(
      'cache/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell',
    );
    expect(await findBrowser({}, places())).toEqual({ path: newer, kind: 'headless-shell' });
  });

  it('looks along the PATH, and takes no script that only says how to install a snap', async () => {
    await executable('bin/chromium-browser', '#!/bin/sh\necho "Please run: snap install chromium"\n');
    expect(await findBrowser({}, places())).toBeUndefined();
    const chrome = await executable('bin/google-chrome');
    expect(await findBrowser({}, places())).toEqual({ path: chrome, kind: 'chromium' });
  });

  it('lets SIREN_BROWSER win, and says when it is wrong', async () => {
    const mine = await executable('mine/headless_shell');
    const other = await executable('chromium');
    const at = (path: string) => places({ SIREN_BROWSER: path }, [], [other]);
    expect(await findBrowser({}, at(mine))).toEqual({ path: mine, kind: 'headless-shell' });
    await expect(findBrowser({}, at(join(folder, 'none')))).rejects.toThrow(/which isn't there/);
    await expect(findBrowser({ need: 'window' }, at(mine))).rejects.toThrow(UsageError);
  });
});
