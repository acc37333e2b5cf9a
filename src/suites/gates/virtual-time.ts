import type { CDPSession } from 'playwright-core';
import { InfrastructureError } from '../../core/errors.ts';

/** How long one grant of virtual time may take on the wall's clock, ms. */
const PATIENCE = 20_000;

/** A page whose time goes on only when it is granted, so that "40 ms after load" is that on any machine. */
export interface VirtualTime {
  /** Lets the page's time go on by so many ms, and as long as requests take on top. Resolves when it stands again. */
  grant(ms: number): Promise<void>;
  /** Does what needs the page to paint, and grants a millisecond now and then until it is done. */
  nudge<T>(paint: () => Promise<T>): Promise<T>;
}

/** How long to wait for a frame before a millisecond is granted for it, ms. */
const NUDGE_AFTER = 30;

/** Stops the page's time. It must have painted once, or the browser holds its first frame back. */
export async function stopTime(cdp: CDPSession): Promise<VirtualTime> {
  await cdp.send('Emulation.setVirtualTimePolicy', { policy: 'pause' });

  const grant = async (ms: number): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => reject(stuck(ms)), PATIENCE);
    cdp.once('Emulation.virtualTimeBudgetExpired', () => resolve());
    try {
      // Together: on a busy machine the timer may end before the browser has so much as answered.
      await Promise.all([
        cdp.send('Emulation.setVirtualTimePolicy', { policy: 'pauseIfNetworkFetchesPending', budget: ms }),
        promise,
      ]);
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    grant,
    async nudge(paint) {
      const work = paint();
      let done = false;
      const finish = (): void => {
        done = true;
      };
      work.then(finish, finish);
      while (!done) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, NUDGE_AFTER);
        await Promise.race([work.then(finish, finish), promise]);
        clearTimeout(timer);
        if (!done) await grant(1);
      }
      return await work;
    },
  };
}

function stuck(ms: number): InfrastructureError {
  return new InfrastructureError('browser', {
    expected: `the page's time to go on by ${ms} ms`,
    found: `that it still stood after ${PATIENCE / 1000} s`,
    hint: 'Is the machine overloaded, or does a request of the page never end?',
  });
}
