import type { Action, ActResult, OwnAction } from './action.ts';
import type { AgentCard, Limits, Remark } from './agent.ts';
import type { Trouble } from './errors.ts';
import type { Fact } from './fact.ts';
import { hashOf } from './hash.ts';
import type { Condition } from './mechanism.ts';
import type { Verdict } from './verdict.ts';

/** When the first observation may be taken: while the page still loads, or when it has settled. */
export const LOOKS = ['settled', 'early'] as const;
export type Look = (typeof LOOKS)[number];

/** In what pages are opened: Chromium, or `plain`, which reads their HTML and runs nothing. */
export const BROWSERS = ['chromium', 'plain'] as const;

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** One operator, one task, one condition, one repetition: what is to be done, before it is done. */
export interface EpisodeSpec {
  readonly suite: string;
  readonly task: string;
  readonly condition: Condition;
  /** Id of the wording, when it is not the task's own. */
  readonly variant?: string;
  readonly agent: AgentCard;
  /** Counts from 0. */
  readonly repetition: number;
  /** The episode's own seed, drawn from the run's. */
  readonly seed: number;
  readonly viewport: Viewport;
  readonly limits: Limits;
  readonly firstLook: Look;
  /** Absent: Chromium. */
  readonly browser?: 'plain';
  /** Hash of everything that the task serves in this condition. */
  readonly content: string;
}

/** Changes when the meaning of a key changes, so that old keys never match new episodes. */
const KEY_VERSION = 1;

/** The episode's identity: a hash of all that a result depends on. 32 hex digits. */
export function episodeKey(spec: EpisodeSpec): string {
  return hashOf({ version: KEY_VERSION, ...spec }).slice(0, 32);
}

/** Why an episode ended. Not an outcome: an agent may have decided long before. */
export const ENDS = ['done', 'step-limit', 'time-limit', 'agent-failure'] as const;
export type End = (typeof ENDS)[number];

/** One act, with what was looked at before it. Times are ms. */
export interface Step {
  /** Counts from 0. */
  readonly index: number;
  /** The world's clock when the act began. */
  readonly at: number;
  readonly url: string;
  readonly title: string;
  readonly remark: Remark;
  readonly action: Action | OwnAction;
  readonly result: ActResult;
  /** Of an outside agent's acts only, which are seen from the browser: whether it was input, or came from a script (the page's or the agent's). */
  readonly trusted?: boolean;
  /** The channels that were observed since the last act, and each observation's page time. */
  readonly looks: readonly {
    readonly channels: readonly string[];
    readonly pageTime: number;
    /** Page time of the observation minus that of the page's own change of state in the same document, ms; negative: seen before it. Absent where the page changed nothing by itself. */
    readonly sinceChange?: number;
  }[];
  /** Hash of the screenshot from just before the act, when one was taken, and what kind of file it is. */
  readonly screenshot?: { readonly hash: string; readonly format: 'png' | 'jpeg' };
  /** The last picture that the operator was shown before the act, where marks were drawn onto it. */
  readonly marked?: { readonly hash: string; readonly format: 'png' };
  /** Wall-clock time per phase: the operator's thinking, the observations, the act with its settling, the record. */
  readonly phases: {
    readonly think: number;
    readonly observe: number;
    readonly act: number;
    readonly record: number;
  };
}

/** An episode that came to a verdict. */
export interface EpisodeResult {
  readonly status: 'ok';
  readonly end: End;
  /** The agent's answer, or what it failed with, verbatim. */
  readonly answer: string;
  /** What the agent said and used after its last act, when it failed without another one. */
  readonly unacted?: Remark;
  readonly verdict: Verdict;
  readonly facts: readonly Fact[];
  readonly steps: readonly Step[];
  /** Wall-clock time, ms. */
  readonly duration: number;
  /** How often it was tried, this try included. */
  readonly tries: number;
}

/** An episode that infrastructure trouble kept from a verdict. Counted apart, never as a zero. */
export interface EpisodeError {
  readonly status: 'error';
  readonly trouble: Trouble;
  readonly message: string;
  readonly duration: number;
  readonly tries: number;
}

export type EpisodeRecord = { readonly key: string; readonly spec: EpisodeSpec } & (
  | EpisodeResult
  | EpisodeError
);
