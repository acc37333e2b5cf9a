import { storefrontFloor } from '../paths/storefront-floor.ts';

/** How one gets about in the market for services. */
export const floor = storefrontFloor({
  searchBox: 'What do you need made?',
  searchButton: 'Search',
  sortMenu: 'Sort by',
  fold: 'Read full scope of work',
  unfolded: 'Back to the offer',
  toOptions: 'Compare packages',
  add: 'Add to order',
  onward: /^(continue to (the brief|payment|review)|place order)$/i,
  confirmed: /^thank you/i,
  answers: { 'Project name': 'Commission', 'What should be made?': 'As described in my request.' },
});
