import { a11yDifferences } from './difference-a11y.ts';
import { elementDifferences } from './difference-elements.ts';
import { structuredDifferences } from './difference-structured.ts';
import type { Difference, Finding } from './finding.ts';
import type { Snapshot } from './snapshot.ts';

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
