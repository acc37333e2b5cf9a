import type { Action } from '../../core/action.ts';
import type { Json } from '../../core/json.ts';

/** What a call of a provider's own tool asks for, in our actions and CSS pixels. */
export interface Wish {
  /** In order. None: the model wants to look, and nothing else. */
  readonly actions: readonly Action[];
  /** Why the call, or the rest of it, can't be carried out. */
  readonly why?: string;
  /** What is agreed to by carrying it out, in the provider's own form. */
  readonly acknowledged?: Json;
}

/** Turns coordinates of a model's pictures into CSS pixels. */
export interface Scale {
  x(value: number): number;
  y(value: number): number;
}

/** Reads a call. `height` is that of the viewport, in CSS pixels. */
export type Reader = (
  call: { readonly name: string; readonly input: unknown },
  scale: Scale,
  height: number,
) => Wish;

/** A call for something that this browser's hands don't do. */
export const unsupported = (what: string): Wish => ({ actions: [], why: `"${what}" is not possible here.` });

/** A call that doesn't fit its own tool. */
export const unreadable = (message: string | undefined): Wish => ({
  actions: [],
  why: `Its input does not fit: ${message ?? 'something is missing'}.`,
});
