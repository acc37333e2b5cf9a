import { InfrastructureError } from '../core/errors.ts';
import { EpisodeOver } from './over.ts';

export interface WithinOptions<T> {
  /** Gives up when it is aborted. */
  readonly signal?: AbortSignal | undefined;
  /** What to do with a result that comes after it was given up. */
  readonly discard?: (late: T) => unknown;
}

/**
 * Waits for something of the harness's own, but not for ever.
 *
 * @throws InfrastructureError('timeout') after `ms`; EpisodeOver when the signal is aborted.
 */
export async function within<T>(
  ms: number,
  what: string,
  work: Promise<T>,
  { signal, discard = () => {} }: WithinOptions<T> = {},
): Promise<T> {
  const givenUp = Promise.withResolvers<never>();
  const giveUp = (error: Error): void => {
    work.then(discard).catch(() => {});
    givenUp.reject(error);
  };
  const late = (): void => {
    const expected = `${what} within ${ms / 1000} s`;
    const hint = 'Is the machine overloaded? Try a lower --concurrency.';
    giveUp(new InfrastructureError('timeout', { expected, found: 'nothing yet', hint }));
  };
  const stop = (): void => giveUp(new EpisodeOver('The run was stopped.'));
  const timer = setTimeout(late, ms);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  try {
    return await Promise.race([work, givenUp.promise]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
