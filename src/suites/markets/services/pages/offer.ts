import { html } from 'hono/html';
import { configurationLabel, delivered, type Html } from '../../engine/index.ts';
import { baseConfiguration, type Configuration, feesOf, type Product, priceOf } from '../../record.ts';
import { type AddWords, addForm } from '../../storefront/parts/add-form.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { reviews } from '../../storefront/parts/reviews.ts';
import { trail } from '../../storefront/parts/trail.ts';
import { productPath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Yard } from '../brand.ts';
import { SAYINGS } from '../sayings.ts';
import { person } from './card.ts';
import { page } from './document.ts';
import { about, questions } from './introduction.ts';
import { recentlyViewed } from './modules.ts';
import { packages } from './packages.ts';
import { worksOf } from './pictures.ts';
import { scope } from './scope.ts';
import { handOver, startDay } from './words.ts';

const ADD: AddWords = {
  button: 'Add to order',
  extras: 'Extras',
  soldOut: 'Booked out. No new orders until a place opens up.',
};

/** Where the steps of an obstructed offer are. */
const scopePath = (yard: Yard, product: Product): string => `${productPath(yard, product)}/specification`;
const packagesPath = (yard: Yard, product: Product): string => `${productPath(yard, product)}/options`;

/** An offer's page. Those of `obstructed` have their scope and their packages on pages of their own. */
export function offerPage(yard: Yard, product: Product, configuration: Configuration): Html {
  const { type, presentation, clock } = yard.opening;
  const apart = presentation.obstructed.has(product.id);
  return page(yard, {
    title: product.name,
    body: html`${trail([['Home', '/'], [type.department, yard.routes.results], [product.seller]])}
<article class="offer">
  <div class="main">
    <h1>${product.name}</h1>
    ${person(product)}
    ${cues(presentation.cues.get(product.id))}
    ${portfolio(yard, product)}
    ${apart ? '' : packages(yard, product, configuration, productPath(yard, product))}
    ${about(product)}
    ${apart ? html`<p class="to-scope"><a class="button plain" href="${scopePath(yard, product)}">Read full scope of work</a></p>` : ''}
  </div>
  <aside class="box" aria-label="Order">
    ${
      apart
        ? html`${boxPrice(yard, product, baseConfiguration(product))}<p><a class="button buy" href="${packagesPath(yard, product)}">Compare packages</a></p>`
        : html`${boxPrice(yard, product, configuration)}${addForm(yard, product, configuration, ADD)}`
    }
  </aside>
</article>
${apart ? '' : scope(type, product, configuration)}
<section class="reviews" id="reviews"><h2>What clients say</h2>${reviews(product, clock.date(), SAYINGS)}</section>
${questions(product)}
${recentlyViewed(yard, product)}`,
  });
}

/** The step at which an obstructed offer's package is chosen. */
export function packagesPage(yard: Yard, product: Product, configuration: Configuration): Html {
  const { type } = yard.opening;
  return page(yard, {
    title: `Packages: ${product.name}`,
    body: html`${trail([['Home', '/'], [type.department, yard.routes.results], [product.seller, productPath(yard, product)], ['Packages']])}
<article class="offer">
  <div class="main"><h1>Choose a package</h1>${person(product)}<p class="of">${product.name}</p>${packages(yard, product, configuration, packagesPath(yard, product))}</div>
  <aside class="box" aria-label="Order">${boxPrice(yard, product, configuration)}${addForm(yard, product, configuration, ADD)}</aside>
</article>`,
  });
}

/** The page of an obstructed offer's scope. */
export function scopePage(yard: Yard, product: Product): Html {
  const { type } = yard.opening;
  return page(yard, {
    title: `Scope of work: ${product.name}`,
    body: html`${trail([['Home', '/'], [type.department, yard.routes.results], [product.seller, productPath(yard, product)], ['Scope of work']])}
<h1 class="over">${product.name}</h1>
${scope(type, product, baseConfiguration(product))}
<p class="back"><a class="button plain" href="${productPath(yard, product)}">Back to the offer</a></p>`,
  });
}

function portfolio(yard: Yard, product: Product): Html {
  const [first = '', ...others] = worksOf(yard.opening.type, product);
  return html`<div class="portfolio" role="group" aria-label="Portfolio of ${product.seller}"><img class="lead-work" src="${first}" alt="A work by ${product.seller}, with a portrait" width="400" height="300">${others.map((src, n) => html`<img src="${src}" alt="Work ${n + 2} by ${product.seller}" width="400" height="300">`)}</div>`;
}

function boxPrice(yard: Yard, product: Product, configuration: Configuration): Html {
  const label = configurationLabel(product, configuration);
  const fees = feesOf(product, { configuration, quantity: 1, addOns: [] });
  const parts = [
    [label === '' ? 'The work' : label, priceOf(product, configuration)] as const,
    ...fees.map((fee) => [fee.label, fee.amount] as const),
    ...(product.delivery > 0 ? [['Postage', product.delivery] as const] : []),
  ];
  const due = handOver(yard.opening.clock.date(), product);
  return html`<p class="price"><span>Total with the fee</span> <b>${money(delivered(product, configuration))}</b></p>
    <p class="sum">${parts.map(([what, amount]) => `${what} ${money(amount)}`).join(', ')}</p>
    <ul class="when"><li>Work starts by <b>${startDay(yard, product)}</b></li>${due === undefined ? '' : html`<li>Handed over by <b>${due}</b></li>`}</ul>`;
}
