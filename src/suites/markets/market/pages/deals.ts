import { html } from 'hono/html';
import { dayName, type Html, type Order } from '../../engine/index.ts';
import { picturePath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import { type Board, type DealDetails, isFetched } from '../brand.ts';
import { page } from './document.ts';
import { givenDetails } from './steps.ts';
import { sum } from './sum.ts';
import { few } from './words.ts';

/** The confirmation of a deal, which is also its page later. */
export function closedPage(board: Board, order: Order<DealDetails>): Html {
  const { number, placed, lines, total, details } = order;
  const fetched = lines.every(({ configuration }) => isFetched(configuration));
  return page(board, {
    title: `Order ${number}`,
    body: html`<div class="thanks"><h1>Thank you, it is yours.</h1><p>Deal <b>${number}</b>, closed ${dayName(placed)}. We hold <b>${money(total)}</b> until you tell us that you have it.</p></div>
<div class="desk"><section class="work">${lines.map(
      (line) =>
        html`<section class="line" aria-label="${line.product.name}"><img src="${picturePath(line.product)}" alt="" width="400" height="300"><div><h2>${line.product.name}</h2><p class="who">${line.product.seller} has been told, and writes to you about the day. Ready within ${few(line.product.deliveryDays, 'day', 'days')}.</p></div></section>`,
    )}<ol class="rules"><li>Look it over, compare it with the ad, and take your time.</li><li>All well? Release the money from this page.</li><li>Not as described? Tell us within two days, and we settle it.</li></ol></section>
  <aside class="sum-box given" aria-label="Deal details"><h2>Paid</h2>${lines.map(sum)}${givenDetails(details, fetched, false)}<p><a class="button plain" href="/">Back to the board</a></p></aside></div>`,
  });
}

/** All deals of the visitor. */
export function dealsPage(board: Board): Html {
  const { orders } = board.checkout;
  return page(board, {
    title: 'Your deals',
    body: html`<h1 class="over">Your deals</h1>${
      orders.length === 0
        ? html`<div class="nothing"><h2>No deal closed yet</h2><p>What you buy is listed here, with what is still to be done.</p><p><a class="button" href="/board">All ${board.opening.type.noun.many}</a></p></div>`
        : html`<ul class="deal-list">${orders.map(({ number, placed, total, lines }) => html`<li><a href="/deals/${number}">${number}</a> <span>${dayName(placed)}</span> <span>${lines.map(({ product }) => product.name).join(', ')}</span> <b>${money(total)}</b></li>`)}</ul>`
    }`,
  });
}
