import { choose, control, look } from '../paths/scene.ts';
import { storefrontFloor } from '../paths/storefront-floor.ts';

/** How one gets about at Oatbarrow. */
export const floor = storefrontFloor({
  searchBox: 'Search the aisles',
  searchButton: 'Search',
  sortMenu: 'Sort by',
  fold: 'See full label',
  unfolded: 'Back to the shelf',
  toOptions: 'Choose options',
  add: 'Add to basket',
  onward: /^(go to checkout|continue to (slot|substitutes)|review order|place order)$/i,
  confirmed: /^thank you/i,
  async tellOccasion(hands, { quantity, choices }) {
    const wanted = [
      [quantity.label, String(quantity.value)],
      ...choices.map((one) => [one.option, one.choice]),
    ];
    for (const [name = '', option = ''] of wanted) {
      const { nodes } = await look(hands);
      const menu = control(nodes, { role: ['combobox', 'listbox'], name });
      if (menu !== undefined) await choose(hands, menu, option);
    }
  },
});
