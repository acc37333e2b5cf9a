import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { EpisodeRecord, EpisodeResult } from '../core/episode.ts';
import { InfrastructureError, messageOf, UsageError } from '../core/errors.ts';
import type { Planned } from './matrix.ts';
import { EpisodeOver } from './over.ts';

export interface AttemptOptions {
  /** Tries in all. */
  readonly tries: number;
  /** Time before the second try, ms; four times as long before each later one. */
  readonly delayMs: number;
  readonly signal: AbortSignal;
  readonly onRetry: (error: InfrastructureError, tries: number) => void;
}

/**
 * Tries an episode until it comes to a verdict, or gives it up with the cause of the last failure.
 *
 * @throws what no other try can mend and what concerns the whole run: UsageError, InfrastructureError('store'), and
 * EpisodeOver when the run was stopped.
 */
export async function attempt(
  { key, spec }: Pick<Planned, 'key' | 'spec'>,
  once: () => Promise<Omit<EpisodeResult, 'tries'>>,
  { tries, delayMs, signal, onRetry }: AttemptOptions,
): Promise<EpisodeRecord> {
  for (let tried = 1; ; tried++) {
    const started = performance.now();
    try {
      return { key, spec, ...(await once()), tries: tried };
    } catch (thrown) {
      const error = troubleOf(thrown);
      // A fault in a suite's code is there at every try.
      if (tried >= tries || error.trouble === 'harness') {
        const duration = performance.now() - started;
        return {
          key,
          spec,
          status: 'error',
          trouble: error.trouble,
          message: error.message,
          duration,
          tries: tried,
        };
      }
      onRetry(error, tried);
      await delay(delayMs * 4 ** (tried - 1), undefined, { signal }).catch(() => {
        throw new EpisodeOver('The run was stopped.');
      });
    }
  }
}

/** Rethrows what ends the run. */
function troubleOf(thrown: unknown): InfrastructureError {
  if (thrown instanceof EpisodeOver || thrown instanceof UsageError) throw thrown;
  if (!(thrown instanceof InfrastructureError)) {
    const found = `an error: ${messageOf(thrown)}`;
    const explanation = {
      expected: 'the episode to run',
      found,
      hint: 'This is a fault in Siren: please report it.',
    };
    return new InfrastructureError('harness', explanation, { cause: thrown });
  }
  if (thrown.trouble === 'store') throw thrown;
  return thrown;
}
