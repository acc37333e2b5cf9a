import { html } from 'hono/html';
import {
  addOnsOf,
  type CartLine,
  configurationLabel,
  type Html,
  lineTotal,
  MOST_PIECES,
  mostPieces,
  piecePrice,
} from '../../engine/index.ts';
import type { Refusal } from '../../storefront/cart-routes.ts';
import { configuredPath } from '../../storefront/configuration.ts';
import { count } from '../../storefront/parts/words.ts';
import { picturePath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Shop } from '../brand.ts';
import { page } from './document.ts';

/** Why the cart stayed as it was, in words for the visitor. */
const REFUSALS: Readonly<Record<Refusal, string>> = {
  configuration: 'Please choose one of the options that this product comes in. Your cart is as it was.',
  quantity: 'A quantity is a whole number of 1 or more. Your cart is as it was.',
  stock: `That is more than we can send: at most ${MOST_PIECES} pieces of a product, and no more than are in stock. Your cart is as it was.`,
  full: 'Your cart is full. Take something out before you put more in.',
  note: 'Please write what it should say, in up to 60 characters. Your cart is as it was.',
  unknown: 'We could not tell what to change. Your cart is as it was.',
  gone: 'That line is no longer in your cart. It may have been changed in another window.',
};

/** The cart. `refusal` is why the last change was not made. */
export function cartPage(shop: Shop, refusal?: Refusal): Html {
  const { cart } = shop;
  const lines = cart.lines;
  return page(shop, {
    title: 'Your cart',
    body: html`<h1 class="over">Your cart</h1>
${refusal === undefined ? '' : html`<p class="remark" role="status">${REFUSALS[refusal]}</p>`}
${lines.length === 0 ? emptyCart(shop) : html`<div class="desk"><ul class="lines">${lines.map((line) => lineItem(shop, line))}</ul>${summary(lines, html`<a class="button buy" href="/checkout">Check out</a><p class="fine">Address, delivery and payment come next. Nothing is charged until you place the order.</p>`)}</div>`}`,
  });
}

/** What the lines cost together, with the way onward. */
export function summary(lines: readonly CartLine[], onward: Html): Html {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const delivery = lines.reduce((sum, { product }) => sum + product.delivery, 0);
  const total = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  return html`<aside class="sum-box" aria-label="Summary">
    <dl>
      <div><dt>${count(pieces, 'piece', 'pieces')}</dt><dd>${money(total - delivery)}</dd></div>
      <div><dt>Delivery</dt><dd>${delivery === 0 ? 'Free' : money(delivery)}</dd></div>
      <div class="total"><dt>Order total</dt><dd>${money(total)}</dd></div>
    </dl>
    ${onward}
  </aside>`;
}

/** What a line is made of, as cart, review and confirmation show it. */
export function lineFacts(line: CartLine): Html {
  const { product, configuration, quantity } = line;
  return html`<dl class="parts">
    <div><dt>${configurationLabel(product, configuration) || 'Item'}</dt><dd>${quantity > 1 ? `${quantity} × ` : ''}${money(piecePrice(line))}</dd></div>
    ${addOnsOf(line).map(({ label, price }) => html`<div><dt>${label}</dt><dd>${quantity > 1 ? `${quantity} × ` : ''}${money(price)}</dd></div>`)}
    <div><dt>Delivery</dt><dd>${product.delivery === 0 ? 'Free' : money(product.delivery)}</dd></div>
    <div class="total"><dt>Total</dt><dd>${money(lineTotal(line))}</dd></div>
  </dl>`;
}

function lineItem(shop: Shop, line: CartLine): Html {
  const { product, configuration, quantity, addOns, key } = line;
  const { name, seller } = product;
  const form = (act: string, inside: Html): Html =>
    html`<form action="/cart" method="post"><input type="hidden" name="do" value="${act}"><input type="hidden" name="line" value="${key}">${inside}</form>`;
  const quantities = Array.from({ length: mostPieces(product) }, (_, n) => n + 1);
  return html`<li class="line">
    <img src="${picturePath(product)}" alt="" width="400" height="300">
    <div>
      <h2><a href="${configuredPath(shop, product, configuration)}">${name}</a></h2>
      <p class="seller">Sold by ${seller}</p>
      ${lineFacts(line)}
      <div class="changes">
        <form action="/cart" method="post" data-auto><input type="hidden" name="do" value="quantity"><input type="hidden" name="line" value="${key}"><label for="q-${key}">Quantity</label><select id="q-${key}" name="quantity">${quantities.map((n) => html`<option${n === quantity ? html` selected` : ''}>${n}</option>`)}</select><button type="submit">Update</button></form>
        ${form('remove', html`<button class="quiet" type="submit" aria-label="Remove ${name} from the cart">Remove</button>`)}
      </div>
      ${
        product.addOns.length > 0
          ? html`<ul class="extras-of">${product.addOns.map(({ id, label, price }) => {
              const on = addOns.includes(id);
              return html`<li>${form(on ? 'without' : 'with', html`<input type="hidden" name="extra" value="${id}"><span>${label}, ${money(price)}${on ? ', in your cart' : ''}</span> <button class="quiet" type="submit" aria-label="${on ? 'Take out' : 'Include'} ${label}">${on ? 'Take out' : 'Include'}</button>`)}</li>`;
            })}</ul>`
          : ''
      }
    </div>
  </li>`;
}

function emptyCart(shop: Shop): Html {
  const last = shop.checkout.orders[0];
  const { noun } = shop.opening.type;
  return html`<div class="nothing">
    <h2>${shop.cart.expired ? 'Your cart was emptied' : 'Nothing in it yet'}</h2>
    <p>${shop.cart.expired ? 'We keep a cart for two hours. Yours was left for longer, so please put together what you want once more.' : 'What you add waits here until you check out.'}</p>
    ${last === undefined ? '' : html`<p>Your last order is <a href="/orders/${last.number}">${last.number}</a>.</p>`}
    <p><a class="button" href="/search">See all ${noun.many}</a></p>
  </div>`;
}
