import { html } from 'hono/html';
import { configurationLabel, dayName, daysAfter, type Html, type Order } from '../../engine/index.ts';
import { addressLines } from '../../storefront/parts/address-fields.ts';
import { wayLabel } from '../../storefront/parts/ways.ts';
import { whole } from '../../storefront/parts/words.ts';
import { money } from '../../words.ts';
import { DELIVERY_WAYS, PAYMENT_WAYS, pointsFor, type Sport, type SportDetails } from '../brand.ts';
import { packedLine } from './bag.ts';
import { page } from './document.ts';

const TRIAL_DAYS = 60;

/** The confirmation of an order, which is also its page later. */
export function orderPage(sport: Sport, order: Order<SportDetails>): Html {
  const { number, placed, lines, total, details } = order;
  const days = Math.max(...lines.map(({ product }) => product.deliveryDays));
  const comes = daysAfter(placed, days);
  return page(sport, {
    title: `Order ${number}`,
    body: html`<section class="thanks"><h1>Thank you, Robin. See you out there.</h1><p>Order number <b>${number}</b>, placed ${dayName(placed)}. ${money(total)} for all of it, delivery included.</p>
  <dl><div><dt>With you by</dt><dd>${dayName(comes)}</dd></div><div><dt>Trial ends</dt><dd>${dayName(daysAfter(comes, TRIAL_DAYS))}</dd></div><div><dt>Points earned</dt><dd>${whole(pointsFor(total))}</dd></div></dl></section>
<div class="desk">
  <section class="work"><h2>In the parcel</h2><ul class="packed">${lines.map((line) => packedLine(line))}</ul></section>
  <aside class="sums given" aria-label="Order details"><section><h2>Delivery</h2><p>${wayLabel(DELIVERY_WAYS, details.delivery)}</p>${addressLines(details.address)}</section><section><h2>Payment</h2><p>${wayLabel(PAYMENT_WAYS, details.payment)}</p></section><p><a class="button plain" href="/">Back to the front</a></p></aside>
</div>`,
  });
}

/** All orders of the visitor. */
export function ordersPage(sport: Sport): Html {
  const { orders } = sport.checkout;
  return page(sport, {
    title: 'Your orders',
    body: html`<h1 class="over">Your orders</h1>${
      orders.length === 0
        ? html`<div class="nothing"><h2>No parcels yet</h2><p>Orders are listed here, with the day on which their trial ends.</p><p><a class="button" href="/find">All ${sport.opening.type.noun.many}</a></p></div>`
        : html`<ul class="order-list">${orders.map(
            ({ number, placed, total, lines }) =>
              html`<li><a href="/orders/${number}">${number}</a> <span>${dayName(placed)}</span> <span>${lines.map(({ product, configuration }) => `${product.name}, ${configurationLabel(product, configuration)}`).join(' · ')}</span> <b>${money(total)}</b></li>`,
          )}</ul>`
    }`,
  });
}
