import type { AgentCard, Hands, Limits, OwnBrowser } from '../core/agent.ts';
import type { Clock } from '../core/clock.ts';
import type { Step } from '../core/episode.ts';
import type { Fact } from '../core/fact.ts';
import type { ArtifactStore } from '../store/index.ts';
import type { TakenLook } from './looks.ts';
import type { Over } from './over.ts';

/** What is recorded: steps with screenshots, steps alone, or nothing. */
export const RECORDINGS = ['full', 'steps', 'none'] as const;
export type Recording = (typeof RECORDINGS)[number];

/** What every way to record an episode needs. */
export interface RecorderOptions {
  readonly over: Over;
  readonly limits: Limits;
  readonly card: AgentCard;
  readonly clock: Clock;
  readonly record: Recording;
  readonly artifacts: Pick<ArtifactStore, 'put'>;
  readonly facts: () => readonly Fact[];
  /** Called after each act. */
  readonly onStep: () => void;
}

/** Counts, times and records what an operator does. */
export interface EpisodeRecorder {
  /** What the operator gets to act with. */
  readonly hands: Hands;
  /** The operator's own browser, where it has one. */
  readonly own?: OwnBrowser;
  /** Resolves when the operator can have begun: its time runs from then on. */
  readonly begun: Promise<void>;
  readonly firstLook: TakenLook | undefined;
  /** For how long the page has been at one call, beyond what the operator asked it to wait, ms; 0 when it is at none. */
  readonly stuckFor: number;
  /** Whether a call is under way. */
  readonly busy: boolean;
  /** How many facts count: those that came of an act beyond the limit don't. Undefined: all. */
  readonly factsUntil?: number | undefined;
  /** Resolves when all that was seen is kept. */
  kept(): Promise<void>;
  steps(facts: readonly Fact[]): Step[];
}
