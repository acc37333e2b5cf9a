import type { ActedOn, ActResult } from '../../core/action.ts';

/** An act that was carried out. */
export interface Done {
  readonly ok: true;
  readonly on?: ActedOn;
}

/** An act that could not be carried out, and why. */
export type Refused = Extract<ActResult, { ok: false }>;

export function refused(reason: Refused['reason'], message: string, on?: ActedOn): Refused {
  return { ok: false, reason, message, ...(on ? { on } : {}) };
}
