import type { Step } from '../core/episode.ts';
import { InfrastructureError } from '../core/errors.ts';
import { type Fact, factsOf } from '../core/fact.ts';
import type { ObserveRequest } from '../core/observation.ts';

/** One observation, before it is known when the page changed. */
export interface TakenLook {
  readonly channels: readonly string[];
  /** Page time when it started, ms. */
  readonly pageTime: number;
  /** How many documents the world had served when it started: which document it saw. */
  readonly documents: number;
  /** How many facts the world had seen when it ended. */
  readonly facts: number;
}

/** The channels that a request asks for. */
export function channelsOf(request: ObserveRequest): string[] {
  return (['dom', 'text', 'a11y', 'structured', 'pixels'] as const).filter((channel) => request[channel]);
}

/** How many documents a world has served. */
export function documentsIn(facts: readonly Fact[]): number {
  return factsOf(facts, 'page-served').filter(({ data }) => data.type === 'document').length;
}

/** The facts that say that a document changed its own state, by page time. */
function ownChanges(facts: readonly Fact[], documents: number) {
  return factsOf(facts, 'option-changed')
    .filter(({ data, seq }) => data.by === 'page' && documentsIn(facts.slice(0, seq)) === documents)
    .sort((a, b) => a.data.pageTime - b.data.pageTime);
}

/**
 * Adds to each observation when it was taken relative to the page's own change of state in the same document: the last
 * change before it, or else the first one after it.
 */
export function dateLooks(looks: readonly TakenLook[], facts: readonly Fact[]): Step['looks'] {
  return looks.map(({ channels, pageTime, documents }) => {
    const changes = ownChanges(facts, documents).map(({ data }) => data.pageTime);
    const change = changes.findLast((time) => time <= pageTime) ?? changes[0];
    return { channels, pageTime, ...(change !== undefined && { sinceChange: pageTime - change }) };
  });
}

/**
 * Checks that an early look was over before the page changed its own state.
 *
 * @throws InfrastructureError('early-look') when the page changed before the look began, or was known to have changed when it ended.
 */
export function checkEarlyLook(first: TakenLook | undefined, facts: readonly Fact[]): void {
  if (!first) return;
  const [change] = ownChanges(facts, first.documents);
  if (!change || (change.data.pageTime > first.pageTime && change.seq >= first.facts)) return;
  throw new InfrastructureError('early-look', {
    expected: "a first look that is over before the page's own change",
    found: `a look that began at ${Math.round(first.pageTime)} ms and a change at ${Math.round(change.data.pageTime)} ms`,
    hint: 'Is the machine overloaded? Try a lower --concurrency.',
  });
}
