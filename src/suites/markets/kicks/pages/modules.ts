import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { productOf } from '../../storefront/store.ts';
import type { Kicks } from '../brand.ts';
import { smallCard } from './card.ts';

/** How many pairs a module of those that were looked at has. */
const VIEWED = 6;

/** A row of pairs under a heading; nothing when there are none. */
export function pairsModule(kicks: Kicks, heading: string, products: readonly Product[]): Html | '' {
  if (products.length === 0) return '';
  return html`<section class="module"><h2>${heading}</h2><ul class="smalls">${products.map((product) => smallCard(kicks, product))}</ul></section>`;
}

/** The pairs whose pages were opened, but for the one whose page this is. */
export function recentlyViewed(kicks: Kicks, here?: Product): Html | '' {
  const products = kicks.viewed
    .filter((id) => id !== here?.id)
    .slice(0, VIEWED)
    .flatMap((id) => productOf(kicks, id) ?? []);
  return pairsModule(kicks, 'You had an eye on', products);
}
