import { recordFindings } from './difference-elements.ts';
import type { Finding } from './finding.ts';
import type { SnapshotA11y } from './snapshot.ts';

/** Differences in the accessibility tree. Nodes are matched by key. */
export function a11yDifferences(
  control: readonly SnapshotA11y[],
  treatment: readonly SnapshotA11y[],
): Finding[] {
  const [before, after] = [byKey(control), byKey(treatment)];
  const found: Finding[] = [];
  for (const node of control) {
    const other = after.get(node.key);
    if (other === undefined)
      found.push({ kind: 'a11y-node', element: node.key, before: tell(node), after: '' });
    else found.push(...nodeFindings(node, other));
  }
  for (const node of treatment) {
    if (!before.has(node.key))
      found.push({ kind: 'a11y-node', element: node.key, before: '', after: tell(node) });
  }
  return [...found, ...orderFindings(control, treatment, before, after)];
}

const byKey = (nodes: readonly SnapshotA11y[]): Map<string, SnapshotA11y> =>
  new Map(nodes.map((node) => [node.key, node]));

const tell = ({ role, name }: SnapshotA11y): string => `${role} ${JSON.stringify(name)}`;

function nodeFindings(control: SnapshotA11y, treatment: SnapshotA11y): Finding[] {
  const { key: element } = control;
  const found: Finding[] = [];
  for (const [kind, member] of [
    ['a11y-role', 'role'],
    ['a11y-name', 'name'],
    ['a11y-description', 'description'],
  ] as const) {
    const [before, after] = [control[member], treatment[member]];
    if (before !== after) found.push({ kind, element, before, after });
  }
  if (control.parent !== treatment.parent) {
    const [before, after] = [control.parent, treatment.parent];
    found.push({ kind: 'a11y-node', element, name: 'parent', before, after });
  }
  return [...found, ...recordFindings('a11y-state', element, control.state, treatment.state)];
}

/** The order of those nodes that both trees hold under the same parent. */
function orderFindings(
  control: readonly SnapshotA11y[],
  treatment: readonly SnapshotA11y[],
  before: ReadonlyMap<string, SnapshotA11y>,
  after: ReadonlyMap<string, SnapshotA11y>,
): Finding[] {
  const [was, is] = [childrenIn(control, after), childrenIn(treatment, before)];
  return [...was].flatMap(([element, children]) => {
    const [first, second] = [children.join(', '), (is.get(element) ?? []).join(', ')];
    return first === second
      ? []
      : [{ kind: 'a11y-node' as const, element, name: 'order', before: first, after: second }];
  });
}

function childrenIn(
  nodes: readonly SnapshotA11y[],
  others: ReadonlyMap<string, SnapshotA11y>,
): Map<string, string[]> {
  const children = new Map<string, string[]>();
  for (const { key, parent } of nodes) {
    if (others.get(key)?.parent !== parent) continue;
    const list = children.get(parent);
    if (list === undefined) children.set(parent, [key]);
    else list.push(key);
  }
  return children;
}
