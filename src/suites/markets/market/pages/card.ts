import { html, raw } from 'hono/html';
import { cardPrice, type Html, type Placed, priceTable } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { figures } from '../../storefront/parts/figures.ts';
import { isSinglePrice, priceGrid } from '../../storefront/parts/price-grid.ts';
import { picturePath, productPath, viewedBefore } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Board } from '../brand.ts';
import { whereAndWhen } from './words.ts';

/** An ad as a page of results shows it: a photograph, what it says, and what it costs however it is handed over. */
export function card(board: Board, { product, sponsored }: Placed): Html {
  const { presentation, type } = board.opening;
  const { id, name, seller, stock } = product;
  return html`<li class="ad">
  <a class="photo" href="${productPath(board, product)}" tabindex="-1" aria-hidden="true"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"></a>
  <div class="says">
    ${sponsored ? html`<p class="paid">Sponsored</p>` : ''}
    <h2><a href="${productPath(board, product)}">${name}</a></h2>
    <p class="where">${whereAndWhen(product)}</p>
    ${cues(presentation.cues.get(id))}
    ${figures(type, product)}
  </div>
  <div class="costs">
    ${presentation.basePriceOnly.has(id) ? html`<p class="price"><small>from</small> ${money(product.price)}</p>` : prices(product)}
    ${stock > 0 ? html`<p class="who">Offered by ${seller}</p>` : html`<p class="out">No longer available</p>`}
  </div>
</li>`;
}

/** An ad as a module shows it. */
export function smallCard(board: Board, product: Product): Html {
  const { presentation } = board.opening;
  const price = money(cardPrice(product, presentation));
  return html`<li class="small">
  <a href="${productPath(board, product)}"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"><span>${product.name}</span></a>
  <p class="cost">${presentation.basePriceOnly.has(product.id) ? `from ${price}` : `${price} with fees`}</p>
  <p class="where">${whereAndWhen(product)}</p>
  ${cues(presentation.cues.get(product.id))}
</li>`;
}

/** A row of ads under a heading; nothing when there are none. */
export function pinned(board: Board, heading: string, products: readonly Product[]): Html | '' {
  if (products.length === 0) return '';
  return html`<section class="module"><h2>${heading}</h2><ul class="smalls">${products.map((product) => smallCard(board, product))}</ul></section>`;
}

/** How many of the ads that were opened are shown again. */
const VIEWED = 4;

/** The ads that were opened, but for the one whose page this is. */
export function openedBefore(board: Board, here?: Product): Html | '' {
  const products = viewedBefore(board, VIEWED, here);
  return pinned(board, 'You looked at these', products);
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
  return html`<p class="price">${money(table.rows[0]?.cells[0]?.price ?? 0)}</p>
  ${isSinglePrice(table) ? '' : priceGrid(table, 'To pay, fee included')}`;
}
