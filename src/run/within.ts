import { InfrastructureError } from '../core/errors.ts';

/**
 * Waits for something of the harness's own, but not for ever.
 *
 * @param discard what to do with a result that comes too late
 * @throws InfrastructureError('timeout') after `ms`.
 */
export async function within<T>(
  ms: number,
  what: string,
  work: Promise<T>,
  discard: (late: T) => unknown = () => {},
): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    work.then(discard).catch(() => {});
    late.reject(
      new InfrastructureError('timeout', {
        expected: `${what} within ${ms / 1000} s`,
        found: 'nothing yet',
        hint: 'Is the machine overloaded? Try a lower --concurrency.',
      }),
    );
  }, ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
