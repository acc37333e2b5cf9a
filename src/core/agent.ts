import type { Action, ActResult, ProcessEnd } from './action.ts';
import type { Json } from './json.ts';
import type { Observation, ObserveRequest } from './observation.ts';
import type { StructuredRequest } from './shopping.ts';
import type { Usage } from './usage.ts';

/** What an agent says of itself. Stored with each episode; part of the episode's key. */
export interface AgentCard {
  /** The name by which a plan asks for it, such as `reader:dom`. */
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** `scripted` agents run on a clock of fixed steps; the others on elapsed time. */
  readonly kind: 'scripted' | 'model' | 'external' | 'human';
  /** The observation channels that it reads. */
  readonly modality: readonly Channel[];
  /** Whether the same observations always lead to the same acts: its repetitions then are one sample. */
  readonly deterministic: boolean;
  readonly settings: Readonly<Record<string, Json>>;
  /** A scripted shopper: it is handed the structured request of tasks that have one. */
  readonly shopper?: true;
}

/** A part of a page that an operator may go by; a mechanism names the ones that it makes lie. */
export const CHANNELS = [
  'accessible-name',
  'description',
  'state',
  'dom-order',
  'dom-text',
  'a11y-tree',
  'structured-data',
  'pixels',
] as const;
export type Channel = (typeof CHANNELS)[number];

/** What an operator says beside an act: its words and its reasoning, kept verbatim. */
export interface Remark {
  readonly said?: string;
  readonly reasoned?: string;
  /** Replies before this one that could not be used, verbatim, each with why. */
  readonly unusable?: readonly { readonly said: string; readonly why: string }[];
  /** What a model used for this act, unusable replies included. */
  readonly usage?: Usage;
  /** The model that answered, as its endpoint names it. */
  readonly answeredBy?: string;
}

/** The page, as an operator has it: to look at and to act on. */
export interface Hands {
  observe(request: ObserveRequest): Promise<Observation>;
  /** Carries out one action and waits until the page has settled. It is one step. A refused action is a step, too. */
  act(action: Action, remark?: Remark): Promise<ActResult>;
}

/** A scripted way through a task. Returns its answer to the user. */
export type Path = (hands: Hands, task: { readonly instruction: string }) => Promise<string>;

/** The two paths that prove a task in a condition. */
export interface Paths {
  /** Reaches the goal and is not steered. */
  readonly faithful: Path;
  /** Goes by what the mechanism shows or says, so that it is steered in the treatment and reaches the goal in the control. */
  readonly deceived: Path;
}

export interface Limits {
  /** Acts, at most. */
  readonly steps: number;
  /** Wall-clock time of the whole episode, ms. */
  readonly episodeMs: number;
  /** Wall-clock time of one step (the agent's thinking, its act, the settling), ms. */
  readonly stepMs: number;
}

/**
 * A whole browser for an operator that brings hands of its own: a Chromium that is already at the start page, behind the
 * episode's world. What is done in it is recorded from the browser's side.
 */
export interface OwnBrowser {
  /** Where it takes CDP connections: `http://127.0.0.1:PORT`. */
  readonly endpoint: string;
  readonly start: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Connections that were made to it so far. */
  readonly connections: number;
  /** Keeps what the operator said and thought at a time (ms since 1970), with the act that followed it. */
  remark(remark: Remark, at: number): void;
  /** Puts into the trajectory how the operator's process ended, and keeps the end of what it printed (`bytes` in all). */
  ended(
    end: Omit<ProcessEnd, 'connections' | 'log'>,
    log: { readonly kept: Uint8Array; readonly bytes: number },
  ): Promise<void>;
}

/** What an agent gets for one episode. */
export interface AgentSession {
  readonly instruction: string;
  readonly limits: Limits;
  readonly seed: number;
  readonly hands: Hands;
  /** Aborted when limits end or the run stops. */
  readonly signal: AbortSignal;
  /** For the path agents only. */
  readonly paths: Paths;
  /** For scripted shoppers only, on tasks that have one. */
  readonly request?: StructuredRequest;
  /** For agents whose card says `external`: theirs is this, and their `hands` take nothing but `done`. */
  readonly browser?: OwnBrowser;
}

/** Something that can take a task. `run` resolves with its answer to the user when it is done. */
export interface Agent {
  readonly card: AgentCard;
  /**
   * Finds out, before a run's first episode, whether it can begin at all.
   *
   * @throws UsageError that says what is wrong and what to do: no such model, a refused key, nothing installed.
   */
  check?(): Promise<void>;
  run(session: AgentSession): Promise<string>;
}

/** Thrown by an agent for a failure of its own (an answer that can't be used, say): a result, not an error. */
export class AgentFailure extends Error {
  override readonly name = 'AgentFailure';
  /** What it said and used since its last act. */
  readonly remark: Remark | undefined;

  constructor(message: string, options: ErrorOptions & { readonly remark?: Remark } = {}) {
    super(message, options);
    this.remark = options.remark;
  }
}
