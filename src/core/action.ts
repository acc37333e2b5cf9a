import type { Box } from './observation.ts';

/** What an action is aimed at: an element by its mark, or a point in CSS pixels of the viewport. */
export type Target = { readonly mark: number } | { readonly x: number; readonly y: number };

/** What an operator can do. The same set for every agent. */
export type Action =
  | { readonly type: 'click'; readonly target: Target }
  /** Types into the target, or into what has the focus. With `clear`, what was there is replaced. */
  | { readonly type: 'type'; readonly text: string; readonly target?: Target; readonly clear?: boolean }
  /** Chooses an option of a `<select>` by its text or value. */
  | { readonly type: 'select'; readonly target: Target; readonly option: string }
  /** Presses a key or a chord, by Playwright's names: "Enter", "Tab", "Control+A". */
  | { readonly type: 'press'; readonly key: string }
  /** Scrolls by CSS pixels, the page or the scrollable area under the target. */
  | { readonly type: 'scroll'; readonly dy: number; readonly dx?: number; readonly target?: Target }
  | { readonly type: 'back' }
  /** Lets time pass: `ms` up to 10,000. */
  | { readonly type: 'wait'; readonly ms: number }
  /** Ends the episode with an answer to the user. */
  | { readonly type: 'done'; readonly answer: string };

/** Why an action could not be carried out. */
export const REFUSALS = [
  'missing',
  'hidden',
  'covered',
  'stale',
  'disabled',
  'unsupported',
  'nowhere',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What was acted on, as it was just before the act. */
export interface ActedOn {
  readonly tag: string;
  readonly role: string;
  readonly name: string;
  readonly text: string;
  readonly box: Box;
}

export type ActResult =
  | { readonly ok: true; readonly on?: ActedOn; readonly navigated: boolean }
  /** `message` says in words what was wrong, and by what the target is covered. */
  | { readonly ok: false; readonly reason: Refusal; readonly message: string; readonly on?: ActedOn };
