import { createAgent } from '../agents/index.ts';
import { browserKeeper } from '../browser/index.ts';
import { SUITES } from '../suites/index.ts';
import { createIdentity, openWorld } from '../world/index.ts';
import type { Environment } from './environment.ts';

/** Siren's own suites and agents, in a real Chromium, which is launched when the first page is opened. */
export async function defaultEnvironment(): Promise<Environment> {
  const identity = await createIdentity();
  return {
    suites: SUITES,
    createAgent,
    browser: browserKeeper({ spki: identity.spki }),
    openWorld: (options) => openWorld({ ...options, identity }),
  };
}
