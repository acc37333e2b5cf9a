import type { Json } from './json.ts';
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

/** What only an operator with a whole browser of its own can do, or what became of that browser, as it was seen. */
export type OwnAction =
  /** Went to an address by itself; no link, form or script of a page led there. */
  | { readonly type: 'goto'; readonly url: string }
  | { readonly type: 'tab'; readonly event: 'opened' | 'closed' | 'crashed'; readonly url: string }
  /** A dialog of a page. The harness answers only what the operator leaves open. */
  | {
      readonly type: 'dialog';
      readonly kind: string;
      readonly message: string;
      readonly answer: 'accepted' | 'dismissed';
      readonly by: 'operator' | 'harness';
    }
  | { readonly type: 'browser'; readonly event: 'closed' }
  /** How the operator's process ended. */
  | ({ readonly type: 'process' } & ProcessEnd);

/** How an outside agent's process ended, and what it left. */
export interface ProcessEnd {
  /** Its exit code; null when a signal ended it. */
  readonly exit: number | null;
  readonly signal: string | null;
  /** Whether it was still running and had to be told to stop, and by which signal it did. */
  readonly stopped?: 'SIGTERM' | 'SIGKILL';
  /** Processes of its that were still there after it had ended, and were killed. */
  readonly left: number;
  /** Connections that were made to its browser. */
  readonly connections: number;
  /** What it printed: an artifact with the ending `log`, how many bytes it was in all, and how many of them are kept. */
  readonly log?: { readonly hash: string; readonly bytes: number; readonly kept: number };
  /** What it said of itself in its result file. */
  readonly account?: Json;
}

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
