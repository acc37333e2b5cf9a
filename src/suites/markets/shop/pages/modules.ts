import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { productOf } from '../../storefront/store.ts';
import type { Shop } from '../brand.ts';
import { smallCard } from './card.ts';

/** How many products a module of those that were looked at has. */
const VIEWED = 6;

/** A row of products under a heading; nothing when there are none. */
export function productModule(shop: Shop, heading: string, products: readonly Product[]): Html | '' {
  if (products.length === 0) return '';
  return html`<section class="module"><h2>${heading}</h2><ul class="smalls">${products.map((product) => smallCard(shop, product))}</ul></section>`;
}

/** The products whose pages were opened, but for the one whose page this is. */
export function recentlyViewed(shop: Shop, here?: Product): Html | '' {
  const products = shop.viewed
    .filter((id) => id !== here?.id)
    .slice(0, VIEWED)
    .map((id) => productOf(shop, id))
    .filter((product) => product !== undefined);
  return productModule(shop, 'You looked at', products);
}
