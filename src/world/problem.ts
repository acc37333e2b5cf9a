import type { Clock } from '../core/clock.ts';
import { messageOf } from '../core/errors.ts';

/**
 * A request that could not be answered: as a rule a site threw, and the visitor saw a bare 500 page. An episode in which
 * this happened is no result.
 */
export interface WorldProblem {
  /** The world's clock, ms. */
  readonly at: number;
  readonly method: string;
  readonly url: string;
  readonly message: string;
  /** What was thrown. */
  readonly cause: unknown;
}

/** A problem, as of now. */
export function problemOf(clock: Clock, method = 'GET', url = '', cause: unknown): WorldProblem {
  return { at: clock.elapsed(), method, url, message: messageOf(cause), cause };
}
