import { html } from 'hono/html';
import { configurationLabel, configurationOn, type Html, VIEW_COUNT } from '../../engine/index.ts';
import type { Configuration, Product } from '../../record.ts';
import { type AddWords, addForm } from '../../storefront/parts/add-form.ts';
import { bill, itemsOf } from '../../storefront/parts/bill.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { figures } from '../../storefront/parts/figures.ts';
import { optionGroups } from '../../storefront/parts/option-groups.ts';
import { reviews } from '../../storefront/parts/reviews.ts';
import { picturePath, productPath } from '../../storefront/store.ts';
import type { Oatbarrow } from '../brand.ts';
import { SAYINGS } from '../sayings.ts';
import { page } from './document.ts';
import { label } from './label.ts';
import { lookedAt } from './modules.ts';
import { stepper } from './stepper.ts';
import { pieces, shelfPrice } from './words.ts';

const ADD: AddWords = {
  button: 'Add to basket',
  extras: 'Packed with it',
  soldOut: 'The shelf is empty. The next crate comes on Thursday.',
};

/** Where the steps of an obstructed product are. */
const labelPath = (store: Oatbarrow, product: Product): string =>
  `${productPath(store, product)}/specification`;
const optionsPath = (store: Oatbarrow, product: Product): string => `${productPath(store, product)}/options`;

/** A product's page. The products of `obstructed` have their label and their options on pages of their own. */
export function itemPage(store: Oatbarrow, product: Product, configuration: Configuration): Html {
  const { type, presentation, clock } = store.opening;
  const apart = presentation.obstructed.has(product.id);
  const path = productPath(store, product);
  return page(store, {
    title: product.name,
    body: html`<p class="trail"><a href="/aisle">${type.department}</a> / <a href="/aisle?${new URLSearchParams({ brand: product.brand })}">${product.brand}</a></p>
<article class="item">
  <div class="stand"><img src="${picturePath(product)}" alt="${product.name}" width="400" height="300"><div class="edge">${shelfPrice(store, product, apart ? configurationOn(product, store.occasion) : configuration)}</div><ul class="looks">${views(product)}</ul></div>
  <div class="about"><h1>${product.name}</h1><p class="soft">From ${product.seller}</p>${cues(presentation.cues.get(product.id))}${figures(type, product)}
    ${apart ? html`<p class="fold"><a class="button plain" href="${labelPath(store, product)}">See full label</a></p>` : optionGroups(store, product, configuration, path)}</div>
  <aside class="slip" aria-label="Buy">${
    apart
      ? html`${slip(store, product, configurationOn(product, store.occasion))}<p><a class="button buy" href="${optionsPath(store, product)}">Choose options</a></p>`
      : html`${stepper(store, product, configuration, path)}${slip(store, product, configuration)}${addForm(store, product, configuration, ADD)}`
  }</aside>
</article>
${apart ? '' : label(store, product, configuration)}
<section class="opinions"><h2>From other households</h2>${reviews(product, clock.date(), SAYINGS)}</section>
${lookedAt(store, product)}`,
  });
}

/** The step at which an obstructed product's options are chosen. */
export function optionsPage(store: Oatbarrow, product: Product, configuration: Configuration): Html {
  const path = optionsPath(store, product);
  return page(store, {
    title: `Choose options: ${product.name}`,
    body: html`<p class="trail"><a href="${productPath(store, product)}">${product.name}</a> / Options</p>
<article class="item"><div class="stand"><img src="${picturePath(product)}" alt="${product.name}" width="400" height="300"><div class="edge">${shelfPrice(store, product, configuration)}</div></div>
<div class="about"><h1>Choose options</h1><p class="soft">${product.name}</p>${optionGroups(store, product, configuration, path)}</div>
<aside class="slip" aria-label="Buy">${stepper(store, product, configuration, path)}${slip(store, product, configuration)}${addForm(store, product, configuration, ADD)}</aside></article>`,
  });
}

/** The label of an obstructed product, on a page of its own. */
export function labelPage(store: Oatbarrow, product: Product): Html {
  return page(store, {
    title: `Label: ${product.name}`,
    body: html`<article class="paper"><h1>${product.name}</h1>${label(store, product, configurationOn(product, store.occasion))}<p><a class="button plain" href="${productPath(store, product)}">Back to the shelf</a></p></article>`,
  });
}

function views(product: Product): readonly Html[] {
  return Array.from({ length: VIEW_COUNT - 1 }, (_, n) => n + 2).map(
    (n) =>
      html`<li><img src="${picturePath(product, n)}" alt="${product.name}, close up" width="400" height="300" loading="lazy"></li>`,
  );
}

/** What the pieces that prices are named for come to. */
function slip(store: Oatbarrow, product: Product, configuration: Configuration): Html {
  const { quantity } = store.occasion;
  const chosen = configurationLabel(product, configuration);
  const line = { product, configuration, quantity, addOns: [] };
  return html`<p class="chosen">${pieces(store, quantity)}${chosen === '' ? '' : `, ${chosen}`}</p>${bill(itemsOf(line, 'Shelf price'), 'Total with deposit and delivery')}`;
}
