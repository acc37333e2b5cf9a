import type { A11yNode, ElementState, Observation } from '../../../core/observation.ts';

/** Something that can be worked, in reading order. */
export interface Control {
  readonly mark: number;
  readonly role: string;
  readonly name: string;
  readonly value: string;
  /** The option texts of a select. */
  readonly options: readonly string[];
  readonly state: ElementState;
  /** Names of the groups and dialogs that it is in, outermost first. */
  readonly groups: readonly string[];
  readonly place: Place;
}

/** Where on a page something is: what pages repeat around their content is `around`. */
export type Place = 'content' | 'around' | 'dialog';

/** One line of text as a page shows it. */
export interface Line {
  readonly text: string;
  /** Text that is struck out, as former prices are. */
  readonly former: string;
  readonly heading: boolean;
  readonly place: Place;
}

/** A page, as a shopper has it after one look. */
export interface View {
  readonly url: string;
  readonly title: string;
  readonly tree: A11yNode;
  readonly controls: readonly Control[];
  readonly lines: readonly Line[];
}

const AROUND: ReadonlySet<string> = new Set('banner navigation contentinfo'.split(' '));
const DIALOGS: ReadonlySet<string> = new Set(['dialog', 'alertdialog']);
const GROUPS: ReadonlySet<string> = new Set('group radiogroup form region dialog alertdialog'.split(' '));
/** Nodes that stand within a line of text; all others begin a new one. */
const INLINE: ReadonlySet<string> = new Set(
  'StaticText link emphasis strong mark time subscript superscript code abbr deletion insertion image'.split(
    ' ',
  ),
);
/** Controls whose names are what they say; the text below them is not told twice. */
const NAMED: ReadonlySet<string> = new Set(
  'button radio checkbox switch option tab combobox listbox textbox searchbox spinbutton slider MenuListPopup'.split(
    ' ',
  ),
);
const FORMER: ReadonlySet<string> = new Set(['deletion']);
const HIDDEN_TEXT: ReadonlySet<string> = new Set(['ListMarker', 'image']);

/** Makes a view of an observation of the channel `a11y`. */
export function viewOf(observation: Observation): View {
  const tree = observation.a11y ?? { role: 'RootWebArea', name: '', state: {}, children: [] };
  const { url, title } = observation;
  return { url, title, tree, controls: controlsIn(tree), lines: linesOf([tree]) };
}

function controlsIn(tree: A11yNode): readonly Control[] {
  const found: Control[] = [];
  const walk = (node: A11yNode, groups: readonly string[], place: Place): void => {
    const here = placeOf(node, place);
    if (node.mark !== undefined && node.role !== 'option') {
      found.push({
        mark: node.mark,
        role: node.role,
        name: plain(node.name || node.description || ''),
        value: node.value ?? '',
        options: node.role === 'combobox' || node.role === 'listbox' ? optionsIn(node) : [],
        state: node.state,
        groups,
        place: here,
      });
    }
    const named = GROUPS.has(node.role) ? [...groups, plain(node.name)] : groups;
    for (const child of node.children) walk(child, named, here);
  };
  walk(tree, [], 'content');
  return found;
}

/** The option texts of a menu, closed or open. */
function optionsIn(node: A11yNode): readonly string[] {
  return node.children.flatMap((child) => (child.role === 'option' ? [plain(child.name)] : optionsIn(child)));
}

/** The lines of text within nodes, in reading order. */
export function linesOf(nodes: readonly A11yNode[]): readonly Line[] {
  const lines: Line[] = [];
  let text = '';
  let former = '';
  const close = (heading: boolean, place: Place): void => {
    if (plain(text) !== '' || plain(former) !== '')
      lines.push({ text: plain(text), former: plain(former), heading, place });
    text = '';
    former = '';
  };
  const walk = (node: A11yNode, heading: boolean, struck: boolean, outside: Place): void => {
    if (HIDDEN_TEXT.has(node.role)) return;
    const place = placeOf(node, outside);
    if (node.role === 'StaticText') {
      if (struck) former += node.name;
      else text += node.name;
      return;
    }
    const inline = INLINE.has(node.role);
    if (!inline) close(heading, outside);
    const head = heading || node.role === 'heading';
    if (node.role === 'table' && isGrid(node)) {
      for (const said of gridTexts(node)) lines.push({ text: said, former: '', heading: false, place });
    } else if (NAMED.has(node.role)) text += node.name;
    else for (const child of node.children) walk(child, head, struck || FORMER.has(node.role), place);
    if (!inline) close(head, place);
  };
  for (const node of nodes) walk(node, false, false, 'content');
  close(false, 'content');
  return lines;
}

const rowsOf = (node: A11yNode): readonly A11yNode[] =>
  node.role === 'row' ? [node] : node.children.flatMap(rowsOf);

/** Whether a table's columns are named, so that a cell means little without its two names. */
function isGrid(table: A11yNode): boolean {
  return rowsOf(table).some(({ children }) => children.some(({ role }) => role === 'columnheader'));
}

/** What the cells of a grid say, each with the names of its row and column: "32 GB, 1 TB $1,249". */
function gridTexts(table: A11yNode): readonly string[] {
  const [head, ...rows] = rowsOf(table);
  const columns = head?.children.map(textIn) ?? [];
  return rows.flatMap(({ children }) => {
    const [first, ...cells] = children.map(textIn);
    return cells.map((cell, index) => `${first}, ${columns[index + 1] ?? ''} ${cell}`);
  });
}

const textIn = (node: A11yNode): string =>
  linesOf(node.children)
    .map(({ text }) => text)
    .join(' ');

function placeOf({ role }: A11yNode, outside: Place): Place {
  if (DIALOGS.has(role)) return 'dialog';
  return AROUND.has(role) && outside === 'content' ? 'around' : outside;
}

/** Text on one line, without the spaces around it. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Text for comparing: one line, lower case, without a closing colon or star. */
export function folded(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/\s*[:*]+$/, '');
}
