import type { IncomingMessage } from 'node:http';
import type { Clock } from '../core/clock.ts';
import type { Ledger } from '../core/ledger.ts';
import { type Answer, statusPage, wholeAnswer } from './answer.ts';
import { redirectTarget, translateAnswer, translateRequest } from './direct.ts';
import type { Holds } from './holds.ts';
import type { LocalNames } from './local-names.ts';
import { problemOf, type WorldProblem } from './problem.ts';
import { siteRequest } from './request.ts';
import { type Route, routeAddress } from './route.ts';
import { servedAs } from './served.ts';
import type { Sites } from './sites.ts';

/** What a world answers with, and where it writes down what happened. */
export interface WorldParts {
  readonly sites: Sites;
  readonly names: LocalNames;
  readonly holds: Holds;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly problems: WorldProblem[];
}

/**
 * The answer to a routed request: the site's, or the world's own page for what no site answers.
 *
 * @throws when the connection breaks before the request is complete.
 */
export async function answerTo(route: Route, incoming: IncomingMessage, world: WorldParts): Promise<Answer> {
  if (route.to === 'refusal') return statusPage(route.status);
  if (route.to !== 'site') return noAnswer(route, world.ledger);
  const translate = route.direct ? translateRequest(world.names) : undefined;
  const request = await siteRequest(incoming, route.url, translate);
  if (typeof request === 'number') return statusPage(request);
  const answer = await siteAnswer(route, request, world);
  await world.holds.wait(route.url);
  if (!route.direct) return answer;
  const target = redirectTarget(answer, route.url);
  const leads = target && routeAddress(target, world.sites);
  if (leads !== undefined && leads.to !== 'site') return noAnswer(leads, world.ledger);
  return translateAnswer(answer, target, world.names);
}

/** Writes down that a request leads outside, unless the browser made it by itself. */
export function noteLeaving(route: Exclude<Route, { to: 'refusal' }>, ledger: Ledger): void {
  if (route.to !== 'outside') return;
  ledger.append(route.url.hostname, 'left-world', { url: route.url.href.slice(0, 2000) });
}

/** What was asked for: `destination` is what the browser said that it was for, if it did. */
export interface AskedFor {
  readonly method: string | undefined;
  readonly destination: string | undefined;
}

/** Writes down that a part of a page was served. Data, fonts and the answers to beacons are none. */
export function noteServed(
  route: Route,
  { method, destination }: AskedFor,
  answer: Answer,
  ledger: Ledger,
): void {
  if (route.to !== 'site' || method === 'HEAD') return;
  const type = servedAs(destination, answer.headers.get('content-type'));
  if (type === undefined) return;
  ledger.append(route.site.host, 'page-served', { path: route.url.pathname, status: answer.status, type });
}

/** The world's own answer where no site is, with what it is worth writing down. */
export function noAnswer(route: Route & { to: 'outside' | 'background' }, ledger: Ledger): Answer {
  noteLeaving(route, ledger);
  return statusPage(502);
}

/** A site's answer, or a bare 500 page and a problem. */
export async function siteAnswer(
  route: Route & { to: 'site' },
  request: Request,
  { clock, problems }: Pick<WorldParts, 'clock' | 'problems'>,
): Promise<Answer> {
  try {
    const answer = await wholeAnswer(await route.site.fetch(request));
    // A web framework turns what is thrown in a handler into a 500 of its own: that must be seen as well.
    if (answer.status !== 500) return answer;
    throw new Error('the site answered 500');
  } catch (cause) {
    problems.push(problemOf(clock, request.method, request.url, cause));
    return statusPage(500);
  }
}
