import { InfrastructureError, messageOf } from '../core/errors.ts';

/**
 * Runs a suite's code. What it throws is a fault of the harness, never a result.
 *
 * @throws InfrastructureError('harness') for whatever `work` throws.
 */
export async function ofSuite<T>(expected: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const found = `an error: ${messageOf(cause)}`;
    const hint = 'This is a fault in the suite; `siren verify` may show more.';
    throw new InfrastructureError('harness', { expected, found, hint }, { cause });
  }
}
