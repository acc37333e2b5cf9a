import { describe, expect, it } from 'vitest';
import { UsageError } from '../core/errors.ts';
import { type Installer, installBrowser } from './install.ts';

/** A machine on which a command ends as it is said, and where a browser is there after one of them. */
function machine(ends: Record<string, number>, installs: string, root = true) {
  const ran: string[] = [];
  let there = false;
  const installer: Installer = {
    root,
    run: async (command, args) => {
      const line = [
        command === process.execPath ? 'playwright' : command,
        ...args.filter((a) => !a.includes('cli.js')),
      ].join(' ');
      ran.push(line);
      const code = Object.entries(ends).find(([start]) => line.startsWith(start))?.[1] ?? 0;
      if (code === 0 && line.includes(installs)) there = true;
      return { code, output: `first\n${line} says so\n` };
    },
    find: async () => (there ? { path: '/found', kind: 'headless-shell' } : undefined),
  };
  return { installer, ran };
}

describe('installBrowser', () => {
  it('installs the headless shell by apt-get as root', async () => {
    const { installer, ran } = machine({}, 'chromium-headless-shell');
    expect(await installBrowser(() => {}, installer)).toEqual({ path: '/found', kind: 'headless-shell' });
    expect(ran.at(-1)).toBe('apt-get install -y --no-install-recommends chromium-headless-shell');
  });

  it('takes the whole chromium where the lists have no headless shell', async () => {
    const { installer, ran } = machine(
      { 'apt-cache show --no-all-versions chromium-headless-shell': 100 },
      'recommends chromium',
    );
    await installBrowser(() => {}, installer);
    expect(ran.at(-1)).toBe('apt-get install -y --no-install-recommends chromium');
  });

  it("falls back on Playwright's download, and needs no root for it", async () => {
    const failing = machine({ 'apt-get install': 1 }, 'playwright');
    await installBrowser(() => {}, failing.installer);
    expect(failing.ran.at(-1)).toBe('playwright install --with-deps chromium-headless-shell');
    const plain = machine({}, 'playwright', false);
    await installBrowser(() => {}, plain.installer);
    expect(plain.ran).toEqual(['playwright install chromium-headless-shell']);
  });

  it('says in one line why there is none in the end', async () => {
    const { installer } = machine({ 'apt-get update': 1, playwright: 1 }, 'nothing');
    const error = await installBrowser(() => {}, installer).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    const { message } = error as UsageError;
    expect(message).not.toContain('\n');
    expect(message).toContain('apt-get update says so');
    expect(message).toContain('SIREN_BROWSER');
  });
});
