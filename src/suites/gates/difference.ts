import { a11yDifferences } from './difference-a11y.ts';
import { elementDifferences } from './difference-elements.ts';
import { structuredDifferences } from './difference-structured.ts';
import type { Moment } from './moment.ts';
import type { Snapshot } from './snapshot.ts';

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

/** Every way in which the treatment's snapshot differs from the control's, taken at the same moment in the same browser. */
export function differencesBetween(control: Snapshot, treatment: Snapshot): Difference[] {
  const findings: Finding[] = [
    ...elementDifferences(control, treatment),
    ...a11yDifferences(control.a11y, treatment.a11y),
    ...structuredDifferences(control.structured, treatment.structured),
    ...listDifference('global', control.globals, treatment.globals),
    ...listDifference('stored', control.stored, treatment.stored),
  ];
  return findings.map((finding) => ({ ...finding, moment: treatment.moment }));
}

/** The difference in a sentence's part: `attribute aria-label of #k1: "Keep" became "Remove" (when settled)`. */
export function sayDifference({ kind, element, name, before, after }: Finding): string {
  const what = name === undefined ? kind : `${kind} ${name}`;
  return `${what}${element === '' ? '' : ` of ${element}`}: ${quote(before)} became ${quote(after)}`;
}

function quote(text: string): string {
  return JSON.stringify(text.length > 120 ? `${text.slice(0, 117)}...` : text);
}

/** What scripts leave behind is script's doing, so its differences are of that kind. */
function listDifference(what: string, control: readonly string[], treatment: readonly string[]): Finding[] {
  const [before, after] = [control.join(' '), treatment.join(' ')];
  return before === after ? [] : [{ kind: 'script', element: '', name: what, before, after }];
}
