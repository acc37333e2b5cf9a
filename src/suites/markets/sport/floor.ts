import { choose, control, look } from '../paths/scene.ts';
import { storefrontFloor } from '../paths/storefront-floor.ts';

/** How one gets about in the store. */
export const floor = storefrontFloor({
  searchBox: 'Search the store',
  searchButton: 'Find',
  sortMenu: 'Sort by',
  fold: 'Show full technology sheet',
  unfolded: 'Back to the jacket',
  toOptions: 'See prices and sizes',
  add: 'Add to bag',
  onward: /^(check out|continue to payment|review order|place order)$/i,
  confirmed: /^thank you/i,
  async tellOccasion(hands, { choices }) {
    const { nodes } = await look(hands);
    const menu = control(nodes, { role: ['combobox', 'listbox'], name: 'Your size' });
    const size = choices.find(({ option }) => option === 'Size');
    if (menu !== undefined && size !== undefined) await choose(hands, menu, size.choice);
  },
});
