import { html } from 'hono/html';
import type { CartLine, Html } from '../../engine/index.ts';
import type { Complaints, Step } from '../../storefront/checkout-routes.ts';
import { complaintCount, field } from '../../storefront/parts/address-fields.ts';
import { figures } from '../../storefront/parts/figures.ts';
import { knownWay, wayLabel, ways } from '../../storefront/parts/ways.ts';
import { picturePath } from '../../storefront/store.ts';
import { type Brief, PAYMENT_WAYS, USES, type Yard, type YardDetails } from '../brand.ts';
import { complaintsAboutBrief, MOST_WISH, readBrief } from '../brief.ts';
import { page } from './document.ts';
import { lineHead, summary } from './order.ts';
import { heldIn } from './packages.ts';
import { handOver, startDay } from './words.ts';

export const REVIEW_PATH = '/order/review';
const STEPS = [
  ['/order/brief', 'Brief'],
  ['/order/payment', 'Payment'],
  [REVIEW_PATH, 'Review'],
] as const;

/** The steps between the order and its review. */
export function checkoutSteps(yard: Yard): readonly Step<YardDetails>[] {
  return [briefStep(yard), paymentStep(yard)];
}

function briefStep(yard: Yard): Step<YardDetails> {
  return {
    path: STEPS[0][0],
    page: (refused) =>
      stepPage(
        yard,
        0,
        'Your brief',
        html`<p class="lead">${yard.cart.lines[0]?.product.seller ?? 'Whoever you chose'} reads this before anything else. Two paragraphs are plenty.</p>
  <form class="fields" action="${STEPS[0][0]}" method="post" novalidate>${briefFields(refused ? readBrief(refused.form) : yard.checkout.details.brief, refused?.complaints ?? {})}
    <p class="onward"><button class="button buy" type="submit">Continue to payment</button></p></form>`,
      ),
    take(form, details) {
      const brief = readBrief(form);
      const complaints = complaintsAboutBrief(brief);
      return Object.keys(complaints).length > 0 ? { complaints } : { details: { ...details, brief } };
    },
    lacks: ({ brief }) => brief.wish === '',
  };
}

function briefFields({ title, wish, match, use }: Brief, complaints: Complaints): Html {
  const wrong = complaints.wish;
  return html`${complaintCount(complaints)}
    ${field({ name: 'title', label: 'Project name', value: title, complaint: complaints.title })}
    <p class="field"><label for="a-wish">What should be made?</label><textarea id="a-wish" name="wish" rows="6" maxlength="${String(MOST_WISH)}" required${wrong ? html` aria-invalid="true" aria-describedby="c-wish"` : ''}>${wish}</textarea>${wrong ? html`<span class="complaint" id="c-wish">${wrong}</span>` : ''}</p>
    <div class="ways"><h2>Where will it be used?</h2>${ways('use', 'Where will it be used?', USES, use)}${complaints.use ? html`<p class="complaint">${complaints.use}</p>` : ''}</div>
    ${field({ name: 'match', label: 'Anything that it should go with? (optional)', value: match, complaint: complaints.match })}`;
}

function paymentStep(yard: Yard): Step<YardDetails> {
  const path = STEPS[1][0];
  return {
    path,
    page: () =>
      stepPage(
        yard,
        1,
        'Payment',
        html`<p class="lead">The money stays with us until you approve the work.</p><form class="ways" action="${path}" method="post">${ways('payment', 'Payment', PAYMENT_WAYS, yard.checkout.details.payment)}<p class="onward"><button class="button buy" type="submit">Continue to review</button></p></form>`,
      ),
    take(form, details) {
      const payment = knownWay(PAYMENT_WAYS, form.get('payment'));
      return payment === undefined
        ? { complaints: { payment: 'Please choose one of these.' } }
        : { details: { ...details, payment } };
    },
  };
}

/** The last step: all of the order, before it is placed. */
export function reviewPage(yard: Yard, changed: boolean): Html {
  const { details, ticket } = yard.checkout;
  return stepPage(
    yard,
    2,
    'Read it once more',
    html`${changed ? html`<p class="remark" role="status">Your order has changed since this page was shown. Please check it again before you place it.</p>` : ''}
  <ul class="lines short">${yard.cart.lines.map((line) => html`<li class="line">${agreed(yard, line)}</li>`)}</ul>
  <div class="given">${givenBrief(details.brief, true)}<section><h2>Payment <a href="${STEPS[1][0]}" aria-label="Change payment">Change</a></h2><p>${wayLabel(PAYMENT_WAYS, details.payment)}</p></section></div>`,
    html`<form action="${REVIEW_PATH}" method="post" data-once><input type="hidden" name="ticket" value="${ticket}"><button class="button buy" type="submit">Place order</button></form><p class="fine">${wayLabel(PAYMENT_WAYS, details.payment)} is charged with the order total.</p>`,
  );
}

/** What is agreed on: who does what in which package, and when. */
function agreed(yard: Yard, line: CartLine): Html {
  const { product, configuration } = line;
  const { type } = yard.opening;
  return html`<img class="art" src="${picturePath(product)}" alt="" width="400" height="300">
    <div>${lineHead(yard, line, 'h2', false)}<p class="of">Starts by ${startDay(yard, product)}${handedOver(yard, product)}.</p>
    <dl class="holds">${heldIn(type, product, configuration).map(([what, value]) => html`<div><dt>${what}</dt><dd>${value}</dd></div>`)}</dl>${figures(type, product)}</div>`;
}

const handedOver = (yard: Yard, product: Parameters<typeof handOver>[1]): string => {
  const due = handOver(yard.opening.clock.date(), product);
  return due === undefined ? '' : `, handed over by ${due}`;
};

/** What the brief says. */
export function givenBrief({ title, wish, match, use }: Brief, change: boolean): Html {
  return html`<section class="brief"><h2>Brief${change ? html` <a href="${STEPS[0][0]}" aria-label="Change brief">Change</a>` : ''}</h2><p><b>${title}</b></p><p class="wish">${wish}</p>${match === '' ? '' : html`<p>Goes with: ${match}</p>`}<p>${wayLabel(USES, use)}</p></section>`;
}

function stepPage(yard: Yard, at: number, title: string, inside: Html, onward: Html = html``): Html {
  return page(yard, {
    title,
    body: html`<div class="desk stepped"><nav class="rail" aria-label="Steps"><ol>${STEPS.map(
      ([href, label], n) =>
        n < at
          ? html`<li class="past"><a href="${href}">${label}</a></li>`
          : html`<li${n === at ? html` aria-current="step"` : ''}>${label}</li>`,
    )}</ol></nav>
<section class="work"><h1>${title}</h1>${inside}</section>${summary(yard.cart.lines, onward)}</div>`,
  });
}
