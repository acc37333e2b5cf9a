import { storefrontFloor } from '../paths/storefront-floor.ts';

/** How one gets about at Hobwheel. */
export const floor = storefrontFloor({
  searchBox: 'Search dishes and kitchens',
  searchButton: 'Search',
  sortMenu: 'Sort by',
  fold: 'See full allergen sheet',
  unfolded: 'Back to the dish',
  toOptions: 'Choose your options',
  add: 'Add to basket',
  onward: /^(go to checkout|continue to (time|payment)|review order|place order)$/i,
  confirmed: /^thank you/i,
});
