import type { Suite } from '../../core/suite.ts';
import type { Checks, Declarations, Dump } from '../../suites/gates/index.ts';
import type { VerifyEnvironment } from './environment.ts';
import type { VerifyEvent } from './report.ts';

export interface VerifyOptions {
  readonly suites: readonly Suite[];
  /** What each suite's conditions declare to change. */
  readonly gatesOf: (suite: Suite) => Declarations;
  /** Checks that a suite has of its own, if it has any. */
  readonly checksOf?: (suite: Suite) => Checks | undefined;
  /** Suites by name and tasks by glob; everything when left out or empty. */
  readonly filter?: readonly string[];
  readonly environment: VerifyEnvironment;
  /** Jobs at once; three for each processor unless given, since much of a job is waiting for its page. */
  readonly concurrency?: number;
  readonly onEvent?: (event: VerifyEvent) => void;
  /** Keeps what a page told machines, with the PNG of its viewport. */
  readonly keepDump?: (dump: Dump, screenshot: Uint8Array) => Promise<void>;
  /** Ends the verification early: jobs that have not begun are left out. */
  readonly signal?: AbortSignal;
}
