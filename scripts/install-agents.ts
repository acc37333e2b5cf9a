/**
 * Installs the libraries of the agents `browser-use`, `stagehand`, `playwright-mcp` and `magnitude`, in the versions that
 * Siren is tested with, into a folder of their own: `node_modules/.cache/agents`, or the one that SIREN_AGENTS names. Siren
 * looks for them there. What is there already is left as it is.
 *
 * With `--bench` also what `npm run bench -- observe` compares with and counts by: BrowserGym, and a tokenizer.
 *
 * Usage: install-agents.ts [--bench]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { agentsFolder } from '../src/agents/outside/places.ts';
import { once, pythonEnvironment, run } from './install.ts';

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
/** The same of BrowserGym, which wants another Playwright. */
const BENCH_PYTHON = join(import.meta.dirname, 'bench-requirements.txt');
const BENCH_NPM = {
  private: true,
  description: "What Siren's benchmarks count tokens by, installed by its scripts/install-agents.ts.",
  dependencies: { 'js-tiktoken': '1.0.21' },
};

async function installNpm(folder: string, wish: object): Promise<void> {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(wish, undefined, 2)}\n`);
  // No install script is needed: some would fetch a browser, or tell their makers of the installation.
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...flags], folder, { SCARF_ANALYTICS: 'false' });
}

async function installPython(folder: string, requirements: string): Promise<void> {
  const python = pythonEnvironment('Python', folder);
  const flags = ['-q', '--disable-pip-version-check', '--no-deps'];
  await run(python, ['-m', 'pip', 'install', ...flags, '-r', requirements], folder);
}

const folder = agentsFolder();
const npm = (what: string, at: string, wish: object) =>
  once(what, join(folder, at), wish, (into) => installNpm(into, wish));
const python = (what: string, at: string, requirements: string) =>
  once(what, join(folder, at), readFileSync(requirements, 'utf8'), (into) =>
    installPython(into, requirements),
  );
const installs = await Promise.allSettled([
  npm('stagehand, playwright-mcp, magnitude', 'npm', NPM),
  python('browser-use', 'python', PYTHON),
  ...(process.argv.includes('--bench')
    ? [npm('tokenizer', 'bench/npm', BENCH_NPM), python('BrowserGym', 'bench/python', BENCH_PYTHON)]
    : []),
]);
for (const install of installs) {
  if (install.status === 'fulfilled') continue;
  console.error(install.reason instanceof Error ? install.reason.message : install.reason);
  process.exitCode = 1;
}
