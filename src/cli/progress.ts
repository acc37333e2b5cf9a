import type { EpisodeRecord } from '../core/episode.ts';
import { outcomeOf } from '../core/verdict.ts';
import { spoken } from './duration.ts';
import type { Terminal } from './terminal.ts';

/** Shows how far a run is. */
export interface Progress {
  /** Tells of an episode that has just ended. */
  ended(record: EpisodeRecord): void;
  /** Takes the status line away. */
  close(): void;
}

/** Where no line can be updated in place, a line comes after each tenth of the work, and this often at most. */
const QUIET_MS = 5000;

/**
 * Shows progress on a terminal: one line that updates in place, or sparse lines where that can't be done.
 *
 * @param work how many episodes there are to do, and how many of the run's were done before
 * @param now the wall clock in ms, for the estimate of what is left
 */
export function showProgress(
  terminal: Terminal,
  work: { readonly planned: number; readonly before: number },
  now: () => number = () => performance.now(),
): Progress {
  const began = now();
  const todo = work.planned - work.before;
  let ended = 0;
  let errors = 0;
  let told = began;
  let toldTenths = 0;

  function line(record: EpisodeRecord): string {
    const { task, condition, agent } = record.spec;
    const left = ended < todo ? ` · ${spoken(((now() - began) / ended) * (todo - ended))} left` : '';
    const trouble = errors > 0 ? ` · ${errors} ${errors === 1 ? 'error' : 'errors'}` : '';
    const end = record.status === 'ok' ? outcomeOf(record.verdict) : `error (${record.trouble})`;
    return `${work.before + ended}/${work.planned}${left}${trouble} · ${task} ${condition.id} ${agent.id}: ${end}`;
  }

  return {
    ended(record) {
      ended += 1;
      if (record.status === 'error') errors += 1;
      if (terminal.live) {
        terminal.status(line(record));
        return;
      }
      const tenths = Math.floor((ended / todo) * 10);
      if (tenths > toldTenths && (now() - told >= QUIET_MS || ended === todo)) {
        terminal.note(line(record));
        told = now();
        toldTenths = tenths;
      }
    },
    close: () => terminal.status(''),
  };
}
