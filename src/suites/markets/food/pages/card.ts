import { html, raw } from 'hono/html';
import { type Html, type Placed, type PriceTable, priceTable } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { figures } from '../../storefront/parts/figures.ts';
import { priceGrid } from '../../storefront/parts/price-grid.ts';
import { picturePath, productPath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Hobwheel } from '../brand.ts';

/** A dish as a page of results shows it: the plate, the kitchen's figures, and what each size costs at the door. */
export function card(store: Hobwheel, { product, sponsored }: Placed): Html {
  const { presentation, type } = store.opening;
  return html`<li class="card${product.stock > 0 ? '' : ' gone'}">
  <a class="pic" href="${productPath(store, product)}" tabindex="-1" aria-hidden="true"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"></a>
  <div class="what">
    ${sponsored ? html`<p class="ad">Sponsored</p>` : ''}
    <h2><a href="${productPath(store, product)}">${product.name}</a></h2>
    ${cues(presentation.cues.get(product.id))}
    ${figures(type, product)}
  </div>
  <div class="pays">${presentation.basePriceOnly.has(product.id) ? fromPrice(product) : prices(product)}${product.stock > 0 ? '' : html`<p class="out">Sold out tonight</p>`}</div>
</li>`;
}

const made = new WeakMap<Product, string>();

/** They are the same in every episode, so they are written once. */
function prices(product: Product): Html {
  let text = made.get(product);
  if (text === undefined) {
    text = String(sizePrices(priceTable(product)));
    made.set(product, text);
  }
  return raw(text);
}

/** What a dish costs at the door in each of its sizes; as a table where more than the size bears on the price. */
export function sizePrices(table: PriceTable): Html {
  const { columns, rows, extras } = table;
  if (columns.length > 0 || extras.length > 0) return priceGrid(table, 'At your door, all fees in');
  return html`<p class="door">At your door, all fees in</p><dl class="sizes">${rows.map(
    ({ label, cells }) =>
      html`<div><dt>${label || 'Total'}</dt><dd>${money(cells[0]?.price ?? 0)}</dd></div>`,
  )}</dl>`;
}

function fromPrice(product: Product): Html {
  return html`<p class="price"><small>from</small> <b>${money(product.price)}</b></p>`;
}
