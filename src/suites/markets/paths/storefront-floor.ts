import type { Hands } from '../../../core/agent.ts';
import type { A11yNode } from '../../../core/observation.ts';
import type { Floor, Purchase } from './floor.ts';
import { choose, control, fill, flat, look, press, type Scene } from './scene.ts';

/** Steps from the cart to the order, at most. */
const STEPS_TO_ORDER = 10;

/** The words that a market's pages have for what a shopper does there. */
export interface FloorWords {
  readonly searchBox: string;
  readonly searchButton: string;
  readonly sortMenu: string;
  /** The link that leads to an obstructed product's specification, and the one that leads back. */
  readonly fold: string;
  readonly unfolded: string;
  /** The link that leads to an obstructed product's options. */
  readonly toOptions: string;
  /** The button that takes a product. */
  readonly add: string;
  /** Buttons and links that lead from there to the order. */
  readonly onward: RegExp;
  /** The heading of a confirmation. */
  readonly confirmed: RegExp;
  /** What forms on the way ask for and accounts don't have on file, by the field's label. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Tells the search what it asks for before it names prices: dates, guests, a size. */
  tellOccasion?(hands: Hands, purchase: Purchase): Promise<void>;
}

/** How one gets about in a market that is built of the common parts. */
export function storefrontFloor(words: FloorWords): Floor {
  const fold = { role: 'link', name: words.fold };
  return {
    async search(hands, text, purchase) {
      await words.tellOccasion?.(hands, purchase);
      const { nodes } = await look(hands);
      await fill(hands, control(nodes, { role: 'searchbox', name: words.searchBox }), text);
      const button = control(nodes, { role: 'button', name: words.searchButton });
      await press(hands, button, 'search button');
      return look(hands);
    },

    async sort(hands, { nodes }, label, want) {
      const menu = control(nodes, { role: ['combobox', 'listbox'], name: words.sortMenu });
      const option = `${label}: ${want === 'least' ? 'low to high' : 'high to low'}`;
      if (!(await choose(hands, menu, option))) await send(hands, 'Sort');
      return look(hands);
    },

    async next(hands, { nodes }) {
      const link = control(nodes, { role: 'link', name: 'Next' });
      if (link === undefined) return undefined;
      await press(hands, link, 'next page');
      return look(hands);
    },

    async open(hands, { link, name }) {
      await press(hands, link, `card of "${name}"`);
    },

    isFolded: ({ nodes }) => control(nodes, fold) !== undefined,

    async unfold(hands, { nodes }) {
      await press(hands, control(nodes, fold), 'full specification');
      const back = control((await look(hands)).nodes, { role: 'link', name: words.unfolded });
      await press(hands, back, 'way back to the product');
    },

    async buy(hands, _product, purchase) {
      const { nodes } = await look(hands);
      const step = control(nodes, { role: 'link', name: words.toOptions });
      if (step !== undefined) await press(hands, step, `link "${words.toOptions}"`);
      await makeChoices(hands, purchase);
      await fillIn(hands, purchase);
      if (!purchase.keepsDefaults) await untick(hands);
      const add = control((await look(hands)).nodes, { role: 'button', name: words.add });
      await press(hands, add, `button "${words.add}"`);
      await order(hands, words);
    },
  };
}

async function makeChoices(hands: Hands, { choices }: Purchase): Promise<void> {
  for (const { option, choice } of choices) {
    const { nodes } = await look(hands);
    const group = nodes.find(({ role, name }) => role === 'region' && name === option);
    if (group === undefined) throw new Error(`The path found no options "${option}" on the page`);
    const tile = control(flat(group), { role: 'link', name: startsWith(choice) });
    await press(hands, tile, `choice "${choice}"`);
  }
}

/** How many, where the page asks for it, and what is to be written. */
async function fillIn(hands: Hands, { quantity, note }: Purchase): Promise<void> {
  const { nodes } = await look(hands);
  const menu = control(nodes, { role: ['combobox', 'listbox'], name: quantity.label });
  if (menu !== undefined && quantity.value !== 1) {
    if (!(await choose(hands, menu, String(quantity.value)))) await send(hands, 'Update');
  }
  if (note === undefined) return;
  await fill(hands, control(nodes, { role: 'textbox', name: note.label }), note.text);
}

/** Sends a form that script would have sent, if there is such a button. */
async function send(hands: Hands, name: string): Promise<void> {
  const button = control((await look(hands)).nodes, { role: 'button', name });
  if (button !== undefined) await press(hands, button, `button "${name}"`);
}

async function untick(hands: Hands): Promise<void> {
  const ticked = ({ nodes }: Scene): A11yNode | undefined =>
    nodes.find(
      ({ role, state, mark }) => role === 'checkbox' && state.checked === true && mark !== undefined,
    );
  for (let box = ticked(await look(hands)); box !== undefined; box = ticked(await look(hands))) {
    await press(hands, box, `box "${box.name}"`);
  }
}

/** From what is in the cart to the order. */
async function order(hands: Hands, { onward, confirmed, answers = {} }: FloorWords): Promise<void> {
  for (let step = 0; step < STEPS_TO_ORDER; step++) {
    const { nodes } = await look(hands);
    if (nodes.some(({ role, name }) => role === 'heading' && confirmed.test(name))) return;
    for (const [label, text] of Object.entries(answers)) {
      const empty = control(nodes, { role: 'textbox', name: label });
      if (empty !== undefined && (empty.value ?? '') === '') await fill(hands, empty, text);
    }
    await press(hands, control(nodes, { role: ['button', 'link'], name: onward }), 'way on to the order');
  }
  throw new Error('The path came to no order confirmation');
}

/** A name that begins with a choice's label and goes on with its price. */
function startsWith(label: string): RegExp {
  return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( |$)`);
}
