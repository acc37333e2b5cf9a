import { html } from 'hono/html';
import { dayName, type Html, type Order } from '../../engine/index.ts';
import { picturePath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Hobwheel, SupperDetails } from '../brand.ts';
import { bagBill } from './basket.ts';
import { givenDetails } from './checkout.ts';
import { page } from './document.ts';

/** Where an order is on its way. */
const ROAD = ['Order in', 'On the hob', 'On the road', 'At your door'] as const;

/** The confirmation of an order, which is also its page later. */
export function orderPage(store: Hobwheel, order: Order<SupperDetails>): Html {
  const { number, placed, lines, total, details } = order;
  const kitchens = [...new Set(lines.map(({ product }) => product.seller))];
  return page(store, {
    title: `Order ${number}`,
    body: html`<section class="thanks"><h1>Thank you, the kitchen has it.</h1><p>Order number <b>${number}</b>, ${dayName(placed)}. You were charged <b>${money(total)}</b>.</p><ol class="progress">${ROAD.map((stop, n) => html`<li${n === 0 ? html` aria-current="step"` : ''}>${stop}</li>`)}</ol><p>${kitchens.join(', ')} ${kitchens.length === 1 ? 'cooks' : 'cook'} for you now.</p></section>
<div class="desk"><section class="work"><h2>What you ordered</h2><ul class="bags short">${lines.map(
      (line) =>
        html`<li class="bag"><div class="bag-inside"><img class="disc" src="${picturePath(line.product)}" alt="" width="400" height="300"><div><h3>${line.product.name}</h3>${bagBill(line)}</div></div></li>`,
    )}</ul></section><aside class="ticket given" aria-label="Order details">${givenDetails(details, false)}<p><a class="button plain" href="/">Back to the start</a></p></aside></div>`,
  });
}

/** All orders of the visitor. */
export function ordersPage(store: Hobwheel): Html {
  const { orders } = store.checkout;
  return page(store, {
    title: 'Your orders',
    body: html`<h1 class="over">Your orders</h1>${
      orders.length === 0
        ? html`<div class="plate"><div class="empty-plate" aria-hidden="true"></div><h2>No suppers yet</h2><p>What you order is listed here, with its bill.</p><p><a class="button" href="/dishes">See every ${store.opening.type.noun.one} near you</a></p></div>`
        : html`<ul class="order-list">${orders.map(({ number, placed, total, lines }) => html`<li><a href="/orders/${number}">${number}</a> <span>${dayName(placed)}</span> <span>${lines.map(({ product }) => product.name).join(', ')}</span> <b>${money(total)}</b></li>`)}</ul>`
    }`,
  });
}
