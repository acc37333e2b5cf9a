import type { Clock } from './clock.ts';
import type { Ledger } from './ledger.ts';

/** A web application under one host name. It knows nothing of suites, tasks or judging. */
export interface Site {
  /** An ordinary host name, such as `www.harborandpine.com`. */
  readonly host: string;
  fetch(request: Request): Response | Promise<Response>;
}

/** What a world hands to the sites that are built for it. */
export interface Surroundings {
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly seed: number;
}

/** The sites of one task in one condition, ready to be put into a world. */
export interface Stage {
  readonly sites: readonly Site[];
  /** Where the operator starts: an absolute https address. */
  readonly start: string;
  /** Absolute addresses of every document, script, style and picture that the task can show: what the leak gate and the content hash read. */
  readonly resources: readonly string[];
  /** Addresses among them whose answers are held back, when the first look is to be early, until it has been taken: so the page's `load` event waits for it. */
  readonly holds: readonly string[];
}
