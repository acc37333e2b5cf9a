import type { A11yNode } from '../../../core/observation.ts';
import type { Errand } from './errand.ts';
import { bestNamed } from './names.ts';
import { quantityIn } from './quantity.ts';
import { type Control, folded, plain, type View } from './view.ts';

/** What a search is part of: what else is asked for there belongs to it. */
const AREAS: ReadonlySet<string> = new Set('search form banner region group'.split(' '));
const NUMBER_FIELDS: ReadonlySet<string> = new Set('spinbutton textbox'.split(' '));

/**
 * Tells a search what it asks for beside words, before it names prices: the choices that the request makes (guests, a size)
 * and how many (nights). Gives the page with it told; where the search asks for nothing of the kind, the page as it is.
 */
export async function tellOccasion(errand: Errand, view: View, field: Control): Promise<View> {
  const { configuration, quantity } = errand.request;
  let now = view;
  for (const { option, choice } of configuration)
    now = await chooseFrom(errand, now, field, option, (texts) => bestNamed(texts, (text) => text, choice));
  if (quantity === undefined) return now;
  const { label, value } = quantity;
  now = await chooseFrom(errand, now, field, label, (texts) => statingNumber(texts, value));
  return writeNumber(errand, now, asked(now, field), label, value);
}

/** Sets how many on a page that sells: in a menu or a field that is called so. Gives the page with it set. */
export async function setQuantity(errand: Errand, view: View): Promise<View> {
  const { quantity } = errand.request;
  if (quantity === undefined) return view;
  const { label, value } = quantity;
  const own = view.controls.filter(({ place }) => place !== 'around');
  const menu = menuFor(own, label, (texts) => statingNumber(texts, value));
  if (menu === undefined) return writeNumber(errand, view, own, label, value);
  return select(errand, view, menu, `I choose ${value} for ${label}.`);
}

interface Menu {
  readonly control: Control;
  readonly text: string;
}

type PickText = (texts: readonly string[]) => string | undefined;

async function chooseFrom(
  errand: Errand,
  view: View,
  field: Control,
  label: string,
  pick: PickText,
): Promise<View> {
  const menu = menuFor(asked(view, field), label, pick);
  return menu === undefined ? view : select(errand, view, menu, `I tell the search: ${label}, ${menu.text}.`);
}

async function select(errand: Errand, view: View, { control, text }: Menu, why: string): Promise<View> {
  if (folded(control.value) === folded(text)) return view;
  await errand.act({ type: 'select', target: { mark: control.mark }, option: text }, why);
  return errand.look();
}

async function writeNumber(
  errand: Errand,
  view: View,
  controls: readonly Control[],
  label: string,
  value: number,
): Promise<View> {
  const field = controls.find(
    ({ role, name, options, state }) =>
      NUMBER_FIELDS.has(role) && options.length === 0 && state.disabled !== true && isAbout(name, label),
  );
  if (field === undefined || field.value === String(value)) return view;
  await errand.act(
    { type: 'type', text: String(value), target: { mark: field.mark }, clear: true },
    `I write ${value} for ${label}.`,
  );
  return errand.look();
}

/** The first menu that is called by a label and has what is picked. */
function menuFor(controls: readonly Control[], label: string, pick: PickText): Menu | undefined {
  for (const control of controls) {
    const text =
      control.options.length > 0 && isAbout(control.name, label) ? pick(control.options) : undefined;
    if (text !== undefined) return { control, text };
  }
  return undefined;
}

/** Controls of the smallest part of the page that has the search's field and more than it: its form, or the head of the page. */
function asked({ tree, controls }: View, field: Control): readonly Control[] {
  const search = controls.find(({ role, name }) => role === field.role && name === field.name) ?? field;
  const areas = areasAround(tree, search.mark).map((area) => new Set(marksIn(area)) as ReadonlySet<number>);
  const own = (area: ReadonlySet<number>): readonly Control[] =>
    controls.filter(({ mark }) => area.has(mark));
  const area = areas.find((marks) => own(marks).some(({ options }) => options.length > 0)) ?? areas[0];
  return area === undefined ? [] : own(area);
}

/** The areas that a mark is in, the smallest first. */
function areasAround(node: A11yNode, mark: number): readonly A11yNode[] {
  if (node.mark === mark) return AREAS.has(node.role) ? [node] : [];
  for (const child of node.children) {
    if (!marksIn(child).includes(mark)) continue;
    const below = areasAround(child, mark);
    return AREAS.has(node.role) ? [...below, node] : below;
  }
  return [];
}

const marksIn = ({ mark, children }: A11yNode): readonly number[] => [
  ...(mark === undefined ? [] : [mark]),
  ...children.flatMap(marksIn),
];

const statingNumber = (texts: readonly string[], value: number): string | undefined =>
  texts.find((text) => plain(text) === String(value)) ?? texts.find((text) => quantityIn(text) === value);

const isAbout = (name: string, label: string): boolean => folded(name).includes(folded(label));
