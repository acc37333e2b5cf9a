import { storefrontFloor } from '../paths/storefront-floor.ts';

/** How one gets about on the board. */
export const floor = storefrontFloor({
  searchBox: 'Search the board',
  searchButton: 'Search',
  sortMenu: 'Sort by',
  fold: 'See full ad',
  unfolded: 'Back to the ad',
  toOptions: 'Check availability and handing over',
  add: 'Buy now',
  onward: /^(continue to (handing over|payment|review)|pay and close the deal)$/i,
  confirmed: /^thank you/i,
});
