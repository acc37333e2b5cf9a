import PQueue from 'p-queue';
import { EpisodeOver } from './over.ts';
import type { Stopper } from './stopper.ts';

/**
 * Does a job for each item, in order and so many at a time, until all are done or the stopper says no.
 * Resolves when no job is under way any more. A job's EpisodeOver means that it was given up.
 *
 * @throws what made the stopper, or a job, give up the whole.
 */
export async function pool<T>(
  items: readonly T[],
  concurrency: number,
  stopper: Stopper,
  job: (item: T) => Promise<void>,
): Promise<void> {
  const queue = new PQueue({ concurrency });
  const clear = (): void => queue.clear();
  stopper.stopped.addEventListener('abort', clear);
  for (const item of stopper.stopped.aborted ? [] : items) {
    void queue.add(async () => {
      try {
        await job(item);
      } catch (error) {
        if (!(error instanceof EpisodeOver)) stopper.abandon(error);
      }
    });
  }
  await queue.onIdle();
  stopper.stopped.removeEventListener('abort', clear);
  stopper.check();
}
