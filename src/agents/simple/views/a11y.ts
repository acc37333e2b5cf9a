import type { A11yNode } from '../../../core/observation.ts';
import { LONGEST_TEXT, lines, plain, quoted, stateWords } from './words.ts';

/** Roles that say nothing by themselves: their children stand in their place. */
const INLINE: ReadonlySet<string> = new Set(['strong', 'emphasis', 'LabelText']);
const BARE: ReadonlySet<string> = new Set([
  ...INLINE,
  'generic',
  'none',
  'paragraph',
  'Section',
  'MenuListPopup',
]);

/** Says what everybody sees by the list itself. */
const NOISE = 'ListMarker';

/** Texts that follow each other, or a node between them. */
type Content = readonly string[] | A11yNode;

/**
 * The accessibility tree, indented by depth, without layers that say nothing. Each text stands in quotes of its own. What is
 * in a node that says nothing else stands on its line, if it is one thing, or a few that can't be worked and hold
 * nothing: `heading: [4] link Chair`, `row: cell 2; cell $3`.
 */
export function a11yView(tree: A11yNode): string {
  const written: string[] = [];
  const write = (node: A11yNode, depth: number, before = ''): void => {
    const begin = before || ' '.repeat(Math.min(depth, 20));
    const contents = unsaidContents(node);
    const [first] = contents;
    const only = contents.length === 1 ? first : undefined;
    const open = `${begin}${[node.role, ...stateWords(node.state)].join(' ')}: `;
    if (only && 'role' in only && saysNothingBeside(node, only)) {
      write(only, depth, open);
      return;
    }
    const leaves = contents.flatMap((content) => leafText(content) ?? []);
    const all = leaves.join('; ');
    const short = leaves.length > 1 && all.length <= LONGEST_TEXT;
    if (short && leaves.length === contents.length && saysNothingBeside(node)) {
      written.push(`${open}${all}`);
      return;
    }
    const texts = only && !('role' in only) ? only : [];
    written.push(`${begin}${nodeLine(node, texts)}`);
    if (texts.length > 0) return;
    for (const content of contents) {
      if ('role' in content) write(content, depth + 1);
      else written.push(`${' '.repeat(Math.min(depth + 1, 20))}${textsLine(content)}`);
    }
  };
  write(tree, 0);
  return lines(written);
}

const textsLine = (texts: readonly string[]): string => texts.map((text) => quoted(text)).join(' ');

/** The line of what can't be worked and holds at most texts; undefined for anything else. */
function leafText(content: Content): string | undefined {
  if (!('role' in content)) return textsLine(content);
  const [only, ...more] = unsaidContents(content);
  if (content.mark !== undefined || more.length > 0 || (only && 'role' in only)) return undefined;
  return nodeLine(content, only ?? []);
}

/** What a node holds, but for a text that is its whole name, or its value: that has been said. */
function unsaidContents({ name, value = '', children }: A11yNode): readonly Content[] {
  const said = [squeezed(name), squeezed(value)];
  return contentsOf(children).filter(
    (content) => 'role' in content || !said.includes(squeezed(content.join(''))),
  );
}

/** Names and texts are put together with other spaces. */
const squeezed = (text: string): string => text.replace(/\s+/g, '');

/** Whether a node says nothing, or only what the one node in it says, too. */
function saysNothingBeside({ name, value, description, mark }: A11yNode, only?: A11yNode): boolean {
  return (
    (name === '' || squeezed(name) === squeezed(only?.name ?? '')) &&
    value === undefined &&
    description === undefined &&
    mark === undefined
  );
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
  texts: readonly string[],
): string {
  const [text = '', ...more] = texts;
  return [
    mark === undefined ? role : `[${mark}] ${role}`,
    ...stateWords(state),
    // What has no name is called by its text.
    ...(name === '' && more.length === 0 ? [text] : [name]).filter((one) => one !== '').map(plain),
    ...(name === '' && more.length === 0 ? [] : texts.map((each) => quoted(each))),
    ...(value === undefined ? [] : [`= ${quoted(value)}`]),
    ...(description === undefined ? [] : [`description ${quoted(description)}`]),
  ].join(' ');
}
