import { html } from 'hono/html';
import { type CartLine, configurationLabel, type Html, MOST_PIECES, mostPieces } from '../../engine/index.ts';
import type { Refusal } from '../../storefront/cart-routes.ts';
import { configuredPath } from '../../storefront/configuration.ts';
import { bill, itemsOf, itemsOfAll } from '../../storefront/parts/bill.ts';
import { picturePath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Hobwheel } from '../brand.ts';
import { page } from './document.ts';

/** Why the basket stayed as it was, in words for the visitor. */
const REFUSALS: Readonly<Record<Refusal, string>> = {
  configuration: 'Please choose one of each of the dish’s options. Your basket is as it was.',
  quantity: 'How many is a whole number, 1 or more. Your basket is as it was.',
  stock: `The kitchen can’t make that many: at most ${MOST_PIECES} of a dish, and no more than it has portions left. Your basket is as it was.`,
  full: 'Your basket is full. Take something out first.',
  note: 'Please write what the kitchen should know, in up to 60 characters. Your basket is as it was.',
  unknown: 'We could not tell what to change. Your basket is as it was.',
  gone: 'That dish is no longer in your basket. It may have been taken out in another window.',
};

/** The basket, one bag for each kitchen's dish. `refusal` is why the last change was not made. */
export function basketPage(store: Hobwheel, refusal?: Refusal): Html {
  const { lines } = store.cart;
  return page(store, {
    title: 'Your basket',
    body: html`<h1 class="over">Your basket</h1>
${refusal === undefined ? '' : html`<p class="remark" role="status">${REFUSALS[refusal]}</p>`}
${lines.length === 0 ? emptyBasket(store) : html`<div class="desk"><ul class="bags">${lines.map((line) => bag(store, line))}</ul>${summary(lines, html`<a class="button buy" href="/checkout">Go to checkout</a><p class="soft">Address, time and tip come next. No kitchen starts before you place the order.</p>`)}</div>`}`,
  });
}

/** What all bags cost together, with the way onward. */
export function summary(lines: readonly CartLine[], onward: Html): Html {
  return html`<aside class="ticket" aria-label="Summary"><h2>At your door</h2>${bill(itemsOfAll(lines, 'Food and extras'), 'Order total')}${onward}</aside>`;
}

/** What is in a bag, as basket, review and confirmation show it. */
export function bagBill(line: CartLine): Html {
  return bill(itemsOf(line, configurationLabel(line.product, line.configuration) || 'Dish'), 'Total');
}

function bag(store: Hobwheel, line: CartLine): Html {
  const { product, configuration, quantity, addOns, key } = line;
  const form = (act: string, inside: Html): Html =>
    html`<form action="/basket" method="post"><input type="hidden" name="do" value="${act}"><input type="hidden" name="line" value="${key}">${inside}</form>`;
  const counts = Array.from({ length: mostPieces(product) }, (_, n) => n + 1);
  return html`<li class="bag">
    <p class="from-kitchen">One bag from <b>${product.seller}</b></p>
    <div class="bag-inside"><img class="disc" src="${picturePath(product)}" alt="" width="400" height="300">
    <div><h2><a href="${configuredPath(store, product, configuration)}">${product.name}</a></h2>${bagBill(line)}
      <div class="changes">
        <form action="/basket" method="post" data-auto><input type="hidden" name="do" value="quantity"><input type="hidden" name="line" value="${key}"><label for="q-${key}">How many</label> <select id="q-${key}" name="quantity">${counts.map((n) => html`<option${n === quantity ? html` selected` : ''}>${n}</option>`)}</select><button type="submit">Update</button></form>
        ${form('remove', html`<button class="quiet" type="submit" aria-label="Remove ${product.name} from the basket">Remove</button>`)}
      </div>
      ${
        product.addOns.length > 0
          ? html`<ul class="besides">${product.addOns.map(({ id, label, price }) => {
              const on = addOns.includes(id);
              return html`<li>${form(on ? 'without' : 'with', html`<input type="hidden" name="extra" value="${id}"><span>${label}, ${money(price)}${on ? ', in the bag' : ''}</span> <button class="quiet" type="submit" aria-label="${on ? 'Take out' : 'Include'} ${label}">${on ? 'Take out' : 'Include'}</button>`)}</li>`;
            })}</ul>`
          : ''
      }
    </div></div>
  </li>`;
}

function emptyBasket(store: Hobwheel): Html {
  const [last] = store.checkout.orders;
  const { cart } = store;
  return html`<div class="plate"><div class="empty-plate" aria-hidden="true"></div>
    <h2>${cart.expired ? 'Your basket was emptied' : 'Nothing in the bag yet'}</h2>
    <p>${cart.expired ? 'Kitchens change their minds by the hour, so we keep a basket for two. Yours was older. Please choose once more.' : 'What you choose waits here until you check out.'}</p>
    ${last === undefined ? '' : html`<p>Your last order is <a href="/orders/${last.number}">${last.number}</a>.</p>`}
    <p><a class="button" href="/dishes">See every ${store.opening.type.noun.one} near you</a></p>
  </div>`;
}
