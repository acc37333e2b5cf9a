import { expect, test, vi } from 'vitest';
import { EpisodeOver } from './over.ts';
import { within } from './within.ts';

test('what comes in time is given on, and what fails fails', async () => {
  expect(await within(10_000, 'a number', Promise.resolve(7))).toBe(7);
  await expect(within(10_000, 'a number', Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('what comes too late, or after a stop, is discarded', async () => {
  for (const give of [
    (work: Promise<string>, discard: () => void) => within(1, 'a page', work, { discard }),
    (work: Promise<string>, discard: () => void) =>
      within(10_000, 'a page', work, { discard, signal: AbortSignal.abort() }),
  ]) {
    const { promise, resolve } = Promise.withResolvers<string>();
    const discard = vi.fn();
    await expect(give(promise, discard)).rejects.toSatisfy(
      (error) => error instanceof EpisodeOver || error.trouble === 'timeout',
    );
    expect(discard).not.toHaveBeenCalled();
    resolve('late');
    await promise;
    await Promise.resolve();
    expect(discard).toHaveBeenCalledWith('late');
  }
});
