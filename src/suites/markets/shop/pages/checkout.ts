import { html } from 'hono/html';
import { complaintsAbout, dayName, daysAfter, type Html, readAddress, type Way } from '../../engine/index.ts';
import type { Step } from '../../storefront/checkout-routes.ts';
import { addressFields, addressLines } from '../../storefront/parts/address-fields.ts';
import { knownWay, wayLabel, ways } from '../../storefront/parts/ways.ts';
import { picturePath } from '../../storefront/store.ts';
import { DELIVERY_WAYS, PAYMENT_WAYS, type Shop, type ShopDetails } from '../brand.ts';
import { lineFacts, summary } from './cart.ts';
import { page } from './document.ts';

const STEPS = [
  ['/checkout', 'Address'],
  ['/checkout/delivery', 'Delivery'],
  ['/checkout/payment', 'Payment'],
  ['/checkout/review', 'Review'],
] as const;

/** The steps between the cart and the review. */
export function checkoutSteps(shop: Shop): readonly Step<ShopDetails>[] {
  return [
    {
      path: '/checkout',
      page: (refused) =>
        stepPage(
          shop,
          0,
          html`<form class="fields" action="/checkout" method="post" novalidate>
    ${addressFields(refused ? readAddress(refused.form) : shop.checkout.details.address, refused?.complaints ?? {})}
    <p class="onward"><button class="button buy" type="submit">Continue to delivery</button></p>
  </form>`,
        ),
      take(form, details) {
        const address = readAddress(form);
        const complaints = complaintsAbout(address);
        return Object.keys(complaints).length > 0 ? { complaints } : { details: { ...details, address } };
      },
    },
    chosenWay(shop, 1, 'delivery', DELIVERY_WAYS, 'Continue to payment'),
    chosenWay(shop, 2, 'payment', PAYMENT_WAYS, 'Continue to review'),
  ];
}

/** The step at which one of several ways is chosen. */
function chosenWay(
  shop: Shop,
  at: 1 | 2,
  name: 'delivery' | 'payment',
  list: readonly Way[],
  onward: string,
): Step<ShopDetails> {
  const path = STEPS[at][0];
  return {
    path,
    page: () =>
      stepPage(
        shop,
        at,
        html`<form class="ways" action="${path}" method="post">
    ${ways(name, name, list, shop.checkout.details[name])}
    <p class="onward"><button class="button buy" type="submit">${onward}</button></p>
  </form>`,
      ),
    take(form, details) {
      const way = knownWay(list, form.get(name));
      return way === undefined
        ? { complaints: { [name]: 'Please choose one of these.' } }
        : { details: { ...details, [name]: way } };
    },
  };
}

/** The last step: all of the order, before it is placed. */
export function reviewPage(shop: Shop, changed: boolean): Html {
  const { details, ticket } = shop.checkout;
  return stepPage(
    shop,
    3,
    html`${changed ? html`<p class="remark" role="status">Your cart has changed since this page was shown. Please check the order again before you place it.</p>` : ''}
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
