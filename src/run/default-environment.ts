import { createAgent, createAgents } from '../agents/index.ts';
import { type BrowserKeeper, browserKeeper, launchOwnBrowser } from '../browser/index.ts';
import type { Agent } from '../core/agent.ts';
import { SUITES } from '../suites/index.ts';
import { createIdentity, openWorld } from '../world/index.ts';
import type { Environment } from './environment.ts';
import { plainEnvironment } from './plain-environment.ts';

/** An environment whose pages let gates look deeper than an operator can. */
export interface DefaultEnvironment extends Environment {
  readonly browser: BrowserKeeper;
  /** Worlds whose pages are read without a browser. */
  readonly plain: Pick<Environment, 'browser' | 'openWorld'>;
  createAgent(name: string): Promise<Agent>;
}

/** Siren's own suites and agents, in a real Chromium, which is launched when the first page is opened. */
export async function defaultEnvironment(): Promise<DefaultEnvironment> {
  const identity = await createIdentity();
  return {
    suites: SUITES,
    createAgent,
    createAgents,
    browser: browserKeeper({ spki: identity.spki }),
    openOwn: (options) => launchOwnBrowser({ ...options, spki: identity.spki }),
    openWorld: (options) => openWorld({ ...options, identity }),
    plain: plainEnvironment(),
  };
}
