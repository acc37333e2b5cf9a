import type { SnapshotA11y } from './snapshot.ts';

/** A node as `Accessibility.getFullAXTree` answers it, as far as it is read here. */
export interface CapturedA11y {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: { readonly type?: string; readonly value?: unknown };
  }[];
}

/** Types of values that point to other elements. */
const REFERENCES = new Set(['idref', 'idrefList', 'node', 'nodeList']);

/** Lines of a text: where it is broken is layout, which boxes and pixels tell. */
const LAYOUT_ROLES = new Set(['InlineTextBox']);

/**
 * Reads the browser's accessibility tree into nodes with the keys of their elements. Ignored nodes are left out; their
 * children move up. References to other elements are left out, too: their effects are names and descriptions.
 */
export function a11yTree(nodes: readonly CapturedA11y[], keys: ReadonlyMap<number, string>): SnapshotA11y[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const taken = new Map<string, number>();
  const tree: SnapshotA11y[] = [];
  const unique = (key: string): string => {
    const count = (taken.get(key) ?? 0) + 1;
    taken.set(key, count);
    return count === 1 ? key : `${key}~${count}`;
  };
  const walk = (node: CapturedA11y, parent: string): void => {
    const role = textOf(node.role);
    if (LAYOUT_ROLES.has(role)) return;
    let holder = parent;
    if (!node.ignored) {
      const known = node.backendDOMNodeId === undefined ? undefined : keys.get(node.backendDOMNodeId);
      // Text that a stylesheet draws has no node of its own in the DOM.
      const key = unique(known ?? `${parent}/${role.toLowerCase()}`);
      const [name, description] = [textOf(node.name), textOf(node.description)];
      tree.push({ key, parent, role, name, description, state: stateOf(node) });
      holder = key;
    }
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child !== undefined) walk(child, holder);
    }
  };
  for (const node of nodes) if (node.parentId === undefined) walk(node, '');
  return tree;
}

const textOf = (value: { readonly value?: unknown } | undefined): string =>
  typeof value?.value === 'string' ? value.value : '';

function stateOf(node: CapturedA11y): Record<string, string | number | boolean> {
  const state: Record<string, string | number | boolean> = {};
  const own = (node.properties ?? []).filter(({ value }) => !REFERENCES.has(value.type ?? ''));
  const members = node.value === undefined ? own : [...own, { name: 'value', value: node.value }];
  for (const {
    name,
    value: { value },
  } of members) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      state[name] = value;
  }
  return state;
}
