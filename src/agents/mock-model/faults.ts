/** Ways in which an endpoint fails, each of which can be had on purpose. */
export const FAULTS = {
  429: 'status 429 with Retry-After',
  500: 'status 500',
  slow: 'the reply comes late',
  cut: 'the connection ends within the reply',
  malformed: 'status 200 with a body that is no JSON',
  truncated: 'the reply ends in the middle, for its length',
  nonsense: 'a reply that is no action',
  refusal: 'a refusal in place of an answer',
} as const;

export type Fault = `${keyof typeof FAULTS}`;

export const isFault = (name: string): name is Fault => Object.hasOwn(FAULTS, name);

/** Which requests fail, and how: each `every`th one does, by the faults in turn. */
export interface FaultPlan {
  readonly faults: readonly Fault[];
  /** 1 is all of them. */
  readonly every: number;
}

/** The fault of the request of that number, counted from 1; undefined for one that is answered. */
export function faultOf({ faults, every }: FaultPlan, number: number): Fault | undefined {
  if (faults.length === 0 || number % every !== 0) return undefined;
  return faults[(number / every - 1) % faults.length];
}
