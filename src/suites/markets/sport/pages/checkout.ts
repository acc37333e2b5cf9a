import { html } from 'hono/html';
import { complaintsAbout, dayName, daysAfter, type Html, readAddress } from '../../engine/index.ts';
import type { Complaints, Step } from '../../storefront/checkout-routes.ts';
import { addressFields, addressLines } from '../../storefront/parts/address-fields.ts';
import { knownWay, wayLabel, ways } from '../../storefront/parts/ways.ts';
import { DELIVERY_WAYS, PAYMENT_WAYS, type Sport, type SportDetails } from '../brand.ts';
import { packedLine, sums } from './bag.ts';
import { page } from './document.ts';

const STEPS = [
  ['/checkout/delivery', 'Delivery'],
  ['/checkout/payment', 'Payment'],
  ['/checkout/review', 'Review'],
] as const;

/** The steps between the bag and the review. */
export function checkoutSteps(sport: Sport): readonly Step<SportDetails>[] {
  return [
    {
      path: STEPS[0][0],
      page: (refused) => deliveryStep(sport, refused?.form, refused?.complaints ?? {}),
      take(form, details) {
        const address = readAddress(form);
        const delivery = knownWay(DELIVERY_WAYS, form.get('delivery')) ?? details.delivery;
        const complaints = complaintsAbout(address);
        return Object.keys(complaints).length > 0
          ? { complaints }
          : { details: { ...details, address, delivery } };
      },
    },
    {
      path: STEPS[1][0],
      page: (refused) => paymentStep(sport, refused?.complaints ?? {}),
      take(form, details) {
        const payment = knownWay(PAYMENT_WAYS, form.get('payment'));
        return payment === undefined
          ? { complaints: { payment: 'Please choose one of the ways to pay.' } }
          : { details: { ...details, payment } };
      },
    },
  ];
}

function deliveryStep(sport: Sport, form: URLSearchParams | undefined, complaints: Complaints): Html {
  const { address, delivery } = sport.checkout.details;
  return stepPage(
    sport,
    0,
    'Where shall it go?',
    html`<form class="fields" action="${STEPS[0][0]}" method="post" novalidate>
    <div class="ways">${ways('delivery', 'Delivery', DELIVERY_WAYS, knownWay(DELIVERY_WAYS, form?.get('delivery') ?? null) ?? delivery)}</div>
    ${addressFields(form ? readAddress(form) : address, complaints)}
    <p class="onward"><button class="button buy" type="submit">Continue to payment</button></p>
  </form>`,
  );
}

function paymentStep(sport: Sport, complaints: Complaints): Html {
  const complaint = complaints.payment;
  return stepPage(
    sport,
    1,
    'How do you pay?',
    html`${complaint === undefined ? '' : html`<p class="remark bad" role="alert">${complaint}</p>`}<form action="${STEPS[1][0]}" method="post">
    <div class="ways">${ways('payment', 'Payment', PAYMENT_WAYS, sport.checkout.details.payment)}</div>
    <p class="onward"><button class="button buy" type="submit">Review order</button></p>
  </form>`,
  );
}

/** The last step: all of the order, before it is placed. */
export function reviewPage(sport: Sport, changed: boolean): Html {
  const { details, ticket } = sport.checkout;
  const { lines } = sport.cart;
  const days = Math.max(1, ...lines.map(({ product }) => product.deliveryDays));
  return stepPage(
    sport,
    2,
    'All packed?',
    html`${changed ? html`<p class="remark" role="status">Your bag has changed since this page was shown. Please check the order again before you place it.</p>` : ''}
  <ul class="packed">${lines.map((line) => packedLine(line))}</ul>
  <div class="given"><section><h2>Delivery</h2><p>${wayLabel(DELIVERY_WAYS, details.delivery)}, by ${dayName(daysAfter(sport.opening.clock.date(), days))}</p>${addressLines(details.address)}<p><a href="${STEPS[0][0]}" aria-label="Change delivery">Change</a></p></section>
  <section><h2>Payment</h2><p>${wayLabel(PAYMENT_WAYS, details.payment)}</p><p><a href="${STEPS[1][0]}" aria-label="Change payment">Change</a></p></section></div>`,
    html`<form action="${STEPS[2][0]}" method="post" data-once><input type="hidden" name="ticket" value="${ticket}"><button class="button buy" type="submit">Place order</button></form>`,
  );
}

function stepPage(sport: Sport, at: number, title: string, inside: Html, onward: Html = html``): Html {
  return page(sport, {
    title: `Check out: ${STEPS[at]?.[1] ?? ''}`,
    body: html`<nav class="steps" aria-label="Steps"><ol>${STEPS.map(([href, label], n) =>
      n < at
        ? html`<li class="past"><a href="${href}">${label}</a></li>`
        : html`<li${n === at ? html` aria-current="step"` : ''}>${label}</li>`,
    )}</ol></nav>
<div class="desk"><section class="work"><h1>${title}</h1>${inside}</section>${sums(sport.cart.lines, onward)}</div>`,
  });
}
