import { html } from 'hono/html';
import { cardPrice, type Html } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { picturePath, productOf, productPath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Hobwheel } from '../brand.ts';

/** How many dishes a module of those that were looked at has. */
const VIEWED = 6;

/** A row of dishes on round plates under a heading; nothing when there are none. */
export function plates(store: Hobwheel, heading: string, products: readonly Product[]): Html | '' {
  if (products.length === 0) return '';
  return html`<section class="module"><h2>${heading}</h2><ul class="plates">${products.map((product) => plateItem(store, product))}</ul></section>`;
}

/** The dishes whose pages were opened, but for the one whose page this is. */
export function lookedAt(store: Hobwheel, here?: Product): Html | '' {
  const products = store.viewed
    .filter((id) => id !== here?.id)
    .slice(0, VIEWED)
    .flatMap((id) => productOf(store, id) ?? []);
  return plates(store, 'Still hungry for', products);
}

function plateItem(store: Hobwheel, product: Product): Html {
  const { presentation } = store.opening;
  const price = money(cardPrice(product, presentation));
  return html`<li>
  <a href="${productPath(store, product)}"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"><span>${product.name}</span></a>
  ${cues(presentation.cues.get(product.id))}
  <p class="cost">${presentation.basePriceOnly.has(product.id) ? `from ${price}` : html`${price} <small>at your door</small>`}</p>
</li>`;
}
