import { html, raw } from 'hono/html';
import { cardPrice, type Html, type Placed, type PriceTable, priceTable } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { figures } from '../../storefront/parts/figures.ts';
import { priceGrid } from '../../storefront/parts/price-grid.ts';
import { shortMoney, whole } from '../../storefront/parts/words.ts';
import { picturePath, productPath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Yard } from '../brand.ts';
import { facePath } from './pictures.ts';
import { levelOf, startsIn } from './words.ts';

/** An offer as a page of results shows it. */
export function card(yard: Yard, { product, sponsored }: Placed): Html {
  const { presentation, type } = yard.opening;
  return html`<li class="card">
  <a class="art" href="${productPath(yard, product)}" tabindex="-1" aria-hidden="true"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"></a>
  <div class="who">${whoDoes(product)}</div>
  <h2><a href="${productPath(yard, product)}">${product.name}</a></h2>
  ${sponsored ? html`<p class="ad">Sponsored</p>` : ''}
  ${cues(presentation.cues.get(product.id))}
  ${figures(type, product)}
  <div class="pays">${presentation.basePriceOnly.has(product.id) ? fromPrice(product) : prices(product)}${bookedOut(product)}</div>
</li>`;
}

/** An offer as a row of recommendations shows it. */
export function smallCard(yard: Yard, product: Product): Html {
  const { presentation } = yard.opening;
  const from = presentation.basePriceOnly.has(product.id);
  const price = money(cardPrice(product, presentation));
  return html`<li class="small">
  <a href="${productPath(yard, product)}"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"><span>${product.name}</span></a>
  ${cues(presentation.cues.get(product.id))}
  <p class="cost">${from ? `from ${price}` : html`${price} <small>with the fee</small>`}</p>
</li>`;
}

/** Who does the work: portrait, name, level and rating. */
export function person(product: Product): Html {
  return html`<div class="who"><img class="face" src="${facePath(product)}" alt="" width="132" height="132">${whoDoes(product)}</div>`;
}

function whoDoes(product: Product): Html {
  const level = levelOf(product);
  return html`<p><b>${product.seller}</b>${level === undefined ? '' : html` <span class="level">${level}</span>`}<small>${product.rating.toFixed(1)} of 5 (${whole(product.reviews)}) · ${startsIn(product)}</small></p>`;
}

/** Said of somebody who takes no orders; the offer stays up all the same. */
export function bookedOut({ stock }: Product): Html | '' {
  return stock > 0 ? '' : html`<p class="out">Booked out</p>`;
}

const madePrices = new WeakMap<Product, string>();

/** They are the same in every episode, so they are written once. */
function prices(product: Product): Html {
  let text = madePrices.get(product);
  if (text === undefined) {
    text = String(packagePrices(priceTable(product)));
    madePrices.set(product, text);
  }
  return raw(text);
}

/** What each package comes to, side by side. */
function packagePrices(table: PriceTable): Html {
  if (table.columns.length > 0) return priceGrid(table, 'Prices, service fee in them');
  return html`<dl class="tiers">${table.rows.map(
    ({ label, cells: [cell] }) =>
      html`<div><dt>${label || 'Price'}</dt><dd>${shortMoney(cell?.price ?? 0)}</dd></div>`,
  )}</dl><p class="by">Each with its service fee</p>`;
}

function fromPrice(product: Product): Html {
  return html`<p class="price"><small>from</small> <b>${money(product.price)}</b></p>`;
}
