import { html } from 'hono/html';
import { cardPrice, delivered, type Html, type Placed, priceTable } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { figures } from '../../storefront/parts/figures.ts';
import { picturePath, productPath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Stay } from '../brand.ts';
import { isTooSmall, tripOf } from '../trip.ts';
import { nightsWords } from './words.ts';

/** A place as a page of results shows it. `pin` is its number on the map. */
export function card(stay: Stay, { product, sponsored }: Placed, pin: number): Html {
  const { presentation, type } = stay.opening;
  return html`<li class="card" id="at-${pin}">
  <a class="pic" href="${productPath(stay, product)}" tabindex="-1" aria-hidden="true"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"><b class="pin">${pin}</b></a>
  <div class="what">
    <p class="host"><span>Let by ${product.seller}</span>${sponsored ? html`<span class="ad">Sponsored</span>` : ''}</p>
    <h2><a href="${productPath(stay, product)}">${product.name}</a></h2>
    ${cues(presentation.cues.get(product.id))}
    ${figures(type, product)}
    ${presentation.basePriceOnly.has(product.id) ? fromPrice(stay, product) : prices(stay, product)}
    ${notToHave(stay, product)}
  </div>
</li>`;
}

/** A place as a module of recommendations shows it. */
export function smallCard(stay: Stay, product: Product): Html {
  const { presentation } = stay.opening;
  const { nights } = tripOf(stay);
  const price = money(cardPrice(product, presentation, stay.occasion));
  return html`<li class="small">
  <a href="${productPath(stay, product)}"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"><span>${product.name}</span></a>
  ${cues(presentation.cues.get(product.id))}
  <p class="cost">${presentation.basePriceOnly.has(product.id) ? `from ${price} for ${nightsWords(nights)}` : html`<b>${price}</b> total for ${nightsWords(nights)}`}</p>
</li>`;
}

/** The total for the trip, and what it would be for each number of guests. */
function prices(stay: Stay, product: Product): Html {
  const { occasion } = stay;
  const { nights, guests } = tripOf(stay);
  const party = isTooSmall(stay, product) || guests === undefined ? '' : `, ${guests.label}`;
  const total = cardPrice(product, stay.opening.presentation, occasion);
  return html`<p class="price"><b>${money(total)}</b> <small>total for ${nightsWords(nights)}${party}</small></p>
    ${byGuests(product, nights)}`;
}

/** What a stay costs for each number of guests, in a row; nothing where that makes no difference. */
export function byGuests(product: Product, nights: number): Html | '' {
  const { rows, columns } = priceTable(product, nights);
  const first = rows.map(({ label, cells }) => ({ label, configuration: cells[0]?.configuration ?? {} }));
  if (rows.length < 2 || columns.length > 0) return '';
  return html`<table class="by-guests"><caption class="unseen">What ${nightsWords(nights)} cost, all included</caption><thead><tr><td></td>${first.map(({ label }) => html`<th scope="col">${label}</th>`)}</tr></thead><tbody><tr><th scope="row">All in</th>${first.map(({ configuration }) => html`<td>${money(delivered(product, configuration, nights))}</td>`)}</tr></tbody></table>`;
}

function fromPrice(stay: Stay, product: Product): Html {
  const { nights } = tripOf(stay);
  return html`<p class="price"><small>from</small> <b>${money(product.price * nights)}</b></p>
    <p class="by">for ${nightsWords(nights)}, before fees and town tax</p>`;
}

/** Said of what can't be booked, or not by so many. */
function notToHave(stay: Stay, product: Product): Html | '' {
  if (product.stock === 0) return html`<p class="out">Taken for the whole season</p>`;
  if (!isTooSmall(stay, product)) return '';
  const most = product.options.find(({ id }) => id === 'guests')?.choices.at(-1)?.label ?? '';
  return html`<p class="out">Too small for your party: takes ${most} at most</p>`;
}
