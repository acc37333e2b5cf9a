import type { Random } from '../../../core/random.ts';
import type { Product } from '../record.ts';
import { bell, between, chance, kept, shelfPrice, whole } from './chance.ts';

const SELLERS = [
  'Harrow Lane Supply',
  'Bright Fern Trading',
  'Northquay Stores',
  'Pellmere Direct',
  'Oakhollow Outlet',
  'Tidewick Goods',
  'Amberfold Retail',
  'Stonebrook & Daughters',
  'Larkenfield Wholesale',
  'Copperwell Home',
  'Fennimore Depot',
  'Willowgate Shop',
] as const;

/** Delivery charges, in cents; free delivery is as common as all others together. */
const DELIVERY = [0, 0, 0, 0, 399, 499, 699, 899] as const;

/** What of a product has to do with selling it and not with the thing itself. */
export type Trade = Pick<
  Product,
  | 'seller'
  | 'price'
  | 'formerPrice'
  | 'delivery'
  | 'deliveryDays'
  | 'stock'
  | 'sold'
  | 'rating'
  | 'reviews'
  | 'returnRate'
>;

/**
 * A product's trade: seller, delivery, stock, popularity, rating and a former price, for a price of about `amount` dollars.
 * A fifth of all products is low in stock. Nothing here depends on how good the product is, but for what is sold: cheap things sell more.
 */
export function drawTrade(random: Random, amount: number): Trade {
  const price = shelfPrice(amount);
  const low = chance(random, 0.2);
  const rating = kept(4.3 + bell(random, 0.32), 2.9, 4.9, 1);
  const sold = Math.round(2 ** between(random, 3, 9.5) * (amount < 200 ? 1.6 : 0.8));
  return {
    seller: random.pick(SELLERS),
    price,
    formerPrice: formerPriceFor(price, between(random, 1.04, 1.42)),
    delivery: random.pick(DELIVERY),
    deliveryDays: whole(random, 1, 12),
    stock: low ? whole(random, 1, 5) : whole(random, 8, 240),
    sold: Math.max(3, sold),
    rating,
    reviews: Math.max(4, Math.round(sold * between(random, 0.4, 4))),
    returnRate: kept(6.5 - (rating - 4.3) * 3 + bell(random, 2.2), 0.6, 16, 1),
  };
}

/** A former price that is a given factor above a price, both in cents; always at least a dollar above it. */
export function formerPriceFor(price: number, factor: number): number {
  return Math.max(price + 100, shelfPrice((price * factor) / 100));
}
