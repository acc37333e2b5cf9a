import type { EpisodeRecord } from '../core/episode.ts';
import type { Trouble } from '../core/errors.ts';

/** Failures to begin, in a row, after which nothing is gained by trying the next episode. */
const IN_A_ROW = 3;

/** What keeps an agent from beginning: it can't be started, or the model behind it doesn't answer. */
const AT_START: ReadonlySet<Trouble> = new Set(['agent-start', 'model']);

/** Counts, for each agent, the episodes in a row that it could not begin. */
export class Starts {
  readonly #failed = new Map<string, number>();

  /** The message of the failure with which an agent has failed too often in a row; else undefined. */
  after(record: EpisodeRecord): string | undefined {
    const { id } = record.spec.agent;
    const failed = record.status === 'error' && AT_START.has(record.trouble);
    const count = failed ? (this.#failed.get(id) ?? 0) + 1 : 0;
    this.#failed.set(id, count);
    // Those that were under way at the same moment may fail after it.
    return count === IN_A_ROW && failed ? record.message : undefined;
  }
}
