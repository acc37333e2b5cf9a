import { html } from 'hono/html';
import {
  askedNote,
  configurationLabel,
  dayName,
  daysAfter,
  delivered,
  type Html,
  MOST_NOTE,
  VIEW_COUNT,
} from '../../engine/index.ts';
import { baseConfiguration, type Configuration, type Product, priceOf } from '../../record.ts';
import { type AddWords, addForm } from '../../storefront/parts/add-form.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { figures } from '../../storefront/parts/figures.ts';
import { optionGroups } from '../../storefront/parts/option-groups.ts';
import { reviews } from '../../storefront/parts/reviews.ts';
import { trail } from '../../storefront/parts/trail.ts';
import { slug } from '../../storefront/slug.ts';
import { picturePath, productPath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Craft } from '../brand.ts';
import { SAYINGS } from '../sayings.ts';
import { lookedAt } from './card.ts';
import { itemDetails, shopPolicies } from './details.ts';
import { page } from './document.ts';
import { seal, studioOf } from './makers.ts';
import { saveButton } from './saved.ts';
import { arrival, makingDays, postage } from './words.ts';

const ADD: AddWords = {
  button: 'Add to basket',
  extras: 'Add a little more',
  quantity: 'How many',
  soldOut: 'Sold out. The maker has not said whether there will be another firing.',
};

const detailsPath = (market: Craft, product: Product): string =>
  `${productPath(market, product)}/specification`;
const personalisePath = (market: Craft, product: Product): string =>
  `${productPath(market, product)}/options`;

/** A piece's page. The pieces of `obstructed` have their details and their personalising on pages of their own. */
export function productPage(market: Craft, product: Product, configuration: Configuration): Html {
  const { type, presentation, clock } = market.opening;
  const apart = presentation.obstructed.has(product.id);
  const shown = apart ? baseConfiguration(product) : configuration;
  return page(market, {
    title: product.name,
    body: html`${trailTo(market, product)}
<article class="piece">
  ${gallery(product)}
  <div class="tell">
    ${makerLine(product)}
    <h1>${product.name}</h1>
    ${cues(presentation.cues.get(product.id))}
    ${priceOfPiece(product, shown)}
    ${
      apart
        ? html`<p class="step-on"><a class="button buy" href="${personalisePath(market, product)}">Personalise this piece</a></p>`
        : html`${optionGroups(market, product, configuration, productPath(market, product))}${wordsHint(product, configuration)}${addForm(market, product, configuration, ADD)}`
    }
    ${saveButton(market, product.id)}
    ${timeline(product, clock.date())}
    <h2 class="short">In short</h2>
    ${figures(type, product)}
    ${apart ? html`<p><a class="button plain" href="${detailsPath(market, product)}">Read the full item details</a></p>` : html`<p class="jump"><a href="#details">Item details</a> <a href="#policies">Shop policies</a> <a href="#reviews">Reviews</a></p>`}
  </div>
</article>
${apart ? '' : itemDetails(type, product, configuration)}
<div class="shop-side">
  ${makerPanel(market, product)}
  ${shopPolicies(product)}
</div>
<section class="reviews" id="reviews"><h2>From those who own one</h2>${reviews(product, clock.date(), SAYINGS)}</section>
${lookedAt(market, product)}`,
  });
}

/** The step at which an obstructed piece is personalised. */
export function optionsPage(market: Craft, product: Product, configuration: Configuration): Html {
  return page(market, {
    title: `Personalise: ${product.name}`,
    body: html`${trailTo(market, product, 'Personalise')}
<article class="piece step">
  <div class="mosaic"><img src="${picturePath(product)}" alt="${product.name}" width="400" height="300"></div>
  <div class="tell"><h1>Personalise this piece</h1><p class="by">${product.name}</p>
    ${priceOfPiece(product, configuration)}
    ${optionGroups(market, product, configuration, personalisePath(market, product))}${wordsHint(product, configuration)}${addForm(market, product, configuration, ADD)}
  </div>
</article>`,
  });
}

/** The page of an obstructed piece's details. */
export function specificationPage(market: Craft, product: Product): Html {
  return page(market, {
    title: `Item details: ${product.name}`,
    body: html`${trailTo(market, product, 'Item details')}
<h1 class="over">${product.name}</h1>
${itemDetails(market.opening.type, product, baseConfiguration(product))}
<p class="back"><a class="button plain" href="${productPath(market, product)}">Back to the piece</a></p>`,
  });
}

function trailTo(market: Craft, product: Product, step?: string): Html {
  const { department } = market.opening.type;
  const piece: readonly [string, string?] =
    step === undefined ? [product.name] : [product.name, productPath(market, product)];
  return trail([
    ['Home', '/'],
    [department, '/find'],
    piece,
    ...(step === undefined ? [] : [[step] as const]),
  ]);
}

function gallery(product: Product): Html {
  const words = ['', ', close by', ', from the other side'];
  return html`<div class="mosaic">${Array.from({ length: VIEW_COUNT }, (_, n) => html`<img src="${picturePath(product, n + 1)}" alt="${product.name}${words[n] ?? ''}" width="400" height="300">`)}</div>`;
}

function makerLine(product: Product): Html {
  return html`<p class="maker">${seal(product.seller)}<a href="/makers/${slug(product.brand)}">${product.seller}</a></p>`;
}

/** What it comes to, and of what that is made. */
function priceOfPiece(product: Product, configuration: Configuration): Html {
  const label = configurationLabel(product, configuration);
  return html`<p class="price">${money(delivered(product, configuration))}</p>
    <p class="sum">Total with shipping: ${money(priceOf(product, configuration))} + ${postage(product)}</p>
    ${label === '' ? '' : html`<p class="chosen">${label}</p>`}`;
}

/** How to write what is to be stamped. */
function wordsHint(product: Product, configuration: Configuration): Html | '' {
  if (askedNote(product, configuration) === undefined) return '';
  return html`<p class="hint">The maker stamps exactly what you write below, capitals and signs included: ${MOST_NOTE} letters at most. You check it once more before you pay.</p>`;
}

/** From order to door, day by day. */
function timeline(product: Product, now: Date): Html {
  const posted = dayName(daysAfter(now, makingDays(product)));
  return html`<ol class="way-here" aria-label="From order to door"><li><b>${dayName(now)}</b> You order</li><li><b>${posted}</b> It is made and posted</li><li><b>${arrival(product, now)}</b> It is with you</li></ol>`;
}

function makerPanel(market: Craft, product: Product): Html {
  const studio = studioOf(market, product);
  return html`<section class="maker-panel" aria-label="The maker">${seal(product.seller)}<h2>${product.seller}</h2><p>${studio?.story ?? ''}</p><p><a class="more" href="/makers/${slug(product.brand)}">More of this maker</a></p></section>`;
}
