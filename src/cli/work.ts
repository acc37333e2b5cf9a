import type { EpisodeRecord } from '../core/episode.ts';
import { outcomeOf } from '../core/verdict.ts';
import type { RunEvent, RunOptions, RunSummary } from '../run/index.ts';
import type { Store } from '../store/index.ts';
import type { Context } from './context.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { onInterrupt } from './interrupt.ts';
import { type Progress, showProgress } from './progress.ts';
import { limitSpending, type SpendingFlags } from './spending.ts';
import type { Terminal } from './terminal.ts';

/** After so long without a word, what is waited for is said, ms. */
const SILENCE_MS = 5000;

/** The flags of commands that run episodes. */
export interface WorkFlags extends SpendingFlags {
  readonly concurrency?: number;
  readonly maxErrors: number;
}

/**
 * Starts or resumes a run with progress on the terminal and Ctrl-C as the way to stop it, and sets the exit code.
 *
 * @param start what begins the work, with the options that it is given
 * @param before the run that is gone on with; what it used counts
 */
export async function workOnRun(
  { terminal, finish }: Context,
  store: Store,
  flags: WorkFlags,
  start: (options: RunOptions) => Promise<RunSummary>,
  before?: string,
): Promise<RunSummary> {
  await limitSpending(store, flags, before);
  const teller = tellEvents(terminal);
  const interrupt = onInterrupt(() => {
    if (teller.begun)
      terminal.note(
        'Stopping: no new episode begins. Press Ctrl-C again to end at once; nothing saved is lost.',
      );
    else {
      terminal.note('Stopped before the first episode.');
      process.exit(EXIT.interrupted);
    }
  });
  try {
    const summary = await start({
      store,
      onEvent: teller.onEvent,
      signal: interrupt.signal,
      ...(flags.concurrency === undefined ? {} : { concurrency: flags.concurrency }),
    });
    teller.close();
    const code = exitCodeFor(summary, flags.maxErrors, interrupt.signal.aborted);
    if (code !== EXIT.done) finish(code);
    return summary;
  } finally {
    teller.close();
    interrupt.dispose();
  }
}

/** How a process ends that worked on a run. `stopped` means by Ctrl-C. */
export function exitCodeFor(
  { status, episodes, errors }: Pick<RunSummary, 'status' | 'episodes' | 'errors'>,
  maxErrors: number,
  stopped: boolean,
): ExitCode {
  if (status === 'failed') return EXIT.trouble;
  if (status !== 'done') return stopped ? EXIT.interrupted : EXIT.trouble;
  return errors > maxErrors * (episodes + errors) ? EXIT.trouble : EXIT.done;
}

/** What is to be said of a run that is not whole: what went wrong, and how to go on with it. */
export function closingNotes({ run, status, planned, episodes, errors, troubles }: RunSummary): string[] {
  const notes: string[] = [];
  if (errors > 0) {
    const causes = Object.entries(troubles).map(([trouble, count]) => `${trouble}: ${count}`);
    notes.push(
      `${errors} of ${planned} episodes ended in an error (${causes.join(', ')}). Errors are no results and in no rate.`,
    );
  }
  if (status === 'failed')
    notes.push('So many are no accident: the run was stopped. Correct the cause first.');
  if (episodes < planned) {
    notes.push(`${episodes} of ${planned} episodes are done. Go on with \`siren resume ${run}\`.`);
  }
  return notes;
}

interface Teller {
  /** A run is there, which can be stopped and gone on with. */
  readonly begun: boolean;
  onEvent(event: RunEvent): void;
  close(): void;
}

function tellEvents(terminal: Terminal): Teller {
  let progress: Progress | undefined;
  let told = '';
  let checking: NodeJS.Timeout | undefined;
  return {
    get begun() {
      return progress !== undefined;
    },
    onEvent(event) {
      switch (event.type) {
        case 'checking':
          checking = setTimeout(() => {
            terminal.note(`Waiting for ${event.agents.join(', ')} to be able to begin; no answer yet.`);
          }, SILENCE_MS);
          break;
        case 'planned': {
          clearTimeout(checking);
          const { planned, ok } = event.progress;
          terminal.note(
            `Run ${event.run}: ${planned} episodes${ok > 0 ? `, ${ok} of them done before` : ''}.`,
          );
          progress = showProgress(terminal, { planned, before: ok, trouble: 'error' });
          break;
        }
        case 'retried': {
          const { task, condition, agent } = event.spec;
          const why = event.message === told ? 'The same trouble.' : event.message;
          told = event.message;
          terminal.note(`Trying ${task} ${condition.id} ${agent.id} again. ${why}`);
          break;
        }
        case 'finished':
          if (event.record.status === 'error') progress?.trouble();
          progress?.ended(labelOf(event.record));
          break;
        case 'paused':
          terminal.note(
            `Pausing: ${event.agent} could not begin in three episodes in a row, so no new episode begins. ${event.message}`,
          );
          break;
        case 'started':
        case 'done':
          break;
      }
    },
    close: () => {
      clearTimeout(checking);
      progress?.close();
    },
  };
}

function labelOf(record: EpisodeRecord): string {
  const { task, condition, agent } = record.spec;
  const end = record.status === 'ok' ? outcomeOf(record.verdict) : `error (${record.trouble})`;
  return `${task} ${condition.id} ${agent.id}: ${end}`;
}
