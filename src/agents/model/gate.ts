/** Requests at once to begin with, and at most. */
const START = 64;
const MOST = 256;

export interface GateOptions {
  readonly start?: number;
  readonly most?: number;
}

/**
 * How many requests one endpoint gets at once. The number adapts as TCP does: each 429 halves it, though the 429s of one
 * burst count as one; each round of replies raises it by one. Whoever comes too early waits in line.
 */
export class Gate {
  #limit: number;
  readonly #most: number;
  #active = 0;
  /** Counts requests as they are let in; a 429 of one that was let in before the last halving belongs to that burst. */
  #entered = 0;
  #halvedAt = 0;
  #pausedUntil = 0;
  readonly #waiting = new Set<() => void>();

  constructor({ start = START, most = MOST }: GateOptions = {}) {
    this.#limit = start;
    this.#most = most;
  }

  /** Requests that may be under way at once. */
  get limit(): number {
    return Math.floor(this.#limit);
  }

  /**
   * Waits for a place. The ticket has to be given back to `leave`.
   *
   * @throws the signal's reason when it is aborted before there is a place.
   */
  async enter(signal?: AbortSignal): Promise<number> {
    signal?.throwIfAborted();
    if (this.#active >= this.limit) await this.#queue(signal);
    else this.#active++;
    return ++this.#entered;
  }

  /** Until when nobody should send anything, ms since 1970: an endpoint that asks one to wait means all. */
  get pausedUntil(): number {
    return this.#pausedUntil;
  }

  pauseUntil(time: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, time);
  }

  /** Gives a place back, and says how the request went. */
  leave(ticket: number, outcome: 'ok' | 'busy' | 'failed'): void {
    if (outcome === 'busy' && ticket > this.#halvedAt) {
      this.#limit = Math.max(1, this.#limit / 2);
      this.#halvedAt = this.#entered;
    }
    if (outcome === 'ok') this.#limit = Math.min(this.#most, this.#limit + 1 / this.#limit);
    this.#active--;
    for (const next of this.#waiting) {
      if (this.#active >= this.limit) break;
      this.#waiting.delete(next);
      this.#active++;
      next();
    }
  }

  #queue(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        this.#waiting.delete(next);
        reject(signal?.reason);
      };
      const next = (): void => {
        signal?.removeEventListener('abort', abort);
        resolve();
      };
      this.#waiting.add(next);
      signal?.addEventListener('abort', abort, { once: true });
    });
  }
}

const gates = new Map<string, Gate>();

/** The gate of an endpoint: one for all models that are asked there by this process. */
export function gateOf(endpoint: string): Gate {
  const known = gates.get(endpoint);
  if (known) return known;
  const gate = new Gate();
  gates.set(endpoint, gate);
  return gate;
}
