import { html } from 'hono/html';
import {
  addOnsOf,
  type CartLine,
  type Html,
  lineTotal,
  MOST_NOTE,
  MOST_PIECES,
  mostPieces,
} from '../../engine/index.ts';
import { chosen } from '../../record.ts';
import type { Refusal } from '../../storefront/cart-routes.ts';
import { configuredPath } from '../../storefront/configuration.ts';
import { count } from '../../storefront/parts/words.ts';
import { picturePath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Craft } from '../brand.ts';
import { lookedAt } from './card.ts';
import { page } from './document.ts';
import { seal } from './makers.ts';

/** Why the basket stayed as it was, in words for the visitor. */
const REFUSALS: Readonly<Record<Refusal, string>> = {
  configuration: 'This piece does not come like that. Please choose a size and whether it carries words.',
  quantity: 'How many is a whole number, 1 or more. Your basket is as it was.',
  stock: `The maker has not so many: ${MOST_PIECES} of a piece at most, and no more than are left in this firing.`,
  full: 'Your basket is full. Take a piece out before you put another in.',
  note: `Please write what is to be stamped: at least one letter, and ${MOST_NOTE} at most.`,
  unknown: 'We could not tell what you wanted to change. Your basket is as it was.',
  gone: 'That piece is no longer in your basket. Perhaps you took it out in another window.',
};

/** The basket. `refusal` is why the last change was not made; `coupon` is one that was tried. */
export function basketPage(
  market: Craft,
  { refusal, coupon }: { readonly refusal?: Refusal | undefined; readonly coupon?: string } = {},
): Html {
  const { lines } = market.cart;
  const byStudio = [...Map.groupBy(lines, ({ product }) => product.seller)];
  return page(market, {
    title: 'Your basket',
    body: html`<h1 class="over">Your basket</h1>
${refusal === undefined ? '' : html`<p class="remark" role="status">${REFUSALS[refusal]}</p>`}
${coupon === undefined ? '' : html`<p class="remark" role="status">${coupon === '' ? 'Please type the coupon first.' : `No maker in your basket has given out a coupon “${coupon}”.`}</p>`}
${
  lines.length === 0
    ? emptyBasket(market)
    : html`<div class="bench"><div>${byStudio.map(([studio, own]) => html`<section class="parcel" aria-label="From ${studio}"><h2>${seal(studio)} From ${studio}</h2><ul class="lines">${own.map((line) => lineItem(market, line))}</ul></section>`)}</div>
  ${summary(
    lines,
    html`<a class="button buy" href="/checkout">Check out</a><form class="coupon" action="/basket/coupon" method="post"><label for="coupon">Maker’s coupon</label><input id="coupon" name="coupon" maxlength="40" autocomplete="off"><button type="submit">Apply coupon</button></form>`,
  )}</div>`
}
${lookedAt(market)}`,
  });
}

/** What the lines cost together, with the way onward. */
export function summary(lines: readonly CartLine[], onward: Html): Html {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const shipping = lines.reduce((sum, { product }) => sum + product.delivery, 0);
  const total = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  return html`<aside class="sum-box" aria-label="Summary">
    <dl>
      <div><dt>${count(pieces, 'piece', 'pieces')}, as chosen</dt><dd>${money(total - shipping)}</dd></div>
      <div><dt>Shipping</dt><dd>${shipping === 0 ? 'Free' : money(shipping)}</dd></div>
      <div class="total"><dt>Order total</dt><dd>${money(total)}</dd></div>
    </dl>
    ${onward}
  </aside>`;
}

/** What a line is made of: the piece, what was chosen for it, what goes with it, the post. */
export function lineFacts(line: CartLine): Html {
  const { product, configuration, quantity, note } = line;
  const times = quantity > 1 ? `${quantity} × ` : '';
  const labels = chosen(product, configuration);
  return html`${note === undefined ? '' : html`<p class="stamped">Stamped: <q>${note}</q></p>`}
  <dl class="parts">
    <div><dt>The piece</dt><dd>${times}${money(product.price)}</dd></div>
    ${labels.map(({ label, price }) => html`<div><dt>${label}</dt><dd>${price === 0 ? 'included' : `${times}${money(price)}`}</dd></div>`)}
    ${addOnsOf(line).map(({ label, price }) => html`<div><dt>${label}</dt><dd>${times}${money(price)}</dd></div>`)}
    <div><dt>Shipping</dt><dd>${product.delivery === 0 ? 'Free' : money(product.delivery)}</dd></div>
    <div class="total"><dt>Total</dt><dd>${money(lineTotal(line))}</dd></div>
  </dl>`;
}

function lineItem(market: Craft, line: CartLine): Html {
  const { product, configuration, quantity, addOns, key, note } = line;
  const form = (act: string, inside: Html): Html =>
    html`<form action="/basket" method="post"><input type="hidden" name="do" value="${act}"><input type="hidden" name="line" value="${key}">${inside}</form>`;
  const quantities = Array.from({ length: mostPieces(product) }, (_, n) => n + 1);
  return html`<li class="line">
    <img src="${picturePath(product)}" alt="" width="400" height="300">
    <div>
      <h3><a href="${configuredPath(market, product, configuration)}">${product.name}</a></h3>
      ${lineFacts(line)}
      <div class="changes">
        <form action="/basket" method="post" data-auto><input type="hidden" name="do" value="quantity"><input type="hidden" name="line" value="${key}"><label for="q-${key}">How many</label><select id="q-${key}" name="quantity">${quantities.map((n) => html`<option${n === quantity ? html` selected` : ''}>${n}</option>`)}</select><button type="submit">Update</button></form>
        ${note === undefined ? '' : html`<a href="${configuredPath(market, product, configuration)}">Write it anew</a>`}
        ${form('remove', html`<button class="quiet" type="submit" aria-label="Remove ${product.name} from the basket">Remove</button>`)}
      </div>
      ${
        product.addOns.length > 0
          ? html`<ul class="with-it">${product.addOns.map(({ id, label, price }) => {
              const on = addOns.includes(id);
              return html`<li>${form(on ? 'without' : 'with', html`<input type="hidden" name="extra" value="${id}"><span>${label}, ${money(price)}${on ? ', in your basket' : ''}</span> <button class="quiet" type="submit" aria-label="${on ? 'Take out' : 'Include'} ${label}">${on ? 'Take out' : 'Include'}</button>`)}</li>`;
            })}</ul>`
          : ''
      }
    </div>
  </li>`;
}

function emptyBasket(market: Craft): Html {
  const last = market.checkout.orders[0];
  const { expired } = market.cart;
  return html`<div class="nothing">
    <h2>${expired ? 'Your basket was put back' : 'Room for something lovely'}</h2>
    <p>${expired ? 'A basket is kept for two hours; yours stood for longer, and the pieces went back to their stalls. Please gather them once more.' : 'What you choose waits here while you look around.'}</p>
    ${last === undefined ? '' : html`<p>Your last order is <a href="/orders/${last.number}">${last.number}</a>.</p>`}
    <p><a class="button" href="/find">All ${market.opening.type.noun.many}</a></p>
  </div>`;
}
