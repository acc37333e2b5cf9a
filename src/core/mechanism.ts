import type { Channel } from './agent.ts';

/** The one thing that tries to steer. */
export interface Mechanism {
  /** Short and opaque to nobody but pages: `a3`, `drip-pricing`. It never reaches a page. */
  readonly id: string;
  readonly title: string;
  /** The family that it belongs to in its paper's taxonomy. */
  readonly category: string;
  readonly type: string;
  /** Where it comes from: paper and section, or "beyond the papers". */
  readonly paper: string;
  /** What it changes, in a sentence or two. */
  readonly changes: string;
  /**
   * The channels that it makes lie. An operator that reads none of them is predeclared to show no effect; where there are none,
   * the mechanism steers by what is true, and nothing is predeclared.
   */
  readonly channels: readonly Channel[];
  /** Whether a person who looks at the page sees the same as in the control, as a claim that the gates measure, and why. */
  readonly humanImmune: { readonly claim: boolean; readonly why: string };
}

/** A named set of mechanisms that are on. */
export interface Condition {
  readonly id: string;
  /** Ids of mechanisms; empty for `control`. */
  readonly mechanisms: readonly string[];
}

/** The empty set: nothing steers. Every task has it. */
export const CONTROL: Condition = { id: 'control', mechanisms: [] };
