import type { A11yNode } from '../../../core/observation.ts';
import { lines, quoted, stateWords } from './words.ts';

/** Roles that say nothing by themselves: their children stand in their place. */
const INLINE: ReadonlySet<string> = new Set(['strong', 'emphasis', 'LabelText']);
const BARE: ReadonlySet<string> = new Set([...INLINE, 'generic', 'none', 'paragraph', 'Section']);

/** Says what everybody sees by the list itself. */
const NOISE = 'ListMarker';

/** Texts that follow each other, or a node between them. */
type Content = readonly string[] | A11yNode;

/** The accessibility tree, indented by depth, without layers that say nothing. Each text stands in quotes of its own. */
export function a11yView(tree: A11yNode): string {
  const written: string[] = [];
  const write = (node: A11yNode, depth: number): void => {
    const indent = ' '.repeat(Math.min(depth, 20));
    // A text that is the node's whole name, or its value, has been said.
    const said = [node.name.trim(), node.value?.trim()];
    const contents = contentsOf(node.children).filter(
      (content) => 'role' in content || !said.includes(content.join('').trim()),
    );
    const [only] = contents;
    const texts = contents.length === 1 && only && !('role' in only) && node.name === '' ? only : undefined;
    written.push(`${indent}${nodeLine(node, texts)}`);
    if (texts) return;
    for (const content of contents) {
      if ('role' in content) write(content, depth + 1);
      else written.push(`${indent} text ${content.map((text) => quoted(text)).join(' ')}`);
    }
  };
  write(tree, 0);
  return lines(written);
}

/** What a node holds, with bare layers opened and texts that follow each other together. */
function contentsOf(children: readonly A11yNode[]): Content[] {
  const contents: Content[] = [];
  let texts: string[] = [];
  const visit = (child: A11yNode): void => {
    if (child.role === NOISE) return;
    if (child.role === 'StaticText') {
      // The space between two elements.
      if (child.name.trim() === '') return;
      if (texts.length === 0) contents.push(texts);
      texts.push(child.name);
    } else if (isBare(child)) {
      for (const inner of child.children) visit(inner);
      if (!INLINE.has(child.role)) texts = [];
    } else {
      contents.push(child);
      texts = [];
    }
  };
  for (const child of children) visit(child);
  return contents;
}

function isBare({ role, name, description, mark }: A11yNode): boolean {
  return BARE.has(role) && name === '' && description === undefined && mark === undefined;
}

function nodeLine(
  { role, name, description, value, state, mark }: A11yNode,
  texts: readonly string[] = [],
): string {
  return [
    mark === undefined ? role : `[${mark}] ${role}`,
    ...(name === '' && (mark === undefined || texts.length > 0) ? [] : [quoted(name)]),
    ...texts.map((text) => quoted(text)),
    ...(value === undefined ? [] : [`value ${quoted(value)}`]),
    ...stateWords(state),
    ...(description === undefined ? [] : [`description ${quoted(description)}`]),
  ].join(' ');
}
