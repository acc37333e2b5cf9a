import { html, raw } from 'hono/html';
import { cardPrice, configurationLabel, type Html, type Placed, priceTable } from '../../engine/index.ts';
import { baseConfiguration, type Product } from '../../record.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { figures } from '../../storefront/parts/figures.ts';
import { isSinglePrice, priceGrid } from '../../storefront/parts/price-grid.ts';
import { picturePath, productPath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Shop } from '../brand.ts';
import { deliveryCharge, deliveryTime } from './words.ts';

/** A product as a page of results shows it. */
export function card(shop: Shop, { product, sponsored }: Placed): Html {
  const { presentation, type } = shop.opening;
  return html`<li class="card">
  <a class="pic" href="${productPath(shop, product)}" tabindex="-1" aria-hidden="true"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"></a>
  <div class="what">
    ${sponsored ? html`<p class="ad">Sponsored</p>` : ''}
    <p class="maker">${product.brand}</p>
    <h2><a href="${productPath(shop, product)}">${product.name}</a></h2>
    ${cues(presentation.cues.get(product.id))}
    ${figures(type, product)}
  </div>
  <div class="pays">${presentation.basePriceOnly.has(product.id) ? fromPrice(product) : prices(product)}${soldOut(product)}</div>
</li>`;
}

/** A product as a module of recommendations shows it. */
export function smallCard(shop: Shop, product: Product): Html {
  const { presentation } = shop.opening;
  const from = presentation.basePriceOnly.has(product.id);
  const price = money(cardPrice(product, presentation));
  return html`<li class="small">
  <a href="${productPath(shop, product)}"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"><span>${product.name}</span></a>
  ${cues(presentation.cues.get(product.id))}
  <p class="cost">${from ? `from ${price}` : html`${price} <small>delivered</small>`}</p>
</li>`;
}

const madePrices = new WeakMap<Product, string>();

/** They are the same in every episode, so they are written once. */
function prices(product: Product): Html {
  let text = madePrices.get(product);
  if (text === undefined) {
    text = String(writtenPrices(product));
    madePrices.set(product, text);
  }
  return raw(text);
}

function writtenPrices(product: Product): Html {
  const table = priceTable(product);
  const base = configurationLabel(product, baseConfiguration(product));
  return html`<p class="price">${money(table.rows[0]?.cells[0]?.price ?? 0)} <small>delivered</small></p>
    <p class="by">${base === '' ? '' : `${base} · `}${deliveryTime(product)}, ${deliveryCharge(product)}</p>
    ${isSinglePrice(table) ? '' : priceGrid(table, 'Price with delivery')}`;
}

/** Said of what can't be bought; it is in the catalog all the same. */
export function soldOut({ stock }: Product): Html | '' {
  return stock > 0 ? '' : html`<p class="out">Out of stock</p>`;
}

function fromPrice(product: Product): Html {
  return html`<p class="price"><small>from</small> ${money(product.price)}</p>
    <p class="by">Delivered ${deliveryTime(product)}</p>`;
}
