import { html } from 'hono/html';
import {
  configurationLabel,
  configurationOn,
  dayName,
  daysAfter,
  delivered,
  type Html,
  VIEW_COUNT,
} from '../../engine/index.ts';
import { type Configuration, type Product, priceOf } from '../../record.ts';
import { type AddWords, addForm } from '../../storefront/parts/add-form.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { reviews } from '../../storefront/parts/reviews.ts';
import { trail } from '../../storefront/parts/trail.ts';
import { whole } from '../../storefront/parts/words.ts';
import { productPath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import { pointsFor, type Sport } from '../brand.ts';
import { colouredPath } from '../colours.ts';
import { SAYINGS } from '../sayings.ts';
import { page } from './document.ts';
import { recentlyViewed } from './modules.ts';
import { pickers } from './pickers.ts';
import { offer, sheet, sizeGuide } from './sheet.ts';
import { technology } from './technology.ts';

const ADD: AddWords = {
  button: 'Add to bag',
  extras: 'Take care of it',
  quantity: 'Quantity',
  soldOut: 'Sold out. The next batch is not cut yet.',
};

const sheetPath = (sport: Sport, product: Product): string => `${productPath(sport, product)}/specification`;
const optionsPath = (sport: Sport, product: Product): string => `${productPath(sport, product)}/options`;

/** A jacket's page. Those of `obstructed` have their technology sheet and their sizes on pages of their own. */
export function productPage(sport: Sport, product: Product, configuration: Configuration): Html {
  const { type, presentation, clock } = sport.opening;
  const apart = presentation.obstructed.has(product.id);
  const shown = apart ? configurationOn(product, sport.occasion) : configuration;
  return page(sport, {
    title: product.name,
    body: html`${trail([['Home', '/'], [type.department, '/find'], [product.name]])}
<article class="gear">
  ${gallery(product, shown)}
  <div class="choose">
    <p class="line"><a href="/find?${new URLSearchParams({ brand: product.brand })}">The ${product.brand} collection</a></p>
    <h1>${product.name}</h1>
    ${cues(presentation.cues.get(product.id))}
    ${costs(product, shown, clock.date())}
    ${
      apart
        ? html`<p><a class="button buy" href="${optionsPath(sport, product)}">See prices and sizes</a></p>`
        : html`${pickers(sport, product, configuration, productPath(sport, product))}${addForm(sport, product, configuration, ADD)}`
    }
    <ul class="perks"><li>60 days to try it outdoors, then decide</li><li>Mended for as long as it can be mended</li><li>Members earn ${whole(pointsFor(delivered(product, shown)))} points with it</li></ul>
  </div>
</article>
${technology(sport, product, shown)}
<p class="jump">${apart ? html`<a class="button plain" href="${sheetPath(sport, product)}">Show full technology sheet</a>` : html`<a href="#sheet">Technology sheet</a> <a href="#sizes">Sizes</a>`} <a href="#reviews">Reviews on fit</a></p>
${apart ? '' : html`<div class="sheets">${sheet(type, product, shown)}<div>${sizeGuide(product)}${offer(product)}</div></div>`}
<section class="reviews" id="reviews"><h2>Reviews on fit</h2>${reviews(product, clock.date(), SAYINGS)}</section>
${recentlyViewed(sport, product)}`,
  });
}

/** The step at which an obstructed jacket's size and colour are chosen. */
export function optionsPage(sport: Sport, product: Product, configuration: Configuration): Html {
  const { type, clock } = sport.opening;
  return page(sport, {
    title: `Sizes and colours: ${product.name}`,
    body: html`${trail([['Home', '/'], [type.department, '/find'], [product.name, productPath(sport, product)], ['Sizes and colours']])}
<article class="gear">
  <div class="gallery"><img class="whole" src="${colouredPath(product, configuration)}" alt="${product.name}" width="400" height="300"></div>
  <div class="choose"><h1>Sizes and colours</h1><p class="fine">${product.name}</p>${costs(product, configuration, clock.date())}${pickers(sport, product, configuration, optionsPath(sport, product))}${addForm(sport, product, configuration, ADD)}</div>
</article>
${sizeGuide(product)}`,
  });
}

/** The page of an obstructed jacket's technology sheet. */
export function technologyPage(sport: Sport, product: Product): Html {
  const { type } = sport.opening;
  return page(sport, {
    title: `Technology sheet: ${product.name}`,
    body: html`${trail([['Home', '/'], [type.department, '/find'], [product.name, productPath(sport, product)], ['Technology sheet']])}
<h1 class="over">${product.name}</h1>
<div class="sheets">${sheet(type, product, configurationOn(product, sport.occasion))}<div>${sizeGuide(product)}${offer(product)}</div></div>
<p class="back"><a class="button plain" href="${productPath(sport, product)}">Back to the jacket</a></p>`,
  });
}

function gallery(product: Product, configuration: Configuration): Html {
  const views = Array.from({ length: VIEW_COUNT }, (_, n) => n + 1);
  const words = ['', ', the pocket close up', ', the hem close up'];
  return html`<div class="gallery">${views.map(
    (n) =>
      html`<img class="${n === 1 ? 'whole' : 'close'}" src="${colouredPath(product, configuration, n)}" alt="${product.name}${words[n - 1] ?? ''}" width="400" height="300">`,
  )}</div>`;
}

/** What it comes to in a configuration, and what of it is delivery. */
function costs(product: Product, configuration: Configuration, now: Date): Html {
  const label = configurationLabel(product, configuration);
  const delivery = product.delivery === 0 ? 'delivery is free' : `delivery is ${money(product.delivery)}`;
  return html`<p class="price">${money(delivered(product, configuration))} <small>delivered${label === '' ? '' : `, in ${label}`}</small></p>
    <p class="by">On its own it is ${money(priceOf(product, configuration))}, ${delivery}. With you by <b>${dayName(daysAfter(now, product.deliveryDays))}</b>.</p>`;
}
