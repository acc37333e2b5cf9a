/** What can stop a run: the user, too many errors, or something that concerns every episode. */
export class Stopper {
  readonly #stopped = new AbortController();
  readonly #abandoned = new AbortController();
  readonly #signal: AbortSignal | undefined;
  readonly #patienceMs: number;
  #patience: NodeJS.Timeout | undefined;
  #cause: { readonly error: unknown } | undefined;

  /** Stops when `signal` is aborted; episodes under way then have `patienceMs` to end. */
  constructor(signal: AbortSignal | undefined, patienceMs: number) {
    this.#signal = signal;
    this.#patienceMs = patienceMs;
    signal?.addEventListener('abort', this.stop);
    if (signal?.aborted) this.stop();
  }

  /** Aborted when no episode may be begun any more. */
  get stopped(): AbortSignal {
    return this.#stopped.signal;
  }

  /** Aborted when episodes under way are to be given up. */
  get abandoned(): AbortSignal {
    return this.#abandoned.signal;
  }

  /** Lets episodes under way end, for as long as patience lasts. */
  readonly stop = (): void => {
    if (this.stopped.aborted) return;
    this.#stopped.abort();
    this.#patience = setTimeout(() => this.#abandoned.abort(), this.#patienceMs);
  };

  /** Gives up at once, because of an error that concerns the whole run. */
  abandon(error: unknown): void {
    this.#cause ??= { error };
    this.#stopped.abort();
    this.#abandoned.abort();
  }

  /** Throws what the run was given up for. */
  check(): void {
    if (this.#cause) throw this.#cause.error;
  }

  dispose(): void {
    clearTimeout(this.#patience);
    this.#signal?.removeEventListener('abort', this.stop);
  }
}
