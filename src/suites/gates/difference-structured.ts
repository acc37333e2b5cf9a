import { canonicalJson } from '../../core/json.ts';
import type { StructuredData } from '../../core/observation.ts';
import type { Finding } from './finding.ts';

/** Differences in what the page says about itself to machines, told by place: `jsonLd[0].potentialAction.name`. */
export function structuredDifferences(control: StructuredData, treatment: StructuredData): Finding[] {
  const [before, after] = [leavesOf(control), leavesOf(treatment)];
  const places = new Set([...before.keys(), ...after.keys()]);
  return [...places]
    .filter((place) => before.get(place) !== after.get(place))
    .map((place) => ({
      kind: 'structured',
      element: '',
      name: place,
      before: before.get(place) ?? '(none)',
      after: after.get(place) ?? '(none)',
    }));
}

/** Every leaf of the data by its place. */
function leavesOf(data: StructuredData): Map<string, string> {
  const leaves = new Map<string, string>();
  const walk = (value: unknown, place: string): void => {
    if (Array.isArray(value) && value.length > 0) {
      value.forEach((item, at) => {
        walk(item, `${place}[${at}]`);
      });
    } else if (
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.keys(value).length > 0
    ) {
      for (const [name, member] of Object.entries(value)) walk(member, `${place}.${name}`);
    } else {
      leaves.set(place, typeof value === 'string' ? value : canonicalJson(value));
    }
  };
  for (const [member, value] of Object.entries(data)) {
    // Nothing of a sort is no leaf: what comes or goes is told by its own place.
    if (Object.keys(value).length > 0) walk(value, member);
  }
  return leaves;
}
