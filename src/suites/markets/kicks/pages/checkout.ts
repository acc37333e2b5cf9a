import { html } from 'hono/html';
import {
  type CartLine,
  complaintsAbout,
  configurationLabel,
  dayName,
  daysAfter,
  type Html,
  readAddress,
} from '../../engine/index.ts';
import type { Complaints, Step } from '../../storefront/checkout-routes.ts';
import { configuredPath } from '../../storefront/configuration.ts';
import { addressFields, addressLines } from '../../storefront/parts/address-fields.ts';
import { knownWay, wayLabel, ways } from '../../storefront/parts/ways.ts';
import { picturePath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import { HANDOVER_WAYS, type Kicks, type KicksDetails, PAYMENT_WAYS } from '../brand.ts';
import { heldPair, sumBox } from './bag.ts';
import { page } from './document.ts';
import { sizeAbroad } from './sheet.ts';

const STEPS = [
  ['/checkout/size', 'Size'],
  ['/checkout/ship-to', 'Ship to'],
  ['/checkout/payment', 'Payment'],
  ['/checkout/review', 'Review'],
] as const;

/** The steps between the bag and the review: the size comes first, since it is what goes wrong most. */
export function checkoutSteps(kicks: Kicks): readonly Step<KicksDetails>[] {
  return [
    { path: STEPS[0][0], page: () => sizeStep(kicks), take: (_form, details) => ({ details }) },
    {
      path: STEPS[1][0],
      page: (refused) => shipToStep(kicks, refused?.form, refused?.complaints ?? {}),
      take(form, details) {
        const address = readAddress(form);
        const handover = knownWay(HANDOVER_WAYS, form.get('handover')) ?? details.handover;
        const complaints = complaintsAbout(address);
        return Object.keys(complaints).length > 0
          ? { complaints }
          : { details: { ...details, address, handover } };
      },
    },
    {
      path: STEPS[2][0],
      page: (refused) => paymentStep(kicks, refused?.complaints ?? {}),
      take(form, details) {
        const payment = knownWay(PAYMENT_WAYS, form.get('payment'));
        return payment === undefined
          ? { complaints: { payment: 'Please choose how you want to pay.' } }
          : { details: { ...details, payment } };
      },
    },
  ];
}

function sizeStep(kicks: Kicks): Html {
  const { lines } = kicks.cart;
  const [only] = lines;
  const label = only && lines.length === 1 ? sizeOf(only) : '';
  return stepPage(
    kicks,
    0,
    'Is this your size?',
    html`<p class="lead">Asks differ by size, and a pair that was sold to you in the wrong one can only be sold again.</p>
  <ul class="sizes-held">${lines.map((line) => {
    const { product, configuration } = line;
    const [eu, cm] = sizeAbroad(sizeOf(line)) ?? [];
    return html`<li><img src="${picturePath(product)}" alt="" width="400" height="300"><div><h2>${product.name}</h2><p class="size">${sizeOf(line) || 'One size'}</p>${eu === undefined ? '' : html`<p class="abroad">EU ${eu} · for feet of ${cm ?? ''} cm</p>`}<p><a href="${configuredPath(kicks, product, configuration)}">Pick another size</a></p></div></li>`;
  })}</ul>
  <form class="onward" action="${STEPS[0][0]}" method="post"><button class="button buy" type="submit">Continue with ${label === '' ? 'these sizes' : label}</button></form>`,
  );
}

const sizeOf = ({ product, configuration }: CartLine): string => configurationLabel(product, configuration);

function shipToStep(kicks: Kicks, form: URLSearchParams | undefined, complaints: Complaints): Html {
  const { address, handover } = kicks.checkout.details;
  return stepPage(
    kicks,
    1,
    'Ship to',
    html`<form class="fields" action="${STEPS[1][0]}" method="post" novalidate>
    ${addressFields(form ? readAddress(form) : address, complaints)}
    <div class="ways">${ways('handover', 'How it is handed over', HANDOVER_WAYS, knownWay(HANDOVER_WAYS, form?.get('handover') ?? null) ?? handover)}</div>
    <p class="onward"><button class="button buy" type="submit">Continue to payment</button></p>
  </form>`,
  );
}

function paymentStep(kicks: Kicks, complaints: Complaints): Html {
  const complaint = complaints.payment;
  return stepPage(
    kicks,
    2,
    'Payment',
    html`${complaint === undefined ? '' : html`<p class="remark bad" role="alert">${complaint}</p>`}<form action="${STEPS[2][0]}" method="post">
    <div class="ways">${ways('payment', 'How you pay', PAYMENT_WAYS, kicks.checkout.details.payment)}</div>
    <p class="onward"><button class="button buy" type="submit">Continue to review</button></p>
  </form>`,
  );
}

/** The last step: all of the order, before it is placed. */
export function reviewPage(kicks: Kicks, changed: boolean): Html {
  const { details, ticket } = kicks.checkout;
  const { lines, total } = kicks.cart;
  const days = Math.max(1, ...lines.map(({ product }) => product.deliveryDays));
  return stepPage(
    kicks,
    3,
    'Look once more',
    html`${changed ? html`<p class="remark" role="status">Your bag has changed since this page was shown. Please look at the order again before you place it.</p>` : ''}
  <ul class="held">${lines.map((line) => heldPair(line))}</ul>
  <div class="given"><section><h2>Size</h2><p>${lines.map((line) => sizeOf(line) || 'One size').join(', ')} <a href="${STEPS[0][0]}" aria-label="Check size">Check</a></p></section>
  <section><h2>Ship to</h2>${addressLines(details.address)}<p>${wayLabel(HANDOVER_WAYS, details.handover)} <a href="${STEPS[1][0]}" aria-label="Change address">Change</a></p></section>
  <section><h2>Payment</h2><p>${wayLabel(PAYMENT_WAYS, details.payment)} <a href="${STEPS[2][0]}" aria-label="Change payment">Change</a></p></section></div>`,
    html`<form action="${STEPS[3][0]}" method="post" data-once><input type="hidden" name="ticket" value="${ticket}"><button class="button buy" type="submit">Place order</button></form><p class="fine">We take ${money(total)} and hold it until the inspection is passed. With you by ${dayName(daysAfter(kicks.opening.clock.date(), days))}.</p>`,
  );
}

function stepPage(kicks: Kicks, at: number, title: string, inside: Html, onward: Html = html``): Html {
  return page(kicks, {
    title: `Checkout: ${STEPS[at]?.[1] ?? ''}`,
    body: html`<nav class="steps" aria-label="Steps"><ol>${STEPS.map(([href, label], n) =>
      n < at
        ? html`<li class="past"><a href="${href}">${label}</a></li>`
        : html`<li${n === at ? html` aria-current="step"` : ''}>${label}</li>`,
    )}</ol></nav>
<div class="desk"><section class="work"><h1>${title}</h1>${inside}</section>${sumBox(kicks.cart.lines, onward)}</div>`,
  });
}
