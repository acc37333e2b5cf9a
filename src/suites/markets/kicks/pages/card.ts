import { html } from 'hono/html';
import {
  cardPrice,
  configurationLabel,
  configurationOn,
  type Html,
  type Placed,
  priceTable,
} from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { figures } from '../../storefront/parts/figures.ts';
import { shortMoney } from '../../storefront/parts/words.ts';
import { picturePath, productPath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Kicks } from '../brand.ts';

/** A pair as a page of results shows it. */
export function card(kicks: Kicks, { product, sponsored }: Placed): Html {
  const { presentation, type } = kicks.opening;
  const path = productPath(kicks, product);
  return html`<li class="card">
  <a class="pic" href="${path}" tabindex="-1" aria-hidden="true"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"></a>
  ${sponsored ? html`<p class="ad">Sponsored</p>` : ''}
  <h2><a href="${path}">${product.name}</a></h2>
  ${cues(presentation.cues.get(product.id))}
  ${presentation.basePriceOnly.has(product.id) ? fromPrice(product) : prices(kicks, product)}
  ${product.stock > 0 ? '' : html`<p class="out">Sold out</p>`}
  ${figures(type, product)}
</li>`;
}

/** A pair as a module shows it. */
export function smallCard(kicks: Kicks, product: Product): Html {
  const { presentation } = kicks.opening;
  const from = presentation.basePriceOnly.has(product.id);
  const price = money(cardPrice(product, presentation, kicks.occasion));
  return html`<li class="small">
  <a href="${productPath(kicks, product)}"><img src="${picturePath(product)}" alt="" width="400" height="300" loading="lazy"><span>${product.name}</span></a>
  ${cues(presentation.cues.get(product.id))}
  <p class="cost">${from ? `from ${price}` : html`${price} <small>to pay${sizeTold(kicks, product)}</small>`}</p>
</li>`;
}

/** The size that a price is for, in words. */
function sizeTold({ occasion }: Kicks, product: Product): string {
  const label = configurationLabel(product, configurationOn(product, occasion));
  return label === '' ? '' : ` for ${label}`;
}

/** What the pair costs in the size told, and then in every size, all with fees and shipping. */
function prices(kicks: Kicks, product: Product): Html {
  const { presentation } = kicks.opening;
  const { rows, columns } = priceTable(product);
  const told = configurationLabel(product, configurationOn(product, kicks.occasion));
  return html`<p class="price">${money(cardPrice(product, presentation, kicks.occasion))} <small>to pay${sizeTold(kicks, product)}</small></p>
  <dl class="ladder">${rows.flatMap(({ label, cells }) =>
    cells.map(({ price }, at) => {
      const size = [label, columns[at]].filter((part) => part).join(', ');
      return html`<div${size === told ? html` class="yours"` : ''}><dt>${size}</dt><dd>${shortMoney(price)}</dd></div>`;
    }),
  )}</dl>
  <p class="by">Fees and shipping counted · ${arrival(product)}</p>`;
}

function fromPrice(product: Product): Html {
  return html`<p class="price"><small>from</small> ${money(product.price)}</p>
  <p class="by">${sizeCount(product)} · ${arrival(product)}</p>`;
}

const sizeCount = ({ options }: Product): string => {
  const sizes = options[0]?.choices.length ?? 1;
  return sizes === 1 ? 'One size' : `${sizes} sizes`;
};

/** When a pair arrives, in a few words. */
export const arrival = ({ deliveryDays }: Product): string =>
  deliveryDays === 1 ? '1 day to you' : `${deliveryDays} days to you`;
