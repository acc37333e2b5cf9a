export { ADDRESS_FIELDS, type Address, complaintsAbout, readAddress, type Way } from './address.ts';
export {
  addOnsOf,
  askedNote,
  Cart,
  type CartLine,
  type CartRefusal,
  lineTotal,
  MOST_NOTE,
  MOST_PIECES,
  mostPieces,
  piecePrice,
  type Wish,
} from './cart.ts';
export { type CatalogIndex, catalogIndex, searchableAttributes } from './catalog-index.ts';
export { Checkout, type Placing } from './checkout.ts';
export { CODE_LETTERS, codePicture } from './code-picture.ts';
export {
  configurationLabel,
  delivered,
  deliveredOn,
  type PricedConfiguration,
  type PriceTable,
  priceTable,
} from './configurations.ts';
export { dayName, daysAfter } from './dates.ts';
export type { Facet, FacetStep } from './facet.ts';
export type { Html } from './html.ts';
export { configurationOn, NO_OCCASION, type Occasion } from './occasion.ts';
export { type Order, recordOf } from './order.ts';
export { pictureView, VIEW_COUNT } from './picture-view.ts';
export {
  filtersOf,
  inAddress,
  type Query,
  type Range,
  readQuery,
  toggleChoice,
  withRange,
  writeQuery,
} from './query.ts';
export { type Review, type Reviews, reviewsOf, type Sayings } from './reviews.ts';
export { CHALLENGE_LIFE, type Challenge, RobotCheck } from './robot-check.ts';
export { type Found, type Placed, search } from './search.ts';
export { cardPrice, FEATURED, type Shelf, shelfOf, sortsOf } from './shelf.ts';
