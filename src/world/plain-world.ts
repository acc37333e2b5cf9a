import type { Clock } from '../core/clock.ts';
import type { Ledger } from '../core/ledger.ts';
import type { Stage } from '../core/site.ts';
import { noAnswer, noteServed, siteAnswer } from './answering.ts';
import type { WorldProblem } from './problem.ts';
import { routeAddress } from './route.ts';
import { sitesByHost } from './sites.ts';

/** A world without a port: it answers requests for documents in this process, with the facts that any world writes. */
export interface PlainWorld {
  /** As of any world. */
  readonly problems: readonly WorldProblem[];
  fetch(request: Request): Promise<Response>;
}

/** Statuses whose answers have no body (Fetch, section 2.2.3). */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/** @throws UsageError when a site's host is no ordinary name. */
export function openPlainWorld({
  stage,
  clock,
  ledger,
}: {
  readonly stage: Stage;
  readonly clock: Clock;
  readonly ledger: Ledger;
}): PlainWorld {
  const sites = sitesByHost(stage.sites);
  const problems: WorldProblem[] = [];
  return {
    problems,
    async fetch(request) {
      const route = routeAddress(new URL(request.url), sites);
      const answer =
        route.to === 'site' ? await siteAnswer(route, request, { clock, problems }) : noAnswer(route, ledger);
      noteServed(route, { method: request.method, destination: 'document' }, answer, ledger);
      const { status, headers, body } = answer;
      return new Response(BODILESS.has(status) ? null : body, { status, headers });
    },
  };
}
