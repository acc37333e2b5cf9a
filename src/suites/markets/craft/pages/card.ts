import { html, raw } from 'hono/html';
import { cardPrice, type Html, type Placed, priceTable } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { figures } from '../../storefront/parts/figures.ts';
import { isSinglePrice, priceGrid } from '../../storefront/parts/price-grid.ts';
import { picturePath, productPath, viewedBefore } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Craft } from '../brand.ts';
import { postage, timing } from './words.ts';

/** A piece as a page of results shows it. */
export function card(market: Craft, { product, sponsored }: Placed): Html {
  const { presentation, type } = market.opening;
  const { id, name, seller, stock } = product;
  return html`<li class="card">
  <a class="pic" href="${productPath(market, product)}" tabindex="-1" aria-hidden="true"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"></a>
  ${sponsored ? html`<p class="ad">Sponsored</p>` : ''}
  ${cues(presentation.cues.get(id))}
  <h2><a href="${productPath(market, product)}">${name}</a></h2>
  <p class="by">by ${seller}</p>
  ${presentation.basePriceOnly.has(id) ? fromPrice(product) : prices(product)}
  ${stock > 0 ? '' : html`<p class="gone">Sold out</p>`}
  ${figures(type, product)}
</li>`;
}

/** A piece as a module shows it. */
export function smallCard(market: Craft, product: Product): Html {
  const { presentation } = market.opening;
  const price = money(cardPrice(product, presentation));
  return html`<li class="small">
  <a href="${productPath(market, product)}"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"><span>${product.name}</span></a>
  ${cues(presentation.cues.get(product.id))}
  <p class="cost">${presentation.basePriceOnly.has(product.id) ? `from ${price}` : `${price} with shipping`}</p>
</li>`;
}

/** A row of pieces under a heading; nothing when there are none. */
export function shelfOf(market: Craft, heading: string, products: readonly Product[]): Html | '' {
  if (products.length === 0) return '';
  return html`<section class="module"><h2>${heading}</h2><ul class="smalls">${products.map((product) => smallCard(market, product))}</ul></section>`;
}

/** How many of the pieces that were looked at are shown again. */
const VIEWED = 5;

/** The pieces whose pages were opened, but for the one whose page this is. */
export function lookedAt(market: Craft, here?: Product): Html | '' {
  const products = viewedBefore(market, VIEWED, here);
  return shelfOf(market, 'You had in your hands', products);
}

const made = new WeakMap<Product, string>();

/** They are the same in every episode, so they are written once. */
function prices(product: Product): Html {
  let text = made.get(product);
  if (text === undefined) {
    text = String(writtenPrices(product));
    made.set(product, text);
  }
  return raw(text);
}

function writtenPrices(product: Product): Html {
  const table = priceTable(product);
  return html`<p class="price">${money(table.rows[0]?.cells[0]?.price ?? 0)} <small>with shipping</small></p>
  ${isSinglePrice(table) ? '' : priceGrid(table, `Prices with ${postage(product)}`)}
  <p class="when">${timing(product)}</p>`;
}

function fromPrice(product: Product): Html {
  return html`<p class="price"><small>from</small> ${money(product.price)}</p>
  <p class="when">${timing(product)}</p>`;
}
