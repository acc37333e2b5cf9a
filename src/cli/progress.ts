import { spoken } from './duration.ts';
import type { Terminal } from './terminal.ts';

/** Shows how far some work is. */
export interface Progress {
  /** A part has ended; `label` says which, and how. */
  ended(label: string): void;
  /** Something went wrong. It shows from the next part on. */
  trouble(): void;
  /** Takes the status line away. */
  close(): void;
}

/** The work that is shown. */
export interface Work {
  /** Parts in all. */
  readonly planned: number;
  /** Parts that were done before. */
  readonly before: number;
  /** What the troubles are called: `error` gives "1 error", "2 errors". */
  readonly trouble: string;
}

/** Where no line can be updated in place, a line comes after each tenth of the work, and this often at most. */
const QUIET_MS = 5000;

/**
 * Shows progress on a terminal: one line that updates in place, or sparse lines where that can't be done.
 *
 * @param now the wall clock in ms, for the estimate of what is left
 */
export function showProgress(
  terminal: Terminal,
  work: Work,
  now: () => number = () => performance.now(),
): Progress {
  const began = now();
  const todo = work.planned - work.before;
  let ended = 0;
  let troubles = 0;
  let told = began;
  let toldTenths = 0;

  function line(label: string): string {
    const left = ended < todo ? ` · ${spoken(((now() - began) / ended) * (todo - ended))} left` : '';
    const trouble = troubles > 0 ? ` · ${troubles} ${work.trouble}${troubles === 1 ? '' : 's'}` : '';
    return `${work.before + ended}/${work.planned}${left}${trouble} · ${label}`;
  }

  return {
    ended(label) {
      ended += 1;
      if (terminal.live) {
        terminal.status(line(label));
        return;
      }
      const tenths = Math.floor((ended / todo) * 10);
      if (tenths > toldTenths && (now() - told >= QUIET_MS || ended === todo)) {
        terminal.note(line(label));
        told = now();
        toldTenths = tenths;
      }
    },
    trouble: () => {
      troubles += 1;
    },
    close: () => terminal.status(''),
  };
}
