import { hashOf, sha256 } from '../core/hash.ts';
import { createLedger } from '../core/ledger.ts';
import { steppedClock } from '../world/index.ts';
import type { Cell } from './cells.ts';
import { ofSuite } from './suite-fault.ts';

/** World time between two requests, ms: no site takes that for haste. */
const PAUSE_MS = 5000;

/**
 * Hash of what a task says and serves in a condition: its instructions, and the address, status, content type and bytes of
 * each resource, as fetched in this process from a fresh stage. 64 hex digits.
 *
 * @throws InfrastructureError('harness') when the suite can't build or serve it.
 */
export function contentHash({ suite, task, condition }: Cell, seed: number): Promise<string> {
  return ofSuite(`${task.id} to serve its pages in condition ${condition.id}`, async () => {
    const clock = steppedClock(PAUSE_MS);
    const stage = suite.stage(task, condition, { clock, ledger: createLedger(clock), seed });
    const served: unknown[] = [];
    for (const url of stage.resources) {
      const { host } = new URL(url);
      const site = stage.sites.find((candidate) => candidate.host === host);
      if (!site) throw new Error(`no site serves ${url}`);
      const response = await site.fetch(new Request(url));
      const body = sha256(new Uint8Array(await response.arrayBuffer()));
      served.push([url, response.status, response.headers.get('content-type'), body]);
      clock.step();
    }
    const says = [task.instruction, ...(task.variants ?? []).map(({ id, instruction }) => [id, instruction])];
    return hashOf({ says, served });
  });
}
