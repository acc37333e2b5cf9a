import { html } from 'hono/html';
import { complaintsAbout, type Html, readAddress } from '../../engine/index.ts';
import type { Complaints, Step } from '../../storefront/checkout-routes.ts';
import { addressFields, addressLines } from '../../storefront/parts/address-fields.ts';
import { knownWay, wayLabel, ways } from '../../storefront/parts/ways.ts';
import { picturePath } from '../../storefront/store.ts';
import { type Craft, type CraftDetails, GIFT_WAYS, MOST_MESSAGE, PAYMENT_WAYS } from '../brand.ts';
import { lineFacts, summary } from './basket.ts';
import { page } from './document.ts';
import { arrival } from './words.ts';

const STEPS = [
  ['/checkout', 'Your words'],
  ['/checkout/address', 'Address'],
  ['/checkout/payment', 'Payment'],
  ['/checkout/review', 'Review'],
] as const;

/** The steps between the basket and the review. */
export function checkoutSteps(market: Craft): readonly Step<CraftDetails>[] {
  const { checkout } = market;
  return [
    {
      path: '/checkout',
      page: (refused) =>
        stepPage(
          market,
          0,
          html`${proofs(market)}<form class="ways" action="/checkout" method="post" novalidate>
    <h2>Is it a gift?</h2>
    ${ways('gift', 'Is it a gift?', GIFT_WAYS, knownWay(GIFT_WAYS, refused?.form.get('gift') ?? null) ?? checkout.details.gift)}
    ${cardMessage(refused?.form.get('message') ?? checkout.details.message, refused?.complaints.message)}
    <p class="onward"><button class="button buy" type="submit">Continue to address</button></p>
  </form>`,
        ),
      take: takeGift,
    },
    {
      path: '/checkout/address',
      page: (refused) =>
        stepPage(
          market,
          1,
          html`<form class="fields" action="/checkout/address" method="post" novalidate>
    ${addressFields(refused ? readAddress(refused.form) : checkout.details.address, refused?.complaints ?? {})}
    <p class="onward"><button class="button buy" type="submit">Continue to payment</button></p>
  </form>`,
        ),
      take(form, details) {
        const address = readAddress(form);
        const complaints = complaintsAbout(address);
        return Object.keys(complaints).length > 0 ? { complaints } : { details: { ...details, address } };
      },
    },
    {
      path: '/checkout/payment',
      page: () =>
        stepPage(
          market,
          2,
          html`<form class="ways" action="/checkout/payment" method="post">
    ${ways('payment', 'Payment', PAYMENT_WAYS, checkout.details.payment)}
    <p class="onward"><button class="button buy" type="submit">Continue to review</button></p>
  </form>`,
        ),
      take(form, details) {
        const payment = knownWay(PAYMENT_WAYS, form.get('payment'));
        return payment === undefined
          ? { complaints: { payment: 'Please choose one of these.' } }
          : { details: { ...details, payment } };
      },
    },
  ];
}

type Taken = { readonly details: CraftDetails } | { readonly complaints: Complaints };

function takeGift(form: URLSearchParams, details: CraftDetails): Taken {
  const gift = knownWay(GIFT_WAYS, form.get('gift'));
  const message = (form.get('message') ?? '').replace(/\s+/g, ' ').trim();
  if (gift === undefined) return { complaints: { gift: 'Please choose one of these.' } };
  if (gift === 'card' && message === '')
    return { complaints: { message: 'Please write what goes on the card, or choose a gift without one.' } };
  if (message.length > MOST_MESSAGE)
    return { complaints: { message: `A card has room for ${MOST_MESSAGE} letters.` } };
  return { details: { ...details, gift, message: gift === 'card' ? message : '' } };
}

/** What will be stamped, as it will be stamped. */
function proofs({ cart }: Craft): Html {
  const worded = cart.lines.flatMap(({ product, note }) => (note === undefined ? [] : [{ product, note }]));
  if (worded.length === 0)
    return html`<p class="remark">Nothing in your basket carries words: the pieces come plain.</p>`;
  return html`<p class="lead">This is what the makers will stamp, sign for sign.</p><div class="proofs">${worded.map(
    ({ product, note }) =>
      html`<figure><blockquote>${note}</blockquote><figcaption>on ${product.name}</figcaption></figure>`,
  )}</div><p class="fine">Not right? <a href="/basket">Go to your basket</a> and write it anew.</p>`;
}

function cardMessage(value: string, complaint: string | undefined): Html {
  return html`<p class="field"><label for="message">Gift card message (optional)</label><textarea id="message" name="message" rows="3" maxlength="${String(MOST_MESSAGE)}"${complaint ? html` aria-invalid="true" aria-describedby="c-message"` : ''}>${value}</textarea>${complaint ? html`<span class="complaint" id="c-message">${complaint}</span>` : ''}</p>`;
}

/** The last step: all of the order, before it is placed. */
export function reviewPage(market: Craft, changed: boolean): Html {
  const { details, ticket } = market.checkout;
  return stepPage(
    market,
    3,
    html`${changed ? html`<p class="remark" role="status">Your basket has changed since this page was shown. Please look at the order again before you place it.</p>` : ''}
  <div class="given">${givenDetails(details, true)}</div>
  <ul class="lines">${market.cart.lines.map(
    (line) =>
      html`<li class="line"><img src="${picturePath(line.product)}" alt="" width="400" height="300"><div><h2>${line.product.name}</h2><p class="by">by ${line.product.seller}, with you by ${arrival(line.product, market.opening.clock.date())}</p>${lineFacts(line)}</div></li>`,
  )}</ul>`,
    html`<form action="/checkout/review" method="post" data-once><input type="hidden" name="ticket" value="${ticket}"><button class="button buy" type="submit">Place order</button></form><p class="fine">The makers begin once you have placed the order. ${wayLabel(PAYMENT_WAYS, details.payment)} is charged with the order total.</p>`,
  );
}

/** Gift, address and payment in words, with links to change them where they still can be. */
export function givenDetails({ address, gift, message, payment }: CraftDetails, change: boolean): Html {
  const link = (href: string, what: string): Html | '' =>
    change ? html` <a href="${href}" aria-label="Change ${what}">Change</a>` : '';
  return html`<section><h2>To${link('/checkout/address', 'address')}</h2>${addressLines(address)}</section>
    <section><h2>Gift${link('/checkout', 'gift options')}</h2><p>${wayLabel(GIFT_WAYS, gift)}</p>${message === '' ? '' : html`<p><q>${message}</q></p>`}</section>
    <section><h2>Payment${link('/checkout/payment', 'payment')}</h2><p>${wayLabel(PAYMENT_WAYS, payment)}</p></section>`;
}

function stepPage(market: Craft, at: number, inside: Html, onward: Html = html``): Html {
  const title = STEPS[at]?.[1] ?? '';
  return page(market, {
    title: `Check out: ${title}`,
    body: html`<nav class="thread" aria-label="Steps"><ol>${STEPS.map(([href, label], n) =>
      n < at
        ? html`<li class="past"><a href="${href}">${label}</a></li>`
        : html`<li${n === at ? html` aria-current="step"` : ''}>${label}</li>`,
    )}</ol></nav>
<div class="bench"><section class="work"><h1>${title}</h1>${inside}</section>${summary(market.cart.lines, onward)}</div>`,
  });
}
