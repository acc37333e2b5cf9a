import { choose, control, look } from '../paths/scene.ts';
import { storefrontFloor } from '../paths/storefront-floor.ts';

/** How one gets about in the market. */
export const floor = storefrontFloor({
  searchBox: 'Search pairs',
  searchButton: 'Search',
  sortMenu: 'Sort by',
  fold: 'See full inspection sheet',
  unfolded: 'Back to the pair',
  toOptions: 'See prices by size',
  add: 'Buy now',
  onward: /^(continue (with .*|to (payment|review))|place order)$/i,
  confirmed: /^thank you/i,
  async tellOccasion(hands, { choices }) {
    const { nodes } = await look(hands);
    const menu = control(nodes, { role: ['combobox', 'listbox'], name: 'Your size' });
    const size = choices.find(({ option }) => option === 'Size');
    if (menu !== undefined && size !== undefined) await choose(hands, menu, size.choice);
  },
});
