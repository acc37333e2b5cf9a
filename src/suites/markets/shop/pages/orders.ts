import { html } from 'hono/html';
import { dayName, daysAfter, type Html, type Order } from '../../engine/index.ts';
import { addressLines } from '../../storefront/parts/address-fields.ts';
import { wayLabel } from '../../storefront/parts/ways.ts';
import { picturePath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import { DELIVERY_WAYS, PAYMENT_WAYS, type Shop, type ShopDetails } from '../brand.ts';
import { lineFacts } from './cart.ts';
import { page } from './document.ts';

/** The confirmation of an order, which is also its page later. */
export function orderPage(shop: Shop, order: Order<ShopDetails>): Html {
  const { number, placed, lines, total, details } = order;
  const days = Math.max(...lines.map(({ product }) => product.deliveryDays));
  return page(shop, {
    title: `Order ${number}`,
    body: html`<div class="thanks">
  <p class="stamp">Order placed ${dayName(placed)}</p>
  <h1>Thank you, your order is in.</h1>
  <p class="number">Order number <b>${number}</b></p>
  <p>We expect everything to be with you by <b>${dayName(daysAfter(placed, days))}</b>. You were charged <b>${money(total)}</b>.</p>
</div>
<div class="desk">
  <section class="work"><h2>What you ordered</h2><ul class="lines short">${lines.map(
    (line) =>
      html`<li class="line"><img src="${picturePath(line.product)}" alt="" width="400" height="300"><div><h3>${line.product.name}</h3><p class="seller">Sold by ${line.product.seller}</p>${lineFacts(line)}</div></li>`,
  )}</ul></section>
  <aside class="sum-box given" aria-label="Order details"><section><h2>Address</h2>${addressLines(details.address)}</section><section><h2>Delivery</h2><p>${wayLabel(DELIVERY_WAYS, details.delivery)}</p></section><section><h2>Payment</h2><p>${wayLabel(PAYMENT_WAYS, details.payment)}</p></section><p><a class="button plain" href="/">Back to the shop</a></p></aside>
</div>`,
  });
}

/** All orders of the visitor. */
export function ordersPage(shop: Shop): Html {
  const { orders } = shop.checkout;
  return page(shop, {
    title: 'Your orders',
    body: html`<h1 class="over">Your orders</h1>${
      orders.length === 0
        ? html`<div class="nothing"><h2>No orders yet</h2><p>Orders that you place are listed here.</p><p><a class="button" href="/search">See all ${shop.opening.type.noun.many}</a></p></div>`
        : html`<ul class="order-list">${orders.map(({ number, placed, total, lines }) => html`<li><a href="/orders/${number}">${number}</a> <span>${dayName(placed)}</span> <span>${lines.map(({ product }) => product.name).join(', ')}</span> <b>${money(total)}</b></li>`)}</ul>`
    }`,
  });
}
