import { html } from 'hono/html';
import { dayName, type Html, type Order } from '../../engine/index.ts';
import { picturePath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Craft, CraftDetails } from '../brand.ts';
import { lineFacts } from './basket.ts';
import { givenDetails } from './checkout.ts';
import { page } from './document.ts';
import { arrival } from './words.ts';

/** The confirmation of an order, which is also its page later. */
export function orderPage(market: Craft, order: Order<CraftDetails>): Html {
  const { number, placed, lines, total, details } = order;
  return page(market, {
    title: `Order ${number}`,
    body: html`<div class="thanks">
  <h1>Thank you, your order is with the makers.</h1>
  <p>Order number <b>${number}</b>, placed ${dayName(placed)}. You were charged <b>${money(total)}</b>.</p>
</div>
<div class="bench">
  <section class="work"><h2>What is being made</h2><ul class="lines">${lines.map(
    (line) =>
      html`<li class="line"><img src="${picturePath(line.product)}" alt="" width="400" height="300"><div><h3>${line.product.name}</h3><p class="by">by ${line.product.seller}, with you by ${arrival(line.product, placed)}</p>${lineFacts(line)}</div></li>`,
  )}</ul></section>
  <aside class="sum-box given" aria-label="Order details">${givenDetails(details, false)}<p><a class="button plain" href="/">Back to the stalls</a></p></aside>
</div>`,
  });
}

/** All orders of the visitor. */
export function ordersPage(market: Craft): Html {
  const { orders } = market.checkout;
  return page(market, {
    title: 'Your orders',
    body: html`<h1 class="over">Your orders</h1>${
      orders.length === 0
        ? html`<div class="nothing"><h2>Nothing in the making yet</h2><p>Once you order, you can follow each piece here from the wheel to your door.</p><p><a class="button" href="/find">All ${market.opening.type.noun.many}</a></p></div>`
        : html`<ul class="order-list">${orders.map(({ number, placed, total, lines }) => html`<li><a href="/orders/${number}">${number}</a> <span>${dayName(placed)}</span> <span>${lines.map(({ product }) => product.name).join(', ')}</span> <b>${money(total)}</b></li>`)}</ul>`
    }`,
  });
}
