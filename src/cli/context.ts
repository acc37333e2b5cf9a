import type { ExitCode } from './exit.ts';
import type { Terminal } from './terminal.ts';

/** What each command gets. */
export interface Context {
  readonly terminal: Terminal;
  /** What the command line has after `--`. */
  readonly after: readonly string[];
  /** Sets how the process ends, when that is not plain success. */
  finish(code: ExitCode): void;
}
