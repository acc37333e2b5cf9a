/**
 * Installs the libraries of the agents `browser-use`, `stagehand`, `playwright-mcp` and `magnitude`, in the versions that
 * Siren is tested with, into a folder of their own: `node_modules/.cache/agents`, or the one that SIREN_AGENTS names. Siren
 * looks for them there. What is there already is left as it is.
 *
 * Usage: install-agents.ts
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { agentsFolder } from '../src/agents/outside/places.ts';

/** An install on a slow network; no other step comes near it. */
const LIMIT_MS = 9 * 60_000;

const NPM = {
  private: true,
  description: "Libraries of other agents, installed by Siren's scripts/install-agents.ts.",
  dependencies: {
    '@browserbasehq/stagehand': '3.7.3',
    '@playwright/mcp': '0.0.83',
    'magnitude-core': '0.3.1',
  },
};
/** `pip freeze` of browser-use and Playwright for Python: nothing is left to be resolved, and every machine gets the same. */
const PYTHON = join(import.meta.dirname, 'agents-requirements.txt');

/** Runs a program whose output is the user's to read. */
async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 2, 2],
    timeout: LIMIT_MS,
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
async function once(
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

async function installNpm(folder: string): Promise<void> {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(NPM, undefined, 2)}\n`);
  // No install script is needed: some would fetch a browser, or tell their makers of the installation.
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...flags], folder, { SCARF_ANALYTICS: 'false' });
}

async function installPython(folder: string): Promise<void> {
  const recent = 'import sys; sys.exit(sys.version_info < (3, 11))';
  const make = (): boolean =>
    ['python3', 'python'].some(
      (name) => works(name, ['-c', recent]) && works(name, ['-m', 'venv', '--clear', folder]),
    );
  if (!make()) {
    // Debian's Python comes without the part that makes environments.
    if (process.getuid?.() === 0 && works('apt-get', ['--version'])) {
      console.error('browser-use: installing Python with apt-get …');
      works('apt-get', ['update', '-q']);
      works('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'python3', 'python3-venv']);
    }
    if (!make())
      throw new Error(
        'Expected Python 3.11 or later with its venv module; found none. Install python3 and python3-venv.',
      );
  }
  await run(
    join(folder, 'bin/python'),
    ['-m', 'pip', 'install', '-q', '--disable-pip-version-check', '--no-deps', '-r', PYTHON],
    folder,
  );
}

const folder = agentsFolder();
const installs = await Promise.allSettled([
  once('stagehand, playwright-mcp, magnitude', join(folder, 'npm'), NPM, installNpm),
  once('browser-use', join(folder, 'python'), readFileSync(PYTHON, 'utf8'), installPython),
]);
for (const install of installs) {
  if (install.status === 'fulfilled') continue;
  console.error(install.reason instanceof Error ? install.reason.message : install.reason);
  process.exitCode = 1;
}
