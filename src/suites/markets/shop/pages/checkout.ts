import { html } from 'hono/html';
import {
  ADDRESS_FIELDS,
  type Address,
  type Complaints,
  dayName,
  daysAfter,
  type Html,
  type Way,
} from '../../engine/index.ts';
import { DELIVERY_WAYS, PAYMENT_WAYS } from '../brand.ts';
import type { Shop } from '../state.ts';
import { picturePath } from './card.ts';
import { lineFacts, summary } from './cart.ts';
import { page } from './document.ts';

const STEPS = [
  ['/checkout', 'Address'],
  ['/checkout/delivery', 'Delivery'],
  ['/checkout/payment', 'Payment'],
  ['/checkout/review', 'Review'],
] as const;

/** The step at which the address is entered; `complaints` say what was wrong with it. */
export function addressPage(shop: Shop, address: Address, complaints: Complaints): Html {
  const wrong = Object.values(complaints);
  return stepPage(
    shop,
    0,
    html`${wrong.length > 0 ? html`<p class="remark bad" role="alert">Please look at ${wrong.length === 1 ? 'one field' : `${wrong.length} fields`} below.</p>` : ''}
  <form class="fields" action="/checkout" method="post" novalidate>
    ${ADDRESS_FIELDS.map(({ name, label, autocomplete }) => {
      const complaint = complaints[name];
      return html`<p class="field f-${name}"><label for="a-${name}">${label}</label><input id="a-${name}" name="${name}" value="${address[name]}" autocomplete="${autocomplete}" maxlength="80"${complaint ? html` aria-invalid="true" aria-describedby="c-${name}"` : ''}>${complaint ? html`<span class="complaint" id="c-${name}">${complaint}</span>` : ''}</p>`;
    })}
    <p class="onward"><button class="button buy" type="submit">Continue to delivery</button></p>
  </form>`,
  );
}

/** The step at which the way of delivery is chosen. */
export function deliveryPage(shop: Shop): Html {
  const { delivery } = shop.checkout.details;
  return stepPage(
    shop,
    1,
    ways('/checkout/delivery', 'delivery', DELIVERY_WAYS, delivery, 'Continue to payment'),
  );
}

/** The step at which the way of payment is chosen. */
export function paymentPage(shop: Shop): Html {
  const { payment } = shop.checkout.details;
  return stepPage(shop, 2, ways('/checkout/payment', 'payment', PAYMENT_WAYS, payment, 'Continue to review'));
}

/** The last step: all of the order, before it is placed. */
export function reviewPage(shop: Shop, says?: string): Html {
  const { details, ticket } = shop.checkout;
  return stepPage(
    shop,
    3,
    html`${says === undefined ? '' : html`<p class="remark" role="status">${says}</p>`}
  <div class="given">${givenDetails(shop, true)}</div>
  <ul class="lines short">${shop.cart.lines.map(
    (line) =>
      html`<li class="line"><img src="${picturePath(line.product)}" alt="" width="400" height="300"><div><h2>${line.product.name}</h2><p class="seller">Sold by ${line.product.seller}. Arrives by ${dayName(daysAfter(shop.opening.clock.date(), line.product.deliveryDays))}.</p>${lineFacts(line)}</div></li>`,
  )}</ul>`,
    html`<form action="/checkout/review" method="post" data-once><input type="hidden" name="ticket" value="${ticket}"><button class="button buy" type="submit">Place order</button></form><p class="fine">${wayLabel(PAYMENT_WAYS, details.payment)} is charged with the order total.</p>`,
  );
}

/** Address, delivery and payment in words, with links to change them. */
function givenDetails(shop: Shop, change: boolean): Html {
  const { address, delivery, payment } = shop.checkout.details;
  const link = (href: string, what: string): Html | '' =>
    change ? html` <a href="${href}" aria-label="Change ${what}">Change</a>` : '';
  return html`<section><h2>Address${link('/checkout', 'address')}</h2>${addressLines(address)}</section>
    <section><h2>Delivery${link('/checkout/delivery', 'delivery')}</h2><p>${wayLabel(DELIVERY_WAYS, delivery)}</p></section>
    <section><h2>Payment${link('/checkout/payment', 'payment')}</h2><p>${wayLabel(PAYMENT_WAYS, payment)}</p></section>`;
}

/** An address in lines. */
export function addressLines({ name, street, extra, town, state, zip }: Address): Html {
  const lines = [name, street, extra, `${town}, ${state} ${zip}`].filter((line) => line !== '');
  return html`<p>${lines.map((line, n) => (n === 0 ? html`${line}` : html`<br>${line}`))}</p>`;
}

/** What a way is called. */
export const wayLabel = (list: readonly Way[], id: string): string =>
  list.find((way) => way.id === id)?.label ?? '';

function stepPage(shop: Shop, at: number, inside: Html, onward: Html = html``): Html {
  const title = STEPS[at]?.[1] ?? '';
  return page(shop, {
    title: `Check out: ${title}`,
    body: html`<nav class="steps" aria-label="Steps"><ol>${STEPS.map(([href, label], n) =>
      n < at
        ? html`<li class="past"><a href="${href}">${label}</a></li>`
        : html`<li${n === at ? html` aria-current="step"` : ''}>${label}</li>`,
    )}</ol></nav>
<div class="desk"><section class="work"><h1>${title}</h1>${inside}</section>${summary(shop.cart.lines, onward)}</div>`,
  });
}

function ways(action: string, name: string, list: readonly Way[], chosen: string, onward: string): Html {
  return html`<form class="ways" action="${action}" method="post">
    <fieldset><legend class="unseen">${name}</legend>${list.map(
      ({ id, label, note }) =>
        html`<label><input type="radio" name="${name}" value="${id}"${id === chosen ? html` checked` : ''}> <span><b>${label}</b><small>${note}</small></span></label>`,
    )}</fieldset>
    <p class="onward"><button class="button buy" type="submit">${onward}</button></p>
  </form>`;
}
