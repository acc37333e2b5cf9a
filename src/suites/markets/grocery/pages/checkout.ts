import { html } from 'hono/html';
import { complaintsAbout, type Html, readAddress, type Way } from '../../engine/index.ts';
import type { Step } from '../../storefront/checkout-routes.ts';
import { addressFields, addressLines } from '../../storefront/parts/address-fields.ts';
import { knownWay, wayLabel, ways } from '../../storefront/parts/ways.ts';
import { type CrateDetails, type Oatbarrow, PAYMENTS, SLOTS, SUBSTITUTES } from '../brand.ts';
import { packed, tally } from './basket.ts';
import { page } from './document.ts';

const STEPS = [
  ['/checkout', 'Where to'],
  ['/checkout/slot', 'Delivery slot'],
  ['/checkout/substitutes', 'Substitutes and payment'],
  ['/checkout/review', 'Check the order'],
] as const;

export const REVIEW_PATH = '/checkout/review';

const CHOOSE = 'Please choose one of these.';

/** The steps between the basket and the review. */
export function checkoutSteps(store: Oatbarrow): readonly Step<CrateDetails>[] {
  return [whereStep(store), slotStep(store), substitutesStep(store)];
}

function whereStep(store: Oatbarrow): Step<CrateDetails> {
  return {
    path: '/checkout',
    page: (refused) =>
      stepPage(
        store,
        0,
        html`<form class="fields" action="/checkout" method="post" novalidate>${addressFields(refused ? readAddress(refused.form) : store.checkout.details.address, refused?.complaints ?? {})}<p class="onward"><button class="button buy" type="submit">Continue to slot</button></p></form>`,
      ),
    take(form, details) {
      const address = readAddress(form);
      const complaints = complaintsAbout(address);
      return Object.keys(complaints).length > 0 ? { complaints } : { details: { ...details, address } };
    },
  };
}

function slotStep(store: Oatbarrow): Step<CrateDetails> {
  return {
    path: '/checkout/slot',
    page: (refused) =>
      stepPage(
        store,
        1,
        html`<form class="ways slots" action="/checkout/slot" method="post">${refused ? html`<p class="remark bad" role="alert">${CHOOSE}</p>` : ''}<p class="soft">All slots cost the same.</p>${ways('slot', 'Delivery slot', SLOTS, store.checkout.details.slot)}<p class="onward"><button class="button buy" type="submit">Continue to substitutes</button></p></form>`,
      ),
    take(form, details) {
      const slot = knownWay(SLOTS, form.get('slot'));
      return slot === undefined ? { complaints: { slot: CHOOSE } } : { details: { ...details, slot } };
    },
  };
}

function substitutesStep(store: Oatbarrow): Step<CrateDetails> {
  return {
    path: '/checkout/substitutes',
    page(refused) {
      const { substitutes, payment } = store.checkout.details;
      return stepPage(
        store,
        2,
        html`<form class="ways" action="/checkout/substitutes" method="post">${refused ? html`<p class="remark bad" role="alert">${CHOOSE}</p>` : ''}<h2>When a shelf is empty</h2>${ways('substitutes', 'When a shelf is empty', SUBSTITUTES, substitutes)}<h2>Payment</h2>${ways('payment', 'Payment', PAYMENTS, payment)}<p class="onward"><button class="button buy" type="submit">Review order</button></p></form>`,
      );
    },
    take(form, details) {
      const substitutes = knownWay(SUBSTITUTES, form.get('substitutes'));
      const payment = knownWay(PAYMENTS, form.get('payment'));
      return substitutes === undefined || payment === undefined
        ? { complaints: { substitutes: CHOOSE } }
        : { details: { ...details, substitutes, payment } };
    },
  };
}

/** The last step: all of the order, before it is placed. */
export function reviewPage(store: Oatbarrow, changed: boolean): Html {
  const { details, ticket } = store.checkout;
  return stepPage(
    store,
    3,
    html`${changed ? html`<p class="remark" role="status">Your basket has changed since this page was shown. Please check it again.</p>` : ''}<div class="given">${givenDetails(details, true)}</div>${packed(store, store.cart.lines)}`,
    html`<form action="${REVIEW_PATH}" method="post" data-once><input type="hidden" name="ticket" value="${ticket}"><button class="button buy" type="submit">Place order</button></form><p class="soft">${wayLabel(PAYMENTS, details.payment)} is charged with the order total.</p>`,
  );
}

/** Address, slot, substitutes and payment in words, with links to change them. */
export function givenDetails(details: CrateDetails, change: boolean): Html {
  const { address, slot, substitutes, payment } = details;
  const link = (href: string, what: string): Html | '' =>
    change ? html` <a href="${href}" aria-label="Change ${what}">Change</a>` : '';
  const part = (heading: string, href: string, list: readonly Way[], id: string): Html =>
    html`<section><h2>${heading}${link(href, heading.toLowerCase())}</h2><p>${wayLabel(list, id)}</p></section>`;
  return html`<section><h2>Where to${link('/checkout', 'address')}</h2>${addressLines(address)}</section>
    ${part('Delivery slot', '/checkout/slot', SLOTS, slot)}${part('Substitutes', '/checkout/substitutes', SUBSTITUTES, substitutes)}${part('Payment', '/checkout/substitutes', PAYMENTS, payment)}`;
}

function stepPage(store: Oatbarrow, at: number, inside: Html, onward: Html = html``): Html {
  const title = STEPS[at]?.[1] ?? '';
  return page(store, {
    title: `Checkout: ${title}`,
    body: html`<nav class="tabs" aria-label="Steps"><ol>${STEPS.map(([href, name], n) =>
      n < at
        ? html`<li class="past"><a href="${href}">${name}</a></li>`
        : html`<li${n === at ? html` aria-current="step"` : ''}>${name}</li>`,
    )}</ol></nav>
<div class="desk"><section class="work"><h1>${title}</h1>${inside}</section>${tally(store.cart.lines, onward)}</div>`,
  });
}
