import { html } from 'hono/html';
import { complaintsAbout, type Html, readAddress, type Way } from '../../engine/index.ts';
import type { Step } from '../../storefront/checkout-routes.ts';
import { addressFields, addressLines } from '../../storefront/parts/address-fields.ts';
import { knownWay, wayLabel, ways } from '../../storefront/parts/ways.ts';
import { picturePath } from '../../storefront/store.ts';
import { HANDOVERS, type Hobwheel, PAYMENTS, SLOTS, type SupperDetails, TIPS } from '../brand.ts';
import { bagBill, summary } from './basket.ts';
import { page } from './document.ts';

const STEPS = [
  ['/checkout', 'Your door'],
  ['/checkout/time', 'Time'],
  ['/checkout/payment', 'Tip and payment'],
  ['/checkout/review', 'Look it over'],
] as const;

export const REVIEW_PATH = '/checkout/review';

/** What is said of a choice that there isn't. */
const CHOOSE = 'Please choose one of these.';

/** The steps between the basket and the review. */
export function checkoutSteps(store: Hobwheel): readonly Step<SupperDetails>[] {
  return [doorStep(store), timeStep(store), paymentStep(store)];
}

function doorStep(store: Hobwheel): Step<SupperDetails> {
  return {
    path: '/checkout',
    page(refused) {
      const { address, handover } = store.checkout.details;
      const complaints = refused?.complaints ?? {};
      return stepPage(
        store,
        0,
        html`<form class="fields" action="/checkout" method="post" novalidate>
    ${addressFields(refused ? readAddress(refused.form) : address, complaints)}
    <div class="ways whole"><h2>At the door</h2>${complaints.handover ? html`<p class="complaint">${complaints.handover}</p>` : ''}${ways('handover', 'At the door', HANDOVERS, handover)}</div>
    <p class="onward"><button class="button buy" type="submit">Continue to time</button></p>
  </form>`,
      );
    },
    take(form, details) {
      const address = readAddress(form);
      const handover = form.has('handover') ? knownWay(HANDOVERS, form.get('handover')) : details.handover;
      const complaints = {
        ...complaintsAbout(address),
        ...(handover === undefined && { handover: CHOOSE }),
      };
      return handover === undefined || Object.keys(complaints).length > 0
        ? { complaints }
        : { details: { ...details, address, handover } };
    },
  };
}

function timeStep(store: Hobwheel): Step<SupperDetails> {
  return {
    path: '/checkout/time',
    page: (refused) =>
      stepPage(
        store,
        1,
        html`<form class="ways" action="/checkout/time" method="post">${refused ? html`<p class="remark bad" role="alert">${CHOOSE}</p>` : ''}${ways('slot', 'Time', SLOTS, store.checkout.details.slot)}
    <p class="onward"><button class="button buy" type="submit">Continue to payment</button></p></form>`,
      ),
    take(form, details) {
      const slot = knownWay(SLOTS, form.get('slot'));
      return slot === undefined ? { complaints: { slot: CHOOSE } } : { details: { ...details, slot } };
    },
  };
}

function paymentStep(store: Hobwheel): Step<SupperDetails> {
  return {
    path: '/checkout/payment',
    page(refused) {
      const { tip, payment } = store.checkout.details;
      return stepPage(
        store,
        2,
        html`<form class="ways" action="/checkout/payment" method="post">${refused ? html`<p class="remark bad" role="alert">${CHOOSE}</p>` : ''}
    <h2>Something for the rider</h2><p class="soft">Given at the door, in cash. It is not part of what we charge.</p>${ways('tip', 'Tip', TIPS, tip)}
    <h2>How you pay</h2>${ways('payment', 'Payment', PAYMENTS, payment)}
    <p class="onward"><button class="button buy" type="submit">Review order</button></p></form>`,
      );
    },
    take(form, details) {
      const [tip, payment] = [knownWay(TIPS, form.get('tip')), knownWay(PAYMENTS, form.get('payment'))];
      return tip === undefined || payment === undefined
        ? { complaints: { payment: CHOOSE } }
        : { details: { ...details, tip, payment } };
    },
  };
}

/** The last step: all of the order, before it is placed. */
export function reviewPage(store: Hobwheel, changed: boolean): Html {
  const { details, ticket } = store.checkout;
  return stepPage(
    store,
    3,
    html`${changed ? html`<p class="remark" role="status">Your basket has changed since this page was shown. Please look it over again.</p>` : ''}
  <div class="given">${givenDetails(details, true)}</div>
  <ul class="bags short">${store.cart.lines.map(
    (line) =>
      html`<li class="bag"><div class="bag-inside"><img class="disc" src="${picturePath(line.product)}" alt="" width="400" height="300"><div><h2>${line.product.name}</h2>${bagBill(line)}</div></div></li>`,
  )}</ul>`,
    html`<form action="${REVIEW_PATH}" method="post" data-once><input type="hidden" name="ticket" value="${ticket}"><button class="button buy" type="submit">Place order</button></form><p class="soft">${wayLabel(PAYMENTS, details.payment)} is charged with the order total. Nothing is added later.</p>`,
  );
}

/** Door, time and payment in words, with links to change them. */
export function givenDetails(details: SupperDetails, change: boolean): Html {
  const { address, handover, slot, tip, payment } = details;
  const link = (href: string, what: string): Html | '' =>
    change ? html` <a href="${href}" aria-label="Change ${what}">Change</a>` : '';
  const said = (list: readonly Way[], id: string): string => wayLabel(list, id);
  return html`<section><h2>Your door${link('/checkout', 'address')}</h2>${addressLines(address)}<p>${said(HANDOVERS, handover)}</p></section>
    <section><h2>Time${link('/checkout/time', 'time')}</h2><p>${said(SLOTS, slot)}</p></section>
    <section><h2>Tip and payment${link('/checkout/payment', 'tip and payment')}</h2><p>${said(TIPS, tip)}</p><p>${said(PAYMENTS, payment)}</p></section>`;
}

function stepPage(store: Hobwheel, at: number, inside: Html, onward: Html = html``): Html {
  const title = STEPS[at]?.[1] ?? '';
  return page(store, {
    title: `Checkout: ${title}`,
    body: html`<nav class="road" aria-label="Steps"><ol>${STEPS.map(([href, label], n) =>
      n < at
        ? html`<li class="past"><a href="${href}">${label}</a></li>`
        : html`<li${n === at ? html` aria-current="step"` : ''}>${label}</li>`,
    )}</ol></nav>
<div class="desk"><section class="work"><h1>${title}</h1>${inside}</section>${summary(store.cart.lines, onward)}</div>`,
  });
}
