import { html } from 'hono/html';
import { cardPrice, type Html } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { picturePath, productOf, productPath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Oatbarrow } from '../brand.ts';
import { pieces } from './words.ts';

/** How many products a module of those that were looked at has. */
const VIEWED = 6;

/** A board with products on it under a heading; nothing when there are none. */
export function board(store: Oatbarrow, heading: string, products: readonly Product[]): Html | '' {
  if (products.length === 0) return '';
  return html`<section class="board"><h2>${heading}</h2><ul>${products.map((product) => boardItem(store, product))}</ul></section>`;
}

/** The products whose pages were opened, but for the one whose page this is. */
export function lookedAt(store: Oatbarrow, here?: Product): Html | '' {
  const products = store.viewed
    .filter((id) => id !== here?.id)
    .slice(0, VIEWED)
    .flatMap((id) => productOf(store, id) ?? []);
  return board(store, 'You had these in hand', products);
}

function boardItem(store: Oatbarrow, product: Product): Html {
  const { opening, occasion } = store;
  const { presentation } = opening;
  const price = money(cardPrice(product, presentation, occasion));
  const from = presentation.basePriceOnly.has(product.id);
  return html`<li><a href="${productPath(store, product)}"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"><span>${product.name}</span></a>${cues(presentation.cues.get(product.id))}<p class="cost">${from ? `from ${price}` : price} <small>${pieces(store, occasion.quantity)}${from ? '' : ', all in'}</small></p></li>`;
}
