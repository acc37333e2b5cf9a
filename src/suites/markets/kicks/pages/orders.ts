import { html } from 'hono/html';
import { configurationLabel, dayName, daysAfter, type Html, type Order } from '../../engine/index.ts';
import { addressLines } from '../../storefront/parts/address-fields.ts';
import { wayLabel } from '../../storefront/parts/ways.ts';
import { money } from '../../words.ts';
import { HANDOVER_WAYS, type Kicks, type KicksDetails, PAYMENT_WAYS } from '../brand.ts';
import { heldPair } from './bag.ts';
import { page } from './document.ts';

/** The confirmation of an order, which is also its page later. */
export function orderPage(kicks: Kicks, order: Order<KicksDetails>): Html {
  const { number, placed, lines, total, details } = order;
  const days = Math.max(...lines.map(({ product }) => product.deliveryDays));
  return page(kicks, {
    title: `Order ${number}`,
    body: html`<section class="thanks">
  <h1>Thank you, ${lines.length === 1 ? 'they are yours' : 'all of them are yours'}.</h1>
  <p class="number">Order number <b>${number}</b>, placed ${dayName(placed)}</p>
  <ol class="progress"><li aria-current="step"><b>Paid</b> ${money(total)}, held by us</li><li><b>Sent in</b> by ${lines[0]?.product.seller ?? 'the seller'}</li><li><b>Inspected</b> here</li><li><b>With you</b> by ${dayName(daysAfter(placed, days))}</li></ol>
</section>
<div class="desk">
  <section class="work"><h2>Your ${lines.length === 1 ? 'pair' : 'pairs'}</h2><ul class="held">${lines.map((line) => heldPair(line))}</ul></section>
  <aside class="sum given" aria-label="Order details"><section><h2>Ship to</h2>${addressLines(details.address)}<p>${wayLabel(HANDOVER_WAYS, details.handover)}</p></section><section><h2>Payment</h2><p>${wayLabel(PAYMENT_WAYS, details.payment)}</p></section><p><a class="button plain" href="/">Back to the front</a></p></aside>
</div>`,
  });
}

/** All orders of the visitor. */
export function ordersPage(kicks: Kicks): Html {
  const { orders } = kicks.checkout;
  return page(kicks, {
    title: 'Your orders',
    body: html`<h1 class="over">Your orders</h1>${
      orders.length === 0
        ? html`<div class="nothing"><h2>No pairs on their way</h2><p>What you order is listed here, step by step until it is with you.</p><p><a class="button" href="/browse">Browse all ${kicks.opening.type.noun.many}</a></p></div>`
        : html`<ul class="order-list">${orders.map(
            ({ number, placed, total, lines }) =>
              html`<li><a href="/orders/${number}">${number}</a> <span>${dayName(placed)}</span> <span>${lines.map(({ product, configuration }) => `${product.name}, ${configurationLabel(product, configuration)}`).join(' · ')}</span> <b>${money(total)}</b></li>`,
          )}</ul>`
    }`,
  });
}
