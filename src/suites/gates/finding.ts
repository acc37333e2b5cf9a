import type { Moment } from './moment.ts';

/** The ways in which two pages can differ. */
export const DIFFERENCE_KINDS = [
  'attribute',
  'text',
  'order',
  'node-added',
  'node-removed',
  'a11y-name',
  'a11y-description',
  'a11y-role',
  'a11y-state',
  'a11y-node',
  'style',
  'structured',
  'state',
  'script',
  'stylesheet',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** One way in which a treatment differs from its control. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** Key of the element; empty when it is the page as a whole. */
  readonly element: string;
  /** Name of the attribute, style property or state, or the place in structured data. */
  readonly name?: string;
  readonly before: string;
  readonly after: string;
  readonly moment: Moment;
}

/** A difference before it is known when it was seen. */
export type Finding = Omit<Difference, 'moment'>;
