import type { EpisodeRecord, EpisodeSpec } from '../core/episode.ts';
import type { Trouble } from '../core/errors.ts';
import type { RunSummary } from './summary.ts';

/** How far a run is. */
export interface Progress {
  readonly planned: number;
  /** Episodes that came to a verdict, those of earlier starts included. */
  readonly ok: number;
  /** Episodes that this start gave up. */
  readonly errors: number;
}

/** What a run tells while it goes. */
export type RunEvent =
  /** Agents find out whether they can begin: a model is asked whether it answers, say. */
  | { readonly type: 'checking'; readonly agents: readonly string[] }
  | { readonly type: 'planned'; readonly run: string; readonly progress: Progress }
  | { readonly type: 'started'; readonly key: string; readonly spec: EpisodeSpec }
  | {
      readonly type: 'retried';
      readonly key: string;
      readonly spec: EpisodeSpec;
      readonly trouble: Trouble;
      readonly message: string;
      /** How many tries have failed. */
      readonly tries: number;
    }
  /** An agent failed at the start of several episodes in a row: no new episode begins. */
  | { readonly type: 'paused'; readonly agent: string; readonly message: string }
  | { readonly type: 'finished'; readonly record: EpisodeRecord; readonly progress: Progress }
  | { readonly type: 'done'; readonly summary: RunSummary };
