import { setTimeout as delay } from 'node:timers/promises';
import type { Failure } from './failure.ts';

/** How retries wait. Tests give their own. */
export interface Pace {
  /** Waits some ms, or rejects with the signal's reason when it is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** A number from 0 to 1, so that many that failed at once don't all come back at once. */
  spread(): number;
  /** Now, ms since 1970. */
  now(): number;
}

export const REAL_PACE: Pace = {
  sleep: async (ms, signal) => {
    await delay(ms, undefined, { signal }).catch(() => signal?.throwIfAborted());
  },
  spread: Math.random,
  now: Date.now,
};

/** Requests for one reply, at most. */
const TRIES = 6;
/** The wait before the second, ms; twice as long before each later one, up to the longest. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
/** An endpoint that asks for a longer pause is down for this episode, ms. */
const LONGEST_RETRY_AFTER = 120_000;

/**
 * How long to wait after the failure of the try of that number (from 1), ms. Never less than the endpoint asked for.
 * Undefined when no other try is made: it would fail alike, or enough were made, or the pause asked for is too long.
 */
export function waitAfter(failure: Failure, tried: number, spread: number): number | undefined {
  if (!['passing', 'busy', 'no-reply'].includes(failure.kind) || tried >= TRIES) return undefined;
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tried - 1));
  const own = longest * (0.5 + spread / 2);
  const { retryAfterMs } = failure;
  if (retryAfterMs === undefined) return own;
  if (retryAfterMs > LONGEST_RETRY_AFTER) return undefined;
  // A little later than asked for, and not all at the same moment.
  return retryAfterMs + Math.min(own, 250 + retryAfterMs / 4) * spread;
}
