import { html } from 'hono/html';
import {
  cardPrice,
  configurationOn,
  type Html,
  mostPieces,
  type Placed,
  type PriceTable,
  priceTable,
} from '../../engine/index.ts';
import { baseConfiguration, type Product } from '../../record.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { figures } from '../../storefront/parts/figures.ts';
import { priceGrid } from '../../storefront/parts/price-grid.ts';
import { picturePath, productPath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Oatbarrow } from '../brand.ts';
import { pieces, shelfPrice } from './words.ts';

/** A product on its shelf: what stands there, and under the board its label, figures and what it comes to. */
export function card(store: Oatbarrow, { product, sponsored }: Placed): Html {
  const { presentation, type } = store.opening;
  const from = presentation.basePriceOnly.has(product.id);
  return html`<li class="card${product.stock > 0 ? '' : ' gone'}">
  <a class="pic" href="${productPath(store, product)}" tabindex="-1" aria-hidden="true"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"></a>
  <div class="edge">${shelfPrice(store, product, from ? baseConfiguration(product) : configurationOn(product, store.occasion))}</div>
  <div class="what">${sponsored ? html`<p class="ad">Sponsored</p>` : ''}<h2><a href="${productPath(store, product)}">${product.name}</a></h2>${cues(presentation.cues.get(product.id))}${figures(type, product)}</div>
  <div class="pays">${from ? fromPrice(store, product) : totals(store, product)}${quickAdd(store, product)}</div>
</li>`;
}

/** What so many pieces come to in each size, with deposit, fee and delivery. */
export function totals(store: Oatbarrow, product: Product): Html {
  const { quantity } = store.occasion;
  return sums(priceTable(product, quantity), `${pieces(store, quantity)} with deposit and delivery`);
}

function sums(table: PriceTable, caption: string): Html {
  const { columns, rows, extras } = table;
  if (columns.length > 0 || extras.length > 0) return priceGrid(table, caption);
  return html`<p class="for-all">${caption}</p><dl class="sums">${rows.map(
    ({ label, cells }) =>
      html`<div><dt>${label || 'Total'}</dt><dd>${money(cells[0]?.price ?? 0)}</dd></div>`,
  )}</dl>`;
}

function fromPrice(store: Oatbarrow, product: Product): Html {
  const { occasion, opening } = store;
  return html`<p class="for-all">${pieces(store, occasion.quantity)}</p><p class="price"><small>from</small> ${money(cardPrice(product, opening.presentation, occasion))}</p>`;
}

/** Puts what was told of into the basket at once, with what is ticked in advance; nothing where choosing takes a step of its own. */
function quickAdd({ opening, occasion, routes }: Oatbarrow, product: Product): Html {
  if (mostPieces(product) === 0) return html`<p class="out">Shelf is empty</p>`;
  const { presentation } = opening;
  if (presentation.obstructed.has(product.id)) return html``;
  const ticked = presentation.preselected.get(product.id) ?? [];
  const { quantity } = occasion;
  return html`<form class="quick" action="${routes.cart}" method="post" data-once><input type="hidden" name="do" value="add"><input type="hidden" name="product" value="${product.id}"><input type="hidden" name="quantity" value="${quantity}">${Object.entries(configurationOn(product, occasion)).map(([group, choice]) => html`<input type="hidden" name="o-${group}" value="${choice}">`)}${product.addOns
    .filter(({ id }) => ticked.includes(id))
    .map(
      ({ id, label, price }) =>
        html`<label><input type="checkbox" name="extra" value="${id}" checked> <span>${label} +${money(price)}</span></label>`,
    )}<button type="submit">Add ${quantity}<span class="unseen"> ${product.name}</span></button></form>`;
}
