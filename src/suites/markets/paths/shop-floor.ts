import type { Hands } from '../../../core/agent.ts';
import type { A11yNode } from '../../../core/observation.ts';
import type { Floor, Purchase } from './floor.ts';
import { choose, control, fill, flat, look, press, type Scene } from './scene.ts';

/** Steps from the cart to the order, at most. */
const STEPS_TO_ORDER = 8;
/** Buttons and links that lead from a cart to an order. */
const ONWARD = /^(check out|continue to (delivery|payment|review)|place order)$/i;

/** How one gets about in the `shop` market. */
export const shopFloor: Floor = {
  async search(hands, words) {
    const { nodes } = await look(hands);
    const box = control(nodes, { role: 'searchbox', name: 'Search the shop' });
    await fill(hands, box, words);
    await press(hands, control(nodes, { role: 'button', name: 'Search' }), 'search button');
    return look(hands);
  },

  async sort(hands, { nodes }, label, want) {
    const menu = control(nodes, { role: ['combobox', 'listbox'], name: 'Sort by' });
    await choose(hands, menu, `${label}: ${want === 'least' ? 'low to high' : 'high to low'}`);
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

  isFolded: ({ nodes }) => control(nodes, FOLD) !== undefined,

  async unfold(hands, { nodes }) {
    await press(hands, control(nodes, FOLD), 'full specification');
    const back = control((await look(hands)).nodes, { role: 'link', name: 'Back to the product' });
    await press(hands, back, 'way back to the product');
  },

  async buy(hands, _product, purchase) {
    await toOptions(hands);
    await makeChoices(hands, purchase);
    if (!purchase.keepsDefaults) await untick(hands);
    const { nodes } = await look(hands);
    await press(hands, control(nodes, { role: 'button', name: 'Add to cart' }), 'button "Add to cart"');
    await order(hands);
  },
};

const FOLD = { role: 'link', name: 'Show full specification' } as const;

/** The additional step to the options, where there is one. */
async function toOptions(hands: Hands): Promise<void> {
  const { nodes } = await look(hands);
  const step = control(nodes, { role: 'link', name: 'Choose options' });
  if (step !== undefined) await press(hands, step, 'link "Choose options"');
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
async function order(hands: Hands): Promise<void> {
  for (let step = 0; step < STEPS_TO_ORDER; step++) {
    const { nodes } = await look(hands);
    if (nodes.some(({ role, name }) => role === 'heading' && CONFIRMED.test(name))) return;
    await press(hands, control(nodes, { role: ['button', 'link'], name: ONWARD }), 'way on to the order');
  }
  throw new Error('The path came to no order confirmation');
}

const CONFIRMED = /^thank you/i;

/** A name that begins with a choice's label and goes on with its price. */
function startsWith(label: string): RegExp {
  return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( |$)`);
}
