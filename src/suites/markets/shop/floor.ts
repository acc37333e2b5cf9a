import { storefrontFloor } from '../paths/storefront-floor.ts';

/** How one gets about in the shop. */
export const floor = storefrontFloor({
  searchBox: 'Search the shop',
  searchButton: 'Search',
  sortMenu: 'Sort by',
  fold: 'Show full specification',
  unfolded: 'Back to the product',
  toOptions: 'Choose options',
  add: 'Add to cart',
  onward: /^(check out|continue to (delivery|payment|review)|place order)$/i,
  confirmed: /^thank you/i,
});
