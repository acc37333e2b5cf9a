import { html } from 'hono/html';
import { dayName, type Html, type Order } from '../../engine/index.ts';
import { wayLabel } from '../../storefront/parts/ways.ts';
import { money } from '../../words.ts';
import { type CrateDetails, type Oatbarrow, SLOTS } from '../brand.ts';
import { packed } from './basket.ts';
import { givenDetails } from './checkout.ts';
import { page } from './document.ts';

/** The confirmation of an order, which is also its page later. */
export function orderPage(store: Oatbarrow, order: Order<CrateDetails>): Html {
  const { number, placed, lines, total, details } = order;
  return page(store, {
    title: `Order ${number}`,
    body: html`<div class="thanks"><h1>Thank you, we are packing.</h1><p>Order number <b>${number}</b>, placed ${dayName(placed)}. Your crate comes <b>${wayLabel(SLOTS, details.slot).toLowerCase()}</b>, and you were charged <b>${money(total)}</b>.</p><p>Put the empties of your last crate on the step: the deposit comes off the next bill.</p></div>
<div class="desk"><section class="work"><h2>In the crate</h2>${packed(store, lines)}</section><aside class="slip given" aria-label="Order details">${givenDetails(details, false)}<p><a class="button plain" href="/">Back to the hall</a></p></aside></div>`,
  });
}

/** All orders of the visitor. */
export function ordersPage(store: Oatbarrow): Html {
  const { orders } = store.checkout;
  return page(store, {
    title: 'Your orders',
    body: html`<h1 class="over">Your orders</h1>${
      orders.length === 0
        ? html`<div class="bare-shelf"><div class="boards" aria-hidden="true"></div><h2>No crates yet</h2><p>Orders are listed here with their till rolls.</p><p><a class="button" href="/aisle">To the ${store.opening.type.noun.one} shelves</a></p></div>`
        : html`<ul class="order-list">${orders.map(({ number, placed, total, lines }) => html`<li><a href="/orders/${number}">${number}</a> <span>${dayName(placed)}</span> <span>${lines.map(({ product }) => product.name).join(', ')}</span> <b>${money(total)}</b></li>`)}</ul>`
    }`,
  });
}
