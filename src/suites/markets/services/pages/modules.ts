import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { productOf } from '../../storefront/store.ts';
import type { Yard } from '../brand.ts';
import { smallCard } from './card.ts';

/** How many offers a row of those that were looked at has. */
const VIEWED = 4;

/** A row of offers under a heading; nothing when there are none. */
export function offerModule(yard: Yard, heading: string, products: readonly Product[]): Html | '' {
  if (products.length === 0) return '';
  return html`<section class="module"><h2>${heading}</h2><ul class="smalls">${products.map((product) => smallCard(yard, product))}</ul></section>`;
}

/** The offers whose pages were opened, but for the one whose page this is. */
export function recentlyViewed(yard: Yard, here?: Product): Html | '' {
  const products = yard.viewed
    .filter((id) => id !== here?.id)
    .slice(0, VIEWED)
    .map((id) => productOf(yard, id))
    .filter((product) => product !== undefined);
  return offerModule(yard, 'Back to who you looked at', products);
}
