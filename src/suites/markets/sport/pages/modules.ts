import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { productOf } from '../../storefront/store.ts';
import type { Sport } from '../brand.ts';
import { smallCard } from './card.ts';

/** How many jackets a module of those that were looked at has. */
const VIEWED = 4;

/** A row of jackets under a heading; nothing when there are none. */
export function gearModule(sport: Sport, heading: string, products: readonly Product[]): Html | '' {
  if (products.length === 0) return '';
  return html`<section class="module"><h2>${heading}</h2><ul class="smalls">${products.map((product) => smallCard(sport, product))}</ul></section>`;
}

/** The jackets whose pages were opened, but for the one whose page this is. */
export function recentlyViewed(sport: Sport, here?: Product): Html | '' {
  const products = sport.viewed
    .filter((id) => id !== here?.id)
    .slice(0, VIEWED)
    .flatMap((id) => productOf(sport, id) ?? []);
  return gearModule(sport, 'Back to where you were', products);
}
