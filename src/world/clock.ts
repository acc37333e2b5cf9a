import { type Clock, WORLD_OPENS } from '../core/clock.ts';

/** Real elapsed time since the call, for models, outside agents and people. Dates count from `WORLD_OPENS`. */
export function wallClock(): Clock {
  const opened = performance.now();
  return clockOf(() => Math.floor(performance.now() - opened));
}

/**
 * Time that stands still until `step()`, for scripted operators: the same steps give the same times on every machine.
 *
 * @param msPerStep whole milliseconds that one step takes, 1,000 unless given.
 * @throws RangeError when it is not a whole number from 0 up.
 */
export function steppedClock(msPerStep = 1000): Clock & { step(): void } {
  if (!(Number.isSafeInteger(msPerStep) && msPerStep >= 0)) {
    throw new RangeError(
      `steppedClock(${msPerStep}): a step takes a whole number of milliseconds, 0 or more`,
    );
  }
  let elapsed = 0;
  return {
    ...clockOf(() => elapsed),
    step() {
      elapsed += msPerStep;
    },
  };
}

function clockOf(elapsed: () => number): Clock {
  return { elapsed, date: () => new Date(WORLD_OPENS.getTime() + elapsed()) };
}
