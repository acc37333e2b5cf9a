import { html } from 'hono/html';
import { complaintsAbout, configurationLabel, type Html, readAddress } from '../../engine/index.ts';
import type { Complaints, Step } from '../../storefront/checkout-routes.ts';
import { addressFields, addressLines } from '../../storefront/parts/address-fields.ts';
import { knownWay, wayLabel, ways } from '../../storefront/parts/ways.ts';
import { picturePath } from '../../storefront/store.ts';
import { type Board, DAYS, type DealDetails, isFetched, PAYMENT_WAYS, SPOTS } from '../brand.ts';
import { page } from './document.ts';
import { sum } from './sum.ts';
import { few } from './words.ts';

const STEPS = [
  ['/deal/handover', 'Handing over'],
  ['/deal/payment', 'Payment'],
  ['/deal/review', 'Review'],
] as const;

/** Whether all that is in the deal is fetched. */
const isAllFetched = ({ cart }: Board): boolean =>
  cart.lines.every(({ configuration }) => isFetched(configuration));

/** The steps between the deal and its review. */
export function dealSteps(board: Board): readonly Step<DealDetails>[] {
  const { checkout } = board;
  return [
    {
      path: '/deal/handover',
      page: (refused) =>
        stepPage(
          board,
          0,
          isAllFetched(board)
            ? meeting(checkout.details)
            : html`<p class="lead">${board.cart.lines.map(({ product, configuration }) => `${configurationLabel(product, configuration)}, ready within ${few(product.deliveryDays, 'day', 'days')}.`).join(' ')} Where shall it go?</p><form class="fields" action="/deal/handover" method="post" novalidate>
    ${addressFields(refused ? readAddress(refused.form) : checkout.details.address, refused?.complaints ?? {})}
    <p class="onward"><button class="button buy" type="submit">Continue to payment</button></p></form>`,
        ),
      take: (form, details) =>
        isAllFetched(board) ? takeMeeting(form, details) : takeAddress(form, details),
    },
    {
      path: '/deal/payment',
      page: () =>
        stepPage(
          board,
          1,
          html`<form class="ways" action="/deal/payment" method="post">
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

type Taken = { readonly details: DealDetails } | { readonly complaints: Complaints };

function takeAddress(form: URLSearchParams, details: DealDetails): Taken {
  const address = readAddress(form);
  const complaints = complaintsAbout(address);
  return Object.keys(complaints).length > 0 ? { complaints } : { details: { ...details, address } };
}

function takeMeeting(form: URLSearchParams, details: DealDetails): Taken {
  const spot = knownWay(SPOTS, form.get('spot'));
  const day = knownWay(DAYS, form.get('day'));
  return spot === undefined || day === undefined
    ? { complaints: { spot: 'Please choose where and when.' } }
    : { details: { ...details, spot, day } };
}

/** Where and when buyer and seller meet. */
function meeting({ spot, day }: DealDetails): Html {
  return html`<p class="lead">You fetch it yourself. Where and when?</p><form class="ways" action="/deal/handover" method="post">
    <h2>Where</h2>${ways('spot', 'Where', SPOTS, spot)}
    <h2>When</h2>${ways('day', 'When', DAYS, day)}
    <p class="onward"><button class="button buy" type="submit">Continue to payment</button></p></form>`;
}

/** The last step: all of the deal, before it is closed. */
export function reviewPage(board: Board, changed: boolean): Html {
  const { details, ticket } = board.checkout;
  return stepPage(
    board,
    2,
    html`${changed ? html`<p class="remark" role="status">Your deal has changed since this page was shown. Please look at it again before you close it.</p>` : ''}
  ${board.cart.lines.map(
    ({ product, configuration }) =>
      html`<section class="line" aria-label="${product.name}"><img src="${picturePath(product)}" alt="" width="400" height="300"><div><h2>${product.name}</h2><p class="who">Offered by ${product.seller} · ${configurationLabel(product, configuration)}, ready within ${few(product.deliveryDays, 'day', 'days')}.</p></div></section>`,
  )}
  <div class="given">${givenDetails(details, isAllFetched(board), true)}</div>`,
    html`<form action="/deal/review" method="post" data-once><input type="hidden" name="ticket" value="${ticket}"><button class="button buy" type="submit">Pay and close the deal</button></form><p class="fine">We charge the total and hold it until the thing is with you.</p>`,
  );
}

/** Handing over and payment in words, with links to change them where they still can be. */
export function givenDetails(
  { address, spot, day, payment }: DealDetails,
  fetched: boolean,
  change: boolean,
): Html {
  const link = (href: string, what: string): Html | '' =>
    change ? html` <a href="${href}" aria-label="Change ${what}">Change</a>` : '';
  return html`<section><h2>${fetched ? 'You meet' : 'It goes to'}${link('/deal/handover', 'handing over')}</h2>${fetched ? html`<p>${wayLabel(SPOTS, spot)}<br>${wayLabel(DAYS, day)}</p>` : addressLines(address)}</section>
    <section><h2>You pay${link('/deal/payment', 'payment')}</h2><p>${wayLabel(PAYMENT_WAYS, payment)}</p></section>`;
}

function stepPage(board: Board, at: number, inside: Html, onward: Html = html``): Html {
  const title = STEPS[at]?.[1] ?? '';
  return page(board, {
    title: `Deal: ${title}`,
    body: html`<nav class="rungs" aria-label="Steps"><ol>${STEPS.map(([href, label], n) =>
      n < at
        ? html`<li class="past"><a href="${href}">${label}</a></li>`
        : html`<li${n === at ? html` aria-current="step"` : ''}>${label}</li>`,
    )}</ol></nav>
<div class="desk"><section class="work"><h1>${title}</h1>${inside}</section><aside class="sum-box" aria-label="Summary"><h2>To pay</h2>${board.cart.lines.map(sum)}${onward}</aside></div>`,
  });
}
