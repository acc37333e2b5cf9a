import { storefrontFloor } from '../paths/storefront-floor.ts';

/** How one gets about in the craft market. */
export const floor = storefrontFloor({
  searchBox: 'Search handmade pieces',
  searchButton: 'Search',
  sortMenu: 'Sort by',
  fold: 'Read the full item details',
  unfolded: 'Back to the piece',
  toOptions: 'Personalise this piece',
  add: 'Add to basket',
  onward: /^(check out|continue to (address|payment|review)|place order)$/i,
  confirmed: /^thank you/i,
});
