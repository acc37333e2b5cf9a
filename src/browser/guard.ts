import { InfrastructureError, messageOf, SirenError } from '../core/errors.ts';

const DEATH =
  /has been closed|Target crashed|Target closed|browser has disconnected|Browser closed|Session closed/i;

/**
 * What stands between a page and those who wait for it: no wait is endless, and none outlives the browser. A page can hang
 * (an endless loop), its renderer can crash, and the whole browser can be killed.
 */
export class Guard {
  readonly #patience: number;
  readonly #dead = Promise.withResolvers<never>();
  #cause: InfrastructureError | undefined;

  /** @param patience ms that any one answer may take */
  constructor(patience: number) {
    this.#patience = patience;
    this.#dead.promise.catch(() => {});
  }

  /** Ends all waits, now and later, with the reason. The first reason stays. */
  end(found: string): void {
    if (this.#cause) return;
    this.#cause = new InfrastructureError('browser', {
      expected: 'the browser to answer',
      found,
      hint: 'The episode can be tried again in a new browser.',
    });
    this.#dead.reject(this.#cause);
  }

  /**
   * Waits for an answer.
   *
   * @param doing what is being done, as "looking at the page"
   * @param extra ms that it may take beyond the patience: the waits that it contains by intent
   * @throws InfrastructureError: `browser` when the browser or the page's process died, `timeout` when there was no answer in time
   */
  async wait<T>(doing: string, work: () => Promise<T>, extra = 0): Promise<T> {
    if (this.#cause) throw this.#cause;
    const limit = this.#patience + extra;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late.reject(
        new InfrastructureError('timeout', {
          expected: `an answer to ${doing} within ${limit} ms`,
          found: 'none: the page hangs',
          hint: 'A script on the page may loop without end.',
        }),
      );
    }, limit);
    try {
      return await Promise.race([work(), this.#dead.promise, late.promise]);
    } catch (error) {
      if (error instanceof SirenError) throw error;
      throw this.#cause ?? this.#asDeath(error, doing);
    } finally {
      clearTimeout(timer);
    }
  }

  #asDeath(error: unknown, doing: string): unknown {
    if (!DEATH.test(messageOf(error))) return error;
    return new InfrastructureError(
      'browser',
      {
        expected: `an answer to ${doing}`,
        found: 'that the page or its browser was gone',
        hint: 'The episode can be tried again in a new browser.',
      },
      { cause: error },
    );
  }
}
