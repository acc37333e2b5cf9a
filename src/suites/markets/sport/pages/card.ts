import { html } from 'hono/html';
import { cardPrice, configurationOn, type Html, type Placed, priceTable } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { figures } from '../../storefront/parts/figures.ts';
import { shortMoney } from '../../storefront/parts/words.ts';
import { picturePath, productPath } from '../../storefront/store.ts';
import { askedGroups } from '../../storefront/told-choices.ts';
import { paintOf } from '../../types/svg.ts';
import { money } from '../../words.ts';
import type { Sport } from '../brand.ts';
import { coloursOf } from '../colours.ts';

/** A jacket as a page of results shows it. */
export function card(sport: Sport, { product, sponsored }: Placed): Html {
  const { presentation, type } = sport.opening;
  const path = productPath(sport, product);
  return html`<li class="card">
  <a class="pic" href="${path}" tabindex="-1" aria-hidden="true"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"></a>
  ${sponsored ? html`<p class="ad">Sponsored</p>` : ''}
  <p class="line"><span>${product.brand}</span>${swatches(product)}</p>
  <h2><a href="${path}">${product.name}</a></h2>
  ${cues(presentation.cues.get(product.id))}
  ${presentation.basePriceOnly.has(product.id) ? fromPrice(product) : prices(sport, product)}
  ${product.stock > 0 ? '' : html`<p class="out">Sold out</p>`}
  ${figures(type, product)}
</li>`;
}

/** A jacket as a module shows it. */
export function smallCard(sport: Sport, product: Product): Html {
  const { presentation } = sport.opening;
  const from = presentation.basePriceOnly.has(product.id);
  const price = money(cardPrice(product, presentation, sport.occasion));
  return html`<li class="small">
  <a href="${productPath(sport, product)}"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"><span>${product.name}</span></a>
  ${cues(presentation.cues.get(product.id))}
  <p class="cost">${from ? `from ${price}` : html`${price} <small>delivered${sizeTold(sport, product)}</small>`}</p>
</li>`;
}

/** The colours that it comes in, as dots with their names for those who don't see them. */
function swatches(product: Product): Html | '' {
  const colours = coloursOf(product);
  if (colours.length === 0) return '';
  return html`<span class="dots"><span class="unseen">In ${colours.join(', ')}</span>${colours.map(
    (colour) => html`<i style="background:${paintOf(colour).fill}"></i>`,
  )}</span>`;
}

/** The size that a price is for: ", size L Tall". */
export function sizeTold(sport: Sport, product: Product): string {
  const configuration = configurationOn(product, sport.occasion);
  const labels = askedGroups(sport).flatMap(
    ({ id }) =>
      product.options
        .find((group) => group.id === id)
        ?.choices.find((choice) => choice.id === configuration[id])?.label ?? [],
  );
  return labels.length === 0 ? '' : `, size ${labels.join(', ')}`;
}

/** What it costs in the size told, and then in every size, all with delivery. */
function prices(sport: Sport, product: Product): Html {
  const { presentation } = sport.opening;
  const { rows, columns } = priceTable(product);
  return html`<p class="price">${money(cardPrice(product, presentation, sport.occasion))} <small>delivered${sizeTold(sport, product)}</small></p>
  <dl class="by-size">${rows.flatMap(({ label, cells }) =>
    cells.map(({ price }, at) => {
      const size = [label, columns[at]].filter((part) => part).join(', ');
      return html`<div><dt>${size || 'One size'}</dt><dd>${shortMoney(price)}</dd></div>`;
    }),
  )}</dl>
  <p class="by">${arrival(product)}</p>`;
}

function fromPrice(product: Product): Html {
  return html`<p class="price"><small>from</small> ${money(product.price)}</p>
  <p class="by">${arrival(product)}</p>`;
}

const arrival = ({ deliveryDays }: Product): string =>
  deliveryDays === 1 ? 'At your door in 1 day' : `At your door in ${deliveryDays} days`;
