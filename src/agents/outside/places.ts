import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of this package, from `src` and from `dist` alike. */
export const ROOT = join(import.meta.dirname, '../../..');

/** Where `scripts/install-agents.ts` puts the libraries of other agents, unless SIREN_AGENTS names another folder. */
export function agentsFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return environment.SIREN_AGENTS || join(ROOT, 'node_modules/.cache/agents');
}

/** Folders in which a package may be installed, first come first served: the user's project, then ours. */
export function packageFolders(): readonly string[] {
  return [process.cwd(), join(agentsFolder(), 'npm')];
}

/** The Python in which the agents' libraries may be; `python3` when there is none of our own. */
export function defaultPython(): string {
  const own = join(agentsFolder(), 'python/bin/python');
  return existsSync(own) ? own : 'python3';
}
