import { InfrastructureError } from '../../core/errors.ts';

/** How often a job is tried when infrastructure gets in its way. */
export const TRIES = 4;

/**
 * Does the work, again when infrastructure got in its way.
 *
 * @throws the last InfrastructureError when all tries met one, and everything else at once
 */
export async function withTries<T>(
  work: () => Promise<T>,
  onRetry: (error: InfrastructureError) => void,
): Promise<T> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof InfrastructureError) || error.trouble === 'harness' || left === 0) throw error;
      onRetry(error);
    }
  }
}
