import { html } from 'hono/html';
import {
  configurationLabel,
  configurationOn,
  dayName,
  daysAfter,
  type Html,
  VIEW_COUNT,
  type Wish,
} from '../../engine/index.ts';
import type { Configuration, Product } from '../../record.ts';
import { type AddWords, addForm } from '../../storefront/parts/add-form.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { figures } from '../../storefront/parts/figures.ts';
import { optionGroups } from '../../storefront/parts/option-groups.ts';
import { reviews } from '../../storefront/parts/reviews.ts';
import { trail } from '../../storefront/parts/trail.ts';
import { picturePath, productPath } from '../../storefront/store.ts';
import type { Kicks } from '../brand.ts';
import { SAYINGS } from '../sayings.ts';
import { pairBill } from './bill.ts';
import { page } from './document.ts';
import { INSPECTION } from './inspection.ts';
import { recentlyViewed } from './modules.ts';
import { salesTable } from './sales.ts';
import { listing, sheet, sizeTable } from './sheet.ts';

const ADD: AddWords = {
  button: 'Buy now',
  extras: 'Goes with it',
  soldOut: 'Sold out in every size. Sellers may list this pair again.',
};

const sheetPath = (kicks: Kicks, product: Product): string => `${productPath(kicks, product)}/specification`;
const sizesPath = (kicks: Kicks, product: Product): string => `${productPath(kicks, product)}/options`;

/** A pair's page. Those of `obstructed` have their inspection sheet and their sizes on pages of their own. */
export function productPage(kicks: Kicks, product: Product, configuration: Configuration): Html {
  const { type, presentation, clock } = kicks.opening;
  const apart = presentation.obstructed.has(product.id);
  const shown = apart ? configurationOn(product, kicks.occasion) : configuration;
  return page(kicks, {
    title: product.name,
    body: html`${trail([['Home', '/'], [type.department, '/browse'], [product.name]])}
<article class="pair">
  ${gallery(product)}
  <div class="deal-side">
    <p class="maker"><a href="/browse?${new URLSearchParams({ brand: product.brand })}">${product.brand}</a></p>
    <h1>${product.name}</h1>
    ${cues(presentation.cues.get(product.id))}
    ${apart ? '' : optionGroups(kicks, product, configuration, productPath(kicks, product))}
    <section class="ticket" aria-label="Buy this pair">
      ${apart ? html`<p class="chosen">Size ${configurationLabel(product, shown)}</p>` : ''}${pairBill(onePair(product, shown), { named: false })}
      ${apart ? html`<p><a class="button buy" href="${sizesPath(kicks, product)}">See prices by size</a></p>` : addForm(kicks, product, configuration, ADD)}
      <p class="fine">Sold by ${product.seller}. Inspected by us, with you by <b>${dayName(daysAfter(clock.date(), product.deliveryDays))}</b>.</p>
    </section>
  </div>
</article>
<div class="facts-of">
  <section class="brief"><h2>In short</h2>${figures(type, product)}<p class="jump">${apart ? html`<a class="button plain" href="${sheetPath(kicks, product)}">See full inspection sheet</a>` : html`<a href="#sheet">Inspection sheet</a>`} <a href="#reviews">Buyer reviews</a></p></section>
  ${salesTable(product, clock.date())}
</div>
${apart ? '' : html`<div class="sheets">${sheet(type, product, configuration)}${listing(product)}${sizeTable(product)}</div>`}
<section class="checked"><h2>What happens when you buy</h2><ol>${INSPECTION.map(([title, text]) => html`<li><b>${title}.</b> ${text}</li>`)}</ol></section>
<section class="reviews" id="reviews"><h2>Buyer reviews</h2>${reviews(product, clock.date(), SAYINGS)}</section>
${recentlyViewed(kicks, product)}`,
  });
}

/** The step at which an obstructed pair's size is chosen. */
export function sizesPage(kicks: Kicks, product: Product, configuration: Configuration): Html {
  const { type } = kicks.opening;
  return page(kicks, {
    title: `Prices by size: ${product.name}`,
    body: html`${trail([['Home', '/'], [type.department, '/browse'], [product.name, productPath(kicks, product)], ['Prices by size']])}
<article class="pair">
  <div class="gallery"><img class="whole" src="${picturePath(product)}" alt="${product.name}" width="400" height="300"></div>
  <div class="deal-side"><h1>Prices by size</h1><p class="number">${product.name}</p>${optionGroups(kicks, product, configuration, sizesPath(kicks, product))}
    <section class="ticket" aria-label="Buy this pair">${pairBill(onePair(product, configuration), { named: false })}${addForm(kicks, product, configuration, ADD)}</section>
  </div>
</article>`,
  });
}

/** The page of an obstructed pair's inspection sheet. */
export function sheetPage(kicks: Kicks, product: Product): Html {
  const { type } = kicks.opening;
  return page(kicks, {
    title: `Inspection sheet: ${product.name}`,
    body: html`${trail([['Home', '/'], [type.department, '/browse'], [product.name, productPath(kicks, product)], ['Inspection sheet']])}
<h1 class="over">${product.name}</h1>
<div class="sheets">${sheet(type, product, configurationOn(product, kicks.occasion))}${listing(product)}${sizeTable(product)}</div>
<p class="back"><a class="button plain" href="${productPath(kicks, product)}">Back to the pair</a></p>`,
  });
}

function gallery(product: Product): Html {
  const views = Array.from({ length: VIEW_COUNT }, (_, n) => n + 1);
  const words = ['', ', the middle close up', ', the sole close up'];
  return html`<div class="gallery">${views.map(
    (n) =>
      html`<img class="${n === 1 ? 'whole' : 'close'}" src="${picturePath(product, n)}" alt="${product.name}${words[n - 1] ?? ''}" width="400" height="300">`,
  )}</div>`;
}

const onePair = (product: Product, configuration: Configuration): Wish => ({
  product,
  configuration,
  quantity: 1,
  addOns: [],
});
