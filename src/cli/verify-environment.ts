import { createAgent } from '../agents/index.ts';
import { browserKeeper } from '../browser/index.ts';
import type { VerifyEnvironment } from '../run/verify/index.ts';
import { createIdentity, openWorld } from '../world/index.ts';

/**
 * Siren's own agents, worlds and browser, with pages that let gates look deeper than an operator can.
 *
 * @throws UsageError when there is no browser: without one every check would fail, each for the same reason.
 */
export async function verifyEnvironment(): Promise<VerifyEnvironment> {
  const identity = await createIdentity();
  const browser = browserKeeper({ spki: identity.spki });
  await browser.version();
  return { createAgent, browser, openWorld: (options) => openWorld({ ...options, identity }) };
}
