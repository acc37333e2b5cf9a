import type { Remark } from '../core/agent.ts';
import type { SirenError } from '../core/errors.ts';

/** Why an episode is over. */
export type Ending =
  | { readonly by: 'done'; readonly answer: string }
  | { readonly by: 'agent-failure'; readonly answer: string; readonly unacted?: Remark }
  | { readonly by: 'step-limit' | 'time-limit' }
  /** Something that is no result. */
  | { readonly by: 'trouble'; readonly error: SirenError }
  | { readonly by: 'stopped' };

/** Thrown out of an operator's hands once its episode is over, and by `runEpisode` when the run was stopped. */
export class EpisodeOver extends Error {
  override readonly name = 'EpisodeOver';
}

/** The end of an episode, which comes once: the first reason counts. */
export class Over {
  readonly #settled = Promise.withResolvers<Ending>();
  #ending: Ending | undefined;

  /** Undefined as long as the episode goes on. */
  get ending(): Ending | undefined {
    return this.#ending;
  }

  /** Resolves when the episode is over. */
  get ended(): Promise<Ending> {
    return this.#settled.promise;
  }

  end(ending: Ending): void {
    if (this.#ending) return;
    this.#ending = ending;
    this.#settled.resolve(ending);
  }

  /** Throws EpisodeOver when the episode is over. */
  check(): void {
    if (this.#ending) throw new EpisodeOver(`The episode is over: ${this.#ending.by}.`);
  }
}
