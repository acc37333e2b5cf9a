/** What scripts need that install other people's programs into folders of their own. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An install on a slow network; nothing that only asks comes near it. */
const LIMIT_MS = 9 * 60_000;

/**
 * Runs a program whose output is the user's to read.
 *
 * @param limitMs 9 minutes unless given
 * @throws Error when it fails, or takes longer
 */
export async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
  limitMs = LIMIT_MS,
): Promise<void> {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 2, 2],
    timeout: limitMs,
    env: { ...process.env, ...env },
  });
  const how = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code === 0 ? '' : `${signal ?? `code ${code}`}`));
  });
  if (how !== '')
    throw new Error(
      `Expected \`${command} ${args.join(' ')}\` to succeed; it failed as shown above (${how}).`,
    );
}

function works(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: LIMIT_MS }).status === 0;
}

/** Does something once for the same wish; a wish that has changed starts from an empty folder. */
export async function once(
  what: string,
  folder: string,
  wish: unknown,
  install: (folder: string) => Promise<void>,
): Promise<void> {
  const stamp = join(folder, 'installed.json');
  const wanted = `${JSON.stringify(wish)}\n`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    console.error(`${what}: installed already, in ${folder}`);
    return;
  }
  console.error(`${what}: installing into ${folder} …`);
  const began = performance.now();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await install(folder);
  writeFileSync(stamp, wanted);
  console.error(`${what}: installed in ${Math.round((performance.now() - began) / 1000)} s`);
}

/**
 * Makes a Python environment in a folder, and gives its Python. As root on Debian it installs Python where there is none.
 *
 * @throws Error when there is no Python 3.11 or later that can make one
 */
export function pythonEnvironment(what: string, folder: string): string {
  const recent = 'import sys; sys.exit(sys.version_info < (3, 11))';
  const make = (): boolean =>
    ['python3', 'python'].some(
      (name) => works(name, ['-c', recent]) && works(name, ['-m', 'venv', '--clear', folder]),
    );
  if (!make()) {
    // Debian's Python comes without the part that makes environments.
    aptInstall(what, ['python3', 'python3-venv']);
    if (!make())
      throw new Error(
        'Expected Python 3.11 or later with its venv module; found none. Install python3 and python3-venv.',
      );
  }
  return join(folder, 'bin/python');
}

/** Installs Debian packages, where this process may do that; else it does nothing. */
export function aptInstall(what: string, packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !works('apt-get', ['--version'])) return;
  console.error(`${what}: installing ${packages.join(' and ')} with apt-get …`);
  works('apt-get', ['update', '-q']);
  works('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
}
