import type { A11yNode, ElementState } from '../../core/observation.ts';
import { climb } from './closed-frames.ts';
import type { Eyes } from './eyes.ts';
import { INTERACTIVE } from './interactive.ts';
import type { FrameAddress } from './worlds.ts';

interface AxValue {
  readonly value?: unknown;
}

/** What CDP tells of a node, as far as it is used here. */
interface AxNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly value?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly backendDOMNodeId?: number;
}

/** Layout boxes of text that a StaticText already holds, and line breaks. */
const NOISE = new Set(['InlineTextBox', 'LineBreak']);
/** A page can nest deeper than a stack or a reader can follow. */
const DEPTH = 500;

function text(value: AxValue | undefined): string {
  return value?.value === undefined ? '' : String(value.value);
}

function stateOf(node: AxNode): ElementState {
  const state: { -readonly [K in keyof ElementState]: ElementState[K] } = {};
  for (const { name, value } of node.properties ?? []) {
    const said = value.value;
    switch (name) {
      case 'checked':
      case 'pressed':
        state[name] = said === 'mixed' ? 'mixed' : said === 'true' || said === true;
        break;
      case 'selected':
      case 'expanded':
        state[name] = said === true;
        break;
      case 'disabled':
      case 'required':
      case 'readonly':
      case 'focused':
        if (said === true) state[name] = true;
        break;
      case 'invalid':
        if (said && said !== 'false') state.invalid = true;
        break;
    }
  }
  return state;
}

interface FrameTree {
  readonly address: FrameAddress & { readonly parent: string | undefined };
  readonly nodes: ReadonlyMap<string, AxNode>;
  readonly root: AxNode | undefined;
  /** Marks by backend node. */
  readonly marks: ReadonlyMap<number, number>;
  /** Child frames by the backend node of the element that holds them. */
  readonly children: ReadonlyMap<number, string>;
}

/**
 * The browser's accessibility tree of the whole page, the trees of frames in their places. Whoever calls it has had the
 * elements numbered, so that they carry the numbers that the `dom` channel gives them.
 */
export async function a11yTree(eyes: Eyes): Promise<A11yNode> {
  const all = await eyes.frames.all();
  const trees = new Map<string, FrameTree>();
  for (const address of all.values()) {
    const tree = await frameTree(eyes, all, address).catch((error: unknown) => {
      // A frame may go away while it is read; the top document must not.
      if (address.id === eyes.main.id) throw error;
      return undefined;
    });
    if (tree) trees.set(address.id, tree);
  }
  const top = trees.get(eyes.main.id);
  const nodes = top?.root ? build(top, top.root, trees, 0) : [];
  return nodes[0] ?? { role: 'RootWebArea', name: '', state: {}, children: [] };
}

async function frameTree(
  eyes: Eyes,
  all: ReadonlyMap<string, FrameTree['address']>,
  address: FrameTree['address'],
): Promise<FrameTree> {
  const { session, id } = address;
  const nodes: readonly AxNode[] = (await session.send('Accessibility.getFullAXTree', { frameId: id })).nodes;
  const workable = nodes.flatMap((node) =>
    !node.ignored && node.backendDOMNodeId !== undefined && INTERACTIVE.has(text(node.role))
      ? [node.backendDOMNodeId]
      : [],
  );
  const from = eyes.next;
  const { answers, up } = await eyes.worlds.marksOf(address, workable, from);
  eyes.claim(climb(all, address, up), from, Math.max(from, ...answers.map((mark) => mark + 1)));
  const children = new Map<number, string>();
  for (const child of all.values()) {
    if (child.parent !== id) continue;
    const owner = await session.send('DOM.getFrameOwner', { frameId: child.id }).catch(() => undefined);
    if (owner) children.set(owner.backendNodeId, child.id);
  }
  return {
    address,
    nodes: new Map(nodes.map((node) => [node.nodeId, node])),
    root: nodes.find((node) => node.parentId === undefined),
    marks: new Map(
      workable.flatMap((node, i) => ((answers[i] ?? -1) > 0 ? [[node, answers[i] as number]] : [])),
    ),
    children,
  };
}

/** A node, or its children when it is left out itself. */
function build(
  tree: FrameTree,
  node: AxNode,
  trees: ReadonlyMap<string, FrameTree>,
  depth: number,
): A11yNode[] {
  const role = text(node.role);
  if (NOISE.has(role) || depth > DEPTH) return [];
  const children = (node.childIds ?? []).flatMap((id) => {
    const child = tree.nodes.get(id);
    return child ? build(tree, child, trees, depth + 1) : [];
  });
  const frame = node.backendDOMNodeId === undefined ? undefined : tree.children.get(node.backendDOMNodeId);
  const inner = frame === undefined ? undefined : trees.get(frame);
  if (inner?.root) children.push(...build(inner, inner.root, trees, depth + 1));
  if (node.ignored) return children;
  const description = text(node.description);
  const value = text(node.value);
  const mark = node.backendDOMNodeId === undefined ? undefined : tree.marks.get(node.backendDOMNodeId);
  return [
    {
      role,
      name: text(node.name),
      ...(description ? { description } : {}),
      ...(value ? { value } : {}),
      state: stateOf(node),
      ...(mark === undefined ? {} : { mark }),
      children,
    },
  ];
}
