import { EXIT } from './exit.ts';

/** What Ctrl-C does while work goes on. */
export interface Interrupt {
  /** Aborted by the first Ctrl-C (or a polite kill): finish cleanly. */
  readonly signal: AbortSignal;
  /** Gives Ctrl-C its usual meaning back. */
  dispose(): void;
}

/** One Ctrl-C may arrive twice: npm passes on what the terminal has already sent to all. */
const SAME_PRESS_MS = 500;

/**
 * Listens for Ctrl-C: the first calls `onFirst` and aborts the signal, the second ends the process at once.
 * What a run has saved is safe either way.
 */
export function onInterrupt(onFirst: () => void): Interrupt {
  const controller = new AbortController();
  let first = 0;
  const listener = (): void => {
    if (!controller.signal.aborted) {
      first = performance.now();
      controller.abort();
      onFirst();
    } else if (performance.now() - first > SAME_PRESS_MS) process.exit(EXIT.interrupted);
  };
  process.on('SIGINT', listener);
  process.on('SIGTERM', listener);
  return {
    signal: controller.signal,
    dispose: () => {
      process.off('SIGINT', listener);
      process.off('SIGTERM', listener);
    },
  };
}
