import { html } from 'hono/html';
import { configurationLabel, type Html } from '../../engine/index.ts';
import { baseConfiguration, type Configuration, type Product } from '../../record.ts';
import { type AddWords, addForm } from '../../storefront/parts/add-form.ts';
import { bill, itemsOf } from '../../storefront/parts/bill.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { figures } from '../../storefront/parts/figures.ts';
import { optionGroups } from '../../storefront/parts/option-groups.ts';
import { reviews } from '../../storefront/parts/reviews.ts';
import { picturePath, productPath } from '../../storefront/store.ts';
import type { Hobwheel } from '../brand.ts';
import { SAYINGS } from '../sayings.ts';
import { page } from './document.ts';
import { menu } from './menu.ts';
import { lookedAt } from './modules.ts';
import { sheet } from './sheet.ts';
import { deliveryCharge, feeLines } from './words.ts';

const ADD: AddWords = {
  button: 'Add to basket',
  extras: 'Anything beside it? (optional)',
  quantity: 'How many',
  soldOut: 'Sold out tonight. The kitchen makes new dough every morning.',
};

/** Where the steps of an obstructed dish are. */
const sheetPath = (store: Hobwheel, product: Product): string =>
  `${productPath(store, product)}/specification`;
const optionsPath = (store: Hobwheel, product: Product): string => `${productPath(store, product)}/options`;

/** A kitchen's page with one of its dishes open. The dishes of `obstructed` have their allergen sheet and their options on pages of their own. */
export function dishPage(store: Hobwheel, product: Product, configuration: Configuration): Html {
  const { type, presentation, clock } = store.opening;
  const apart = presentation.obstructed.has(product.id);
  return page(store, {
    title: product.name,
    browsing: true,
    body: html`${kitchenBand(product)}
<div class="dish">
  <article class="dish-main">
    <div class="dish-head"><img class="disc" src="${picturePath(product)}" alt="${product.name}, from above" width="400" height="300">
    <div><h1>${product.name}</h1>${cues(presentation.cues.get(product.id))}${figures(type, product)}</div></div>
    ${apart ? '' : html`<p class="must">Choose one of each</p>${optionGroups(store, product, configuration, productPath(store, product))}`}
    ${apart ? html`<p class="fold"><a class="button plain" href="${sheetPath(store, product)}">See full allergen sheet</a> <span class="soft">Allergens, nutrition and the kitchen’s figures</span></p>` : sheet(type, product, configuration)}
  </article>
  <aside class="ticket" aria-label="Order this dish">${ticketBill(product, apart ? baseConfiguration(product) : configuration)}${
    apart
      ? html`<p><a class="button buy" href="${optionsPath(store, product)}">Choose your options</a></p>`
      : addForm(store, product, configuration, ADD)
  }</aside>
</div>
${menu(store, product)}
<section class="opinions"><h2>What eaters say</h2>${reviews(product, clock.date(), SAYINGS)}</section>
${lookedAt(store, product)}`,
  });
}

/** The step at which an obstructed dish's options are chosen. */
export function optionsPage(store: Hobwheel, product: Product, configuration: Configuration): Html {
  return page(store, {
    title: `Your options: ${product.name}`,
    body: html`<p class="way-back"><a href="${productPath(store, product)}">Back to ${product.name}</a></p>
<div class="dish">
  <article class="dish-main"><h1>Choose your options</h1><p class="must">${product.name}. Choose one of each</p>${optionGroups(store, product, configuration, optionsPath(store, product))}</article>
  <aside class="ticket" aria-label="Order this dish">${ticketBill(product, configuration)}${addForm(store, product, configuration, ADD)}</aside>
</div>`,
  });
}

/** The allergen sheet of an obstructed dish, on a page of its own. */
export function sheetPage(store: Hobwheel, product: Product): Html {
  const { type } = store.opening;
  return page(store, {
    title: `Allergen sheet: ${product.name}`,
    body: html`<article class="paper"><h1>${product.name}</h1>${sheet(type, product, baseConfiguration(product))}<p><a class="button plain" href="${productPath(store, product)}">Back to the dish</a></p></article>`,
  });
}

function kitchenBand(product: Product): Html {
  return html`<section class="kitchen" aria-label="The kitchen"><p class="name">${product.seller}</p><p>${[deliveryCharge(product), ...feeLines(product)].join(' · ')}</p></section>`;
}

/** What the dish as it is chosen costs at the door. */
function ticketBill(product: Product, configuration: Configuration): Html {
  const line = { product, configuration, quantity: 1, addOns: [] };
  const label = configurationLabel(product, configuration);
  return html`<h2>Your order</h2>${label === '' ? '' : html`<p class="chosen">${label}</p>`}${bill(itemsOf(line, 'The dish as chosen'), 'Total with delivery and fees')}`;
}
