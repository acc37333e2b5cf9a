import { html } from 'hono/html';
import {
  configurationLabel,
  dayName,
  daysAfter,
  delivered,
  type Html,
  VIEW_COUNT,
} from '../../engine/index.ts';
import { baseConfiguration, type Configuration, type Product, priceOf } from '../../record.ts';
import { type AddWords, addForm } from '../../storefront/parts/add-form.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { figures } from '../../storefront/parts/figures.ts';
import { optionGroups } from '../../storefront/parts/option-groups.ts';
import { trail } from '../../storefront/parts/trail.ts';
import { picturePath, productPath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Shop } from '../brand.ts';
import { page } from './document.ts';
import { recentlyViewed } from './modules.ts';
import { questions, reviews } from './opinions.ts';
import { specification } from './specification.ts';
import { catalogNumber, deliveryCharge } from './words.ts';

const ADD: AddWords = {
  button: 'Add to cart',
  extras: 'Add to it',
  quantity: 'Quantity',
  soldOut: 'Out of stock. We don’t know yet when it will be back.',
};

/** Where the steps of an obstructed product are. */
const specificationPath = (shop: Shop, product: Product): string =>
  `${productPath(shop, product)}/specification`;
const optionsPath = (shop: Shop, product: Product): string => `${productPath(shop, product)}/options`;

/** A product's page. The products of `obstructed` have their specification and their options on pages of their own. */
export function productPage(shop: Shop, product: Product, configuration: Configuration): Html {
  const { type, presentation, clock } = shop.opening;
  const apart = presentation.obstructed.has(product.id);
  const shown = apart ? baseConfiguration(product) : configuration;
  return page(shop, {
    title: product.name,
    body: html`${trail([['Home', '/'], [type.department, '/search'], [product.name]])}
<article class="product">
  ${gallery(product)}
  <div class="about">
    <p class="maker"><a href="/search?${new URLSearchParams({ brand: product.brand })}">${product.brand}</a></p>
    <h1>${product.name}</h1>
    <p class="number">${catalogNumber(product)}</p>
    ${cues(presentation.cues.get(product.id))}
    ${apart ? '' : optionGroups(shop, product, configuration, productPath(shop, product))}
    <h2 class="glance">At a glance</h2>
    ${figures(type, product)}
    <p class="jump">${apart ? html`<a class="button plain" href="${specificationPath(shop, product)}">Show full specification</a>` : html`<a href="#specification">Full specification</a>`} <a href="#reviews">Reviews</a> <a href="#questions">Questions</a></p>
  </div>
  <aside class="box" aria-label="Buy">
    ${boxPrice(product, shown, clock.date())}
    ${
      apart
        ? html`<p><a class="button buy" href="${optionsPath(shop, product)}">Choose options</a></p>`
        : addForm(shop, product, configuration, ADD)
    }
  </aside>
</article>
${apart ? '' : specification(type, product, configuration)}
${reviews(product, clock.date())}
${questions(type, product)}
${recentlyViewed(shop, product)}`,
  });
}

/** The step at which an obstructed product's options are chosen. */
export function optionsPage(shop: Shop, product: Product, configuration: Configuration): Html {
  const { type, clock } = shop.opening;
  return page(shop, {
    title: `Choose options: ${product.name}`,
    body: html`${trail([['Home', '/'], [type.department, '/search'], [product.name, productPath(shop, product)], ['Options']])}
<article class="product step">
  <div class="gallery"><img src="${picturePath(product)}" alt="${product.name}" width="400" height="300"></div>
  <div class="about"><h1>Choose options</h1><p class="number">${product.name}</p>${optionGroups(shop, product, configuration, optionsPath(shop, product))}</div>
  <aside class="box" aria-label="Buy">${boxPrice(product, configuration, clock.date())}${addForm(shop, product, configuration, ADD)}</aside>
</article>`,
  });
}

/** The page of an obstructed product's specification. */
export function specificationPage(shop: Shop, product: Product): Html {
  const { type } = shop.opening;
  return page(shop, {
    title: `Specification: ${product.name}`,
    body: html`${trail([['Home', '/'], [type.department, '/search'], [product.name, productPath(shop, product)], ['Specification']])}
<h1 class="over">${product.name}</h1>
${specification(type, product, baseConfiguration(product))}
<p class="back"><a class="button plain" href="${productPath(shop, product)}">Back to the product</a></p>`,
  });
}

function gallery(product: Product): Html {
  const views = Array.from({ length: VIEW_COUNT }, (_, n) => n + 1);
  const words = ['', ', left side', ', right side'];
  return html`<div class="gallery">
    <div class="strip" tabindex="0" role="group" aria-label="Pictures of ${product.name}">${views.map(
      (n) =>
        html`<img id="view-${n}" src="${picturePath(product, n)}" alt="${product.name}${words[n - 1] ?? ''}" width="400" height="300">`,
    )}</div>
    <ul class="thumbs">${views.map(
      (n) =>
        html`<li><a href="#view-${n}" aria-label="Show picture ${n}"><img src="${picturePath(product, n)}" alt="" width="80" height="60"></a></li>`,
    )}</ul>
  </div>`;
}

function boxPrice(product: Product, configuration: Configuration, now: Date): Html {
  const label = configurationLabel(product, configuration);
  return html`<p class="price">${money(delivered(product, configuration))}</p>
    <p class="sum">Total with delivery: ${money(priceOf(product, configuration))} + ${deliveryCharge(product)}</p>
    ${label === '' ? '' : html`<p class="chosen">${label}</p>`}
    <p class="arrives">Arrives by <b>${dayName(daysAfter(now, product.deliveryDays))}</b></p>
    <p class="seller">Sold by ${product.seller}. Returns free for 30 days.</p>`;
}
