import { html } from 'hono/html';
import {
  addOnsOf,
  type CartLine,
  configurationLabel,
  type Html,
  lineTotal,
  MOST_PIECES,
} from '../../engine/index.ts';
import type { Refusal } from '../../storefront/cart-routes.ts';
import { configuredPath } from '../../storefront/configuration.ts';
import { count } from '../../storefront/parts/words.ts';
import { picturePath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Kicks } from '../brand.ts';
import { pairBill } from './bill.ts';
import { page } from './document.ts';

/** Why the bag stayed as it was, in words for the visitor. */
const REFUSALS: Readonly<Record<Refusal, string>> = {
  configuration: 'Pick one of the sizes on offer first. Your bag is as it was.',
  quantity: 'That is not a number of pairs. Your bag is as it was.',
  stock: `There are not so many pairs on offer, and nobody gets more than ${MOST_PIECES}. Your bag is as it was.`,
  full: 'Your bag is full. Take a pair out before you put another one in.',
  note: 'Write what is asked for in up to 60 characters. Your bag is as it was.',
  unknown: 'We could not tell what to change. Your bag is as it was.',
  gone: 'That pair is no longer in your bag. Another window may have taken it out.',
};

/** The bag. `refusal` is why the last change was not made. */
export function bagPage(kicks: Kicks, refusal?: Refusal): Html {
  const { lines } = kicks.cart;
  return page(kicks, {
    title: 'Your bag',
    body: html`<h1 class="over">Your bag</h1>
${refusal === undefined ? '' : html`<p class="remark" role="status">${REFUSALS[refusal]}</p>`}
${lines.length === 0 ? emptyBag(kicks) : html`<div class="desk"><ul class="held">${lines.map((line) => heldItem(kicks, line))}</ul>${sumBox(lines, html`<a class="button buy" href="/checkout/size">Go to checkout</a><p class="fine">The size comes first, then address and payment.</p>`)}</div>`}`,
  });
}

/** What all lines come to, with the way onward. */
export function sumBox(lines: readonly CartLine[], onward: Html): Html {
  const pairs = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  return html`<aside class="sum" aria-label="Sum">
    <p class="count">${count(pairs, 'pair', 'pairs')}</p>
    <ul>${lines.map((line) => html`<li>${[line.product.name, configurationLabel(line.product, line.configuration), ...addOnsOf(line).map(({ label }) => label)].filter((part) => part !== '').join(', ')}</li>`)}</ul>
    <p class="all"><span>Order total</span> <b>${money(total)}</b></p>
    <p class="fine">Asks, processing and shipping are all in it.</p>
    ${onward}
  </aside>`;
}

/** A pair in the bag, in the order or in an order that was placed. */
export function heldPair(line: CartLine, below: Html | '' = '', href?: string): Html {
  const { product, quantity } = line;
  return html`<li class="pair-line">
    <img src="${picturePath(product)}" alt="" width="400" height="300">
    <div><h2>${href === undefined ? product.name : html`<a href="${href}">${product.name}</a>`}</h2>
    <p class="seller">Sold by ${product.seller}${quantity > 1 ? html` · ${quantity} pairs` : ''}</p>
    ${pairBill(line, { named: true })}${below}</div>
  </li>`;
}

function heldItem(kicks: Kicks, line: CartLine): Html {
  const { product, configuration, addOns, key } = line;
  const form = (act: string, inside: Html): Html =>
    html`<form action="/bag" method="post"><input type="hidden" name="do" value="${act}"><input type="hidden" name="line" value="${key}">${inside}</form>`;
  const below = html`${
    product.addOns.length > 0
      ? html`<ul class="extras-of">${product.addOns.map(({ id, label, price }) => {
          const on = addOns.includes(id);
          return html`<li>${form(on ? 'without' : 'with', html`<input type="hidden" name="extra" value="${id}"><span>${label}, ${money(price)}${on ? ', in your bag' : ''}</span> <button class="quiet" type="submit" aria-label="${on ? 'Take out' : 'Put in'} ${label}">${on ? 'Take out' : 'Put in'}</button>`)}</li>`;
        })}</ul>`
      : ''
  }${form('remove', html`<button class="quiet" type="submit" aria-label="Remove ${product.name} from the bag">Remove</button>`)}`;
  return heldPair(line, below, configuredPath(kicks, product, configuration));
}

function emptyBag(kicks: Kicks): Html {
  const last = kicks.checkout.orders[0];
  const { noun } = kicks.opening.type;
  return html`<div class="nothing">
    <h2>${kicks.cart.expired ? 'We let your pairs go' : 'Nothing in it yet'}</h2>
    <p>${kicks.cart.expired ? 'A bag is kept for two hours. Yours was left for longer, so the pairs are on offer to all again.' : 'Pick a size on a pair’s page and press Buy now.'}</p>
    ${last === undefined ? '' : html`<p>Your last order is <a href="/orders/${last.number}">${last.number}</a>.</p>`}
    <p><a class="button" href="/browse">Browse all ${noun.many}</a></p>
  </div>`;
}
