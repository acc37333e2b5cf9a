import { html } from 'hono/html';
import { delivered, type Html, priceTable, VIEW_COUNT } from '../../engine/index.ts';
import { baseConfiguration, type Configuration, type Product } from '../../record.ts';
import { type AddWords, addForm } from '../../storefront/parts/add-form.ts';
import { cues } from '../../storefront/parts/cues.ts';
import { figures } from '../../storefront/parts/figures.ts';
import { optionGroups } from '../../storefront/parts/option-groups.ts';
import { isSinglePrice, priceGrid } from '../../storefront/parts/price-grid.ts';
import { reviews } from '../../storefront/parts/reviews.ts';
import { attributeRows, row } from '../../storefront/parts/rows.ts';
import { trail } from '../../storefront/parts/trail.ts';
import { picturePath, productPath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Board } from '../brand.ts';
import { SAYINGS } from '../sayings.ts';
import { openedBefore } from './card.ts';
import { page } from './document.ts';
import { gradeScale } from './grade.ts';
import { offerForm } from './offer.ts';
import { ownWords } from './own-words.ts';
import { sum } from './sum.ts';
import { watchButton } from './watched.ts';
import { few, whereAndWhen } from './words.ts';

const ADD: AddWords = {
  button: 'Buy now',
  extras: 'For an easy mind',
  soldOut: 'No longer available. The seller has found somebody.',
};

const fullAdPath = (board: Board, product: Product): string => `${productPath(board, product)}/specification`;
const handingOverPath = (board: Board, product: Product): string => `${productPath(board, product)}/options`;

/** An ad. Those of `obstructed` have their facts and their handing over on pages of their own. */
export function adPage(board: Board, product: Product, configuration: Configuration): Html {
  const { type, presentation, clock } = board.opening;
  const apart = presentation.obstructed.has(product.id);
  return page(board, {
    title: product.name,
    body: html`${wayTo(board, product)}
<article class="sheet">
  ${photos(product)}
  <aside class="box" aria-label="Buy">
    <h1>${product.name}</h1>
    <p class="where">${whereAndWhen(product)}</p>
    ${cues(presentation.cues.get(product.id))}
    ${
      apart
        ? html`${priceNow(product, baseConfiguration(product))}<p class="go"><a class="button buy" href="${handingOverPath(board, product)}">Check availability and handing over</a></p>`
        : html`${priceNow(product, configuration)}${optionGroups(board, product, configuration, productPath(board, product))}${addForm(board, product, configuration, ADD)}`
    }
    ${product.stock > 0 ? offerForm(board, product) : ''}
    ${watchButton(board, product.id)}
    <p class="who">Offered by <b>${product.seller}</b> and ready to hand over within ${few(product.deliveryDays, 'day', 'days')}.</p>
  </aside>
  <div class="left">
    ${ownWords(product)}
    ${gradeScale(type, product)}
    ${apart ? html`<section class="glance"><h2>At a glance</h2>${figures(type, product)}<p><a class="button plain" href="${fullAdPath(board, product)}">See full ad</a></p></section>` : facts(board, product, configuration)}
    <section class="reviews" id="reviews"><h2>What buyers say of ${product.seller}</h2>${reviews(product, clock.date(), SAYINGS)}</section>
  </div>
</article>
${openedBefore(board, product)}`,
  });
}

/** The step at which one says how an obstructed ad's thing is to be handed over. */
export function handingOverPage(board: Board, product: Product, configuration: Configuration): Html {
  return page(board, {
    title: `Handing over: ${product.name}`,
    body: html`${wayTo(board, product, 'Handing over')}
<article class="sheet">
  <div class="left"><h1>Handing over</h1><p class="lead">${product.name} is ${product.stock > 0 ? 'still' : 'no longer'} on the board.</p>
    <ol class="rules"><li>Look at it before you pay in cash; with safe payment, look at it before you release the money.</li><li>A parcel is packed by the seller, with pedals and bars taken off. A courier brings it whole.</li><li>Whoever does not come and does not write within a day loses the deal.</li></ol>
  </div>
  <aside class="box" aria-label="Buy">${priceNow(product, configuration)}${optionGroups(board, product, configuration, handingOverPath(board, product))}${addForm(board, product, configuration, ADD)}</aside>
</article>`,
  });
}

/** The page of all that an obstructed ad tells. */
export function fullAdPage(board: Board, product: Product): Html {
  return page(board, {
    title: `Full ad: ${product.name}`,
    body: html`${wayTo(board, product, 'Full ad')}
<h1 class="over">${product.name}</h1>
${facts(board, product, baseConfiguration(product))}
<p class="back"><a class="button plain" href="${productPath(board, product)}">Back to the ad</a></p>`,
  });
}

function wayTo(board: Board, product: Product, step?: string): Html {
  const { department } = board.opening.type;
  const ad: readonly [string, string?] =
    step === undefined ? [product.name] : [product.name, productPath(board, product)];
  return trail([['Home', '/'], [department, '/board'], ad, ...(step === undefined ? [] : [[step] as const])]);
}

function photos(product: Product): Html {
  const words = ['', ', a detail', ', another detail'];
  return html`<div class="photos">${Array.from({ length: VIEW_COUNT }, (_, n) => html`<img src="${picturePath(product, n + 1)}" alt="${product.name}${words[n] ?? ''}" width="400" height="300">`)}</div>`;
}

function priceNow(product: Product, configuration: Configuration): Html {
  return html`<p class="price">${money(delivered(product, configuration))}</p>${sum({ product, configuration, quantity: 1, addOns: [] })}`;
}

/** Everything that the record holds of what is offered, of the offer and of who offers it. */
function facts({ opening }: Board, product: Product, configuration: Configuration): Html {
  const { type } = opening;
  const table = priceTable(product);
  return html`<section class="facts" id="facts"><h2>All the facts</h2>
  <div class="tables">
    <table><caption>The ${type.noun.one} and its seller</caption><tbody>${row('Make', product.brand)}${attributeRows(type, product, configuration)}</tbody></table>
    <div><table><caption>The ad</caption><tbody>${adRows(product).map(([label, value]) => row(label, value))}</tbody></table>
    ${isSinglePrice(table) ? '' : priceGrid(table, 'To pay, fee included')}</div>
  </div></section>`;
}

/** What the record says of the offer, whoever is favored. */
function adRows(product: Product): readonly (readonly [string, string])[] {
  return [
    ['Seller', product.seller],
    ['Seller’s price', money(product.price)],
    ['Former price', product.formerPrice === undefined ? 'None' : money(product.formerPrice)],
    ...(product.fees ?? []).map(({ label, amount }) => [label, money(amount)] as const),
    ['Ready to hand over within', few(product.deliveryDays, 'day', 'days')],
    ['On the board', `${product.stock} of it`],
    ['Watching', few(product.sold, 'person', 'people')],
    ['Seller’s rating', `${product.rating.toFixed(1)} of 5 by ${few(product.reviews, 'buyer', 'buyers')}`],
    ['Deals undone', `${product.returnRate} of 100`],
  ];
}
