import { html, raw } from 'hono/html';
import {
  cardPrice,
  configurationLabel,
  type Html,
  type Placed,
  type PriceTable,
  priceTable,
  searchableAttributes,
} from '../../engine/index.ts';
import type { Cue } from '../../presentation.ts';
import type { ProductType } from '../../product-type.ts';
import { attributesOf, baseConfiguration, type Product } from '../../record.ts';
import { attributeText, money } from '../../words.ts';
import type { Shop } from '../state.ts';
import { deliveryCharge, deliveryTime, shortMoney } from './words.ts';

export const productPath = ({ id }: Product): string => `/p/${encodeURIComponent(id)}`;

export const picturePath = ({ id }: Product, view = 1): string =>
  `/images/${encodeURIComponent(id)}/${view}.svg`;

/** The look of each kind of cue, by a class that says no more than the words beside it. */
const CUE_LOOKS: Readonly<Record<Cue['kind'], string>> = {
  promotion: 'deal',
  scarcity: 'left',
  popularity: 'sold',
  trust: 'star',
  highlight: 'note',
};

/** A product as a page of results shows it. */
export function card(shop: Shop, { product, sponsored }: Placed): Html {
  const { presentation, type } = shop.opening;
  return html`<li class="card">
  <a class="pic" href="${productPath(product)}" tabindex="-1" aria-hidden="true"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"></a>
  <div class="what">
    ${sponsored ? html`<p class="ad">Sponsored</p>` : ''}
    <p class="maker">${product.brand}</p>
    <h2><a href="${productPath(product)}">${product.name}</a></h2>
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
  <a href="${productPath(product)}"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"><span>${product.name}</span></a>
  ${cues(presentation.cues.get(product.id))}
  <p class="cost">${from ? `from ${price}` : html`${price} <small>delivered</small>`}</p>
</li>`;
}

/** The cues that a presentation gives a product; nothing when it gives none. */
export function cues(list: readonly Cue[] | undefined): Html | '' {
  if (list === undefined || list.length === 0) return '';
  return html`<ul class="flags">${list.map(({ kind, says }) => html`<li class="flag ${CUE_LOOKS[kind]}">${says}</li>`)}</ul>`;
}

/** A product's prices with delivery: a line when there is one, else a table of its configurations. */
export function priceGrid(table: PriceTable): Html {
  return html`<table class="grid-of-prices">
    <caption>Price with delivery</caption>
    ${table.columns.length > 0 ? html`<thead><tr><td></td>${table.columns.map((label) => html`<th scope="col">${label}</th>`)}</tr></thead>` : ''}
    <tbody>${table.rows.map(
      ({ label, cells }) =>
        html`<tr><th scope="row">${label}</th>${cells.map(({ price }) => html`<td>${shortMoney(price)}</td>`)}</tr>`,
    )}</tbody>
  </table>
  ${table.extras.length > 0 ? html`<p class="extras">${table.extras.map(({ label, price }) => `${label} ${price < 0 ? '−' : '+'}${shortMoney(Math.abs(price))}`).join(' · ')}</p>` : ''}`;
}

const madeFigures = new WeakMap<Product, string>();
const madePrices = new WeakMap<Product, string>();

/** What the record says is the same in every episode, so it is written once. */
function kept(made: WeakMap<Product, string>, product: Product, make: () => Html): Html {
  let text = made.get(product);
  if (text === undefined) {
    text = String(make());
    made.set(product, text);
  }
  return raw(text);
}

/** The figures that result pages filter by, for the base configuration. */
export function figures(type: ProductType, product: Product): Html {
  return kept(madeFigures, product, () => {
    const values = attributesOf(product, baseConfiguration(product));
    return html`<dl class="figures">${searchableAttributes(type).flatMap((attribute) => {
      const value = values[attribute.id];
      if (value === undefined) return [];
      return [html`<div><dt>${attribute.label}</dt><dd>${attributeText(attribute, value)}</dd></div>`];
    })}</dl>`;
  });
}

function prices(product: Product): Html {
  return kept(madePrices, product, () => {
    const table = priceTable(product);
    const single = table.rows.length === 1 && table.rows[0]?.cells.length === 1;
    const base = configurationLabel(product, baseConfiguration(product));
    return html`<p class="price">${money(table.rows[0]?.cells[0]?.price ?? 0)} <small>delivered</small></p>
    <p class="by">${base === '' ? '' : `${base} · `}${deliveryTime(product)}, ${deliveryCharge(product)}</p>
    ${single && table.extras.length === 0 ? '' : priceGrid(table)}`;
  });
}

/** Said of what can't be bought; it is in the catalog all the same. */
export function soldOut({ stock }: Product): Html | '' {
  return stock > 0 ? '' : html`<p class="out">Out of stock</p>`;
}

function fromPrice(product: Product): Html {
  return html`<p class="price"><small>from</small> ${money(product.price)}</p>
    <p class="by">Delivered ${deliveryTime(product)}</p>`;
}
