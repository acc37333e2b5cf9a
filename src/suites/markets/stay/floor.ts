import { choose, control, look } from '../paths/scene.ts';
import { storefrontFloor } from '../paths/storefront-floor.ts';

/** How one gets about at Tarrowby. */
export const floor = storefrontFloor({
  searchBox: 'Where or what',
  searchButton: 'Search',
  sortMenu: 'Sort by',
  fold: 'Show all about this place',
  unfolded: 'Back to the place',
  toOptions: 'Check availability',
  add: 'Reserve',
  onward: /^(continue to (dates|guest|payment|review)|confirm and pay)$/i,
  confirmed: /^your booking is confirmed/i,
  answers: { 'Arrival date': 'Apr 17' },
  async tellOccasion(hands, { quantity, choices }) {
    const menu = async (name: string) =>
      control((await look(hands)).nodes, { role: ['combobox', 'listbox'], name });
    await choose(hands, await menu(quantity.label), String(quantity.value));
    for (const { option, choice } of choices) await choose(hands, await menu(option), choice);
  },
});
