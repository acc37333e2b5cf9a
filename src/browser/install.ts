import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { UsageError } from '../core/errors.ts';
import { type BrowserBinary, findBrowser } from './find.ts';

/** How a command ended: its exit code (-1 when it could not be started) and the end of what it printed. */
export interface CommandEnd {
  readonly code: number;
  readonly output: string;
}

/** Runs a command without a shell. */
export type RunCommand = (
  command: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
) => Promise<CommandEnd>;

const runCommand: RunCommand = (command, args, env) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-4000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: -1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? -1, output }));
  });

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1)?.trim() ?? '';
}

const QUIET = { DEBIAN_FRONTEND: 'noninteractive' };

/** Says why it failed, or undefined when the package is in. */
async function byApt(run: RunCommand, log: (line: string) => void): Promise<string | undefined> {
  log('Installing Chromium with apt-get (once; about a minute) …');
  const update = await run('apt-get', ['update'], QUIET);
  if (update.code !== 0) return `apt-get update failed: ${lastLine(update.output)}`;
  let why = '';
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const known = await run('apt-cache', ['show', '--no-all-versions', name]);
    if (known.code !== 0) continue;
    const install = await run('apt-get', ['install', '-y', '--no-install-recommends', name], QUIET);
    if (install.code === 0) return undefined;
    why = `apt-get install ${name} failed: ${lastLine(install.output)}`;
  }
  return why || 'no Chromium package in the lists of apt-get';
}

async function byPlaywright(
  run: RunCommand,
  log: (line: string) => void,
  withLibraries: boolean,
): Promise<string | undefined> {
  log("Downloading Playwright's headless Chromium (once) …");
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const download = await run(process.execPath, [
    join(folder, 'cli.js'),
    'install',
    ...(withLibraries ? ['--with-deps'] : []),
    'chromium-headless-shell',
  ]);
  return download.code === 0 ? undefined : `Playwright's download failed: ${lastLine(download.output)}`;
}

/** What installing needs of the machine; a test hands in its own. */
export interface Installer {
  readonly run: RunCommand;
  readonly find: () => Promise<BrowserBinary | undefined>;
  readonly root: boolean;
}

/**
 * Installs a Chromium for bulk work: by apt-get where that is there and we are root, else by Playwright's own download.
 * `log` gets a line before each thing that takes time.
 *
 * @throws UsageError in one line, when neither worked.
 */
export async function installBrowser(
  log: (line: string) => void,
  installer: Installer = { run: runCommand, find: () => findBrowser(), root: process.getuid?.() === 0 },
): Promise<BrowserBinary> {
  const whys: string[] = [];
  const apt = installer.root && (await installer.run('apt-get', ['--version'])).code === 0;
  for (const way of apt ? [byApt, byPlaywright] : [byPlaywright]) {
    const why = await way(installer.run, log, apt);
    const found = await installer.find();
    if (found) return found;
    whys.push(why ?? 'it reported success, but there is still no browser where Siren looks');
  }
  throw new UsageError({
    expected: 'a Chromium, which Siren tried to install',
    found: `none (${whys.join('; ').replace(/\s+/g, ' ')})`,
    hint: 'Install Chromium or Chrome yourself, or set SIREN_BROWSER to the path of one.',
  });
}
