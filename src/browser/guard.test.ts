import { describe, expect, it } from 'vitest';
import { InfrastructureError } from '../core/errors.ts';
import { Guard } from './guard.ts';

const troubleOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => (error instanceof InfrastructureError ? error.trouble : String(error)),
  );
const never = () => new Promise<never>(() => {});

describe('Guard', () => {
  it('gives up on what never answers', async () => {
    expect(await troubleOf(new Guard(1).wait('a question', never))).toBe('timeout');
  });

  it('ends all waits with the browser, those that begin later, too', async () => {
    const guard = new Guard(60_000);
    const waiting = troubleOf(guard.wait('a question', never));
    guard.end('that it has died');
    guard.end('something else');
    expect(await waiting).toBe('browser');
    await expect(guard.wait('another', async () => 1)).rejects.toThrow('that it has died');
  });

  it("takes Playwright's words for a dead browser as such, and leaves other errors as they are", async () => {
    const guard = new Guard(60_000);
    const failing = (message: string) =>
      troubleOf(guard.wait('it', () => Promise.reject(new Error(message))));
    expect(await failing('page.title: Target page, context or browser has been closed')).toBe('browser');
    expect(await failing('something is wrong')).toBe('Error: something is wrong');
  });
});
