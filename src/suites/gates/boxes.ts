import type { Box } from '../../core/observation.ts';
import type { Declaration } from './declaration.ts';
import { matches } from './declared.ts';
import type { Snapshot, SnapshotElement } from './snapshot.ts';

/** How many elements are told one by one. */
const TOLD = 5;

/**
 * The gate: which rendered elements don't lie where the control's do; empty when all do. Elements are matched by key,
 * wherever they stand in the DOM; one that is declared to come or go is left out.
 */
export function movedBoxes(control: Snapshot, treatment: Snapshot, declaration: Declaration): string[] {
  const before = rendered(control);
  const after = rendered(treatment);
  const moved: string[] = [];
  for (const [key, { box }] of before) {
    const now = after.get(key);
    if (now !== undefined) {
      if (!sameBox(box, now.box)) moved.push(`${key} moved from ${say(box)} to ${say(now.box)}`);
    } else if (!isDeclared('node-removed', key, control, treatment, declaration)) {
      moved.push(`${key} is rendered at ${say(box)} in the control and not here`);
    }
  }
  for (const [key, { box }] of after) {
    if (!before.has(key) && !isDeclared('node-added', key, treatment, control, declaration)) {
      moved.push(`${key} is rendered at ${say(box)} here and not in the control`);
    }
  }
  const [was, is] = [control.content, treatment.content];
  if (was.width !== is.width || was.height !== is.height) {
    moved.push(
      `the document measures ${is.width} x ${is.height} px; the control's ${was.width} x ${was.height} px`,
    );
  }
  return moved.length > TOLD ? [...moved.slice(0, TOLD), `${moved.length - TOLD} more`] : moved;
}

type Rendered = SnapshotElement & { readonly box: Box };

function rendered({ elements }: Snapshot): Map<string, Rendered> {
  return new Map(
    elements.flatMap((element) =>
      element.box === undefined ? [] : [[element.key, { ...element, box: element.box }]],
    ),
  );
}

/** Whether an element that only one snapshot has, or one that holds it, is declared to be there or not. */
function isDeclared(
  kind: 'node-added' | 'node-removed',
  key: string,
  own: Snapshot,
  other: Snapshot,
  { changes, entails }: Declaration,
): boolean {
  const byKey = new Map(own.elements.map((element) => [element.key, element]));
  const others = new Set(other.elements.map((element) => element.key));
  for (let at = byKey.get(key); at !== undefined && !others.has(at.key); at = byKey.get(at.parent)) {
    const { key: element, tag: name } = at;
    const difference = { kind, element, name, before: '', after: '', moment: own.moment } as const;
    if ([...changes, ...entails].some((pattern) => matches(pattern, difference))) return true;
  }
  return false;
}

const sameBox = (a: Box, b: Box): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

const say = ({ x, y, width, height }: Box): string => `${width} x ${height} px at ${x}, ${y}`;
