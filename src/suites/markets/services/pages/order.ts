import { html } from 'hono/html';
import {
  addOnsOf,
  type CartLine,
  configurationLabel,
  type Html,
  lineTotal,
  piecePrice,
} from '../../engine/index.ts';
import { feesOf } from '../../record.ts';
import type { Refusal } from '../../storefront/cart-routes.ts';
import { configuredPath } from '../../storefront/configuration.ts';
import { picturePath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Yard } from '../brand.ts';
import { page } from './document.ts';
import { facePath } from './pictures.ts';
import { levelOf } from './words.ts';

/** Why the order stayed as it was, in words for the client. */
const REFUSALS: Readonly<Record<Refusal, string>> = {
  configuration: 'Please choose one of the packages of this offer. Your order is as it was.',
  quantity: 'An order is for one commission or more. Your order is as it was.',
  stock: 'That is more than there are open places for. Your order is as it was.',
  full: 'Your order is full. Take something out before you add more.',
  note: 'Please write what is asked for, in up to 60 characters. Your order is as it was.',
  unknown: 'We could not tell what to change. Your order is as it was.',
  gone: 'That is no longer in your order. It may have been changed in another window.',
};

/** What was chosen, before the brief. `refusal` is why the last change was not made. */
export function orderPage(yard: Yard, refusal?: Refusal): Html {
  const { cart } = yard;
  return page(yard, {
    title: 'Your order',
    body: html`<h1 class="over">Your order</h1>
${refusal === undefined ? '' : html`<p class="remark" role="status">${REFUSALS[refusal]}</p>`}
${
  cart.lines.length === 0
    ? empty(yard)
    : html`<div class="desk"><ul class="lines">${cart.lines.map((line) => lineItem(yard, line))}</ul>${summary(cart.lines, html`<a class="button buy" href="/order/brief">Continue to the brief</a><p class="fine">Nothing is charged before you have read everything once more.</p>`)}</div>`
}`,
  });
}

/** What an order costs, part by part, with the way onward. */
export function summary(lines: readonly CartLine[], onward: Html): Html {
  return html`<aside class="box" aria-label="Summary"><h2>What it comes to</h2>
    ${lines.map(lineFacts)}
    <p class="grand"><span>Order total</span> <b>${money(lines.reduce((sum, line) => sum + lineTotal(line), 0))}</b></p>
    ${onward}
  </aside>`;
}

/** The parts of a line: package, extras and fee. */
export function lineFacts(line: CartLine): Html {
  const { product, configuration, quantity } = line;
  const times = quantity > 1 ? `${quantity} × ` : '';
  return html`<dl class="parts">
    <div><dt>${configurationLabel(product, configuration) || 'The work'}</dt><dd>${times}${money(piecePrice(line))}</dd></div>
    ${addOnsOf(line).map(({ label, price }) => html`<div><dt>${label}</dt><dd>${times}${money(price)}</dd></div>`)}
    ${feesOf(product, line).map(({ label, amount }) => html`<div><dt>${label}</dt><dd>${money(amount)}</dd></div>`)}
    ${product.delivery > 0 ? html`<div><dt>Postage</dt><dd>${money(product.delivery)}</dd></div>` : ''}
  </dl>`;
}

/** A picture, who works and on what: the head of a line wherever it is shown. */
export function lineHead(yard: Yard, line: CartLine, heading: 'h2' | 'h3', linked: boolean): Html {
  const { product, configuration } = line;
  const level = levelOf(product);
  const name = linked
    ? html`<a href="${configuredPath(yard, product, configuration)}">${product.name}</a>`
    : html`${product.name}`;
  return html`<div class="who"><img class="face" src="${facePath(product)}" alt="" width="132" height="132"><p><b>${product.seller}</b>${level === undefined ? '' : html` <span class="level">${level}</span>`}</p></div>
    ${heading === 'h2' ? html`<h2>${name}</h2>` : html`<h3>${name}</h3>`}<p class="of">${configurationLabel(product, configuration) || 'The work'}</p>`;
}

function lineItem(yard: Yard, line: CartLine): Html {
  const { product, addOns, key } = line;
  const form = (act: string, inside: Html): Html =>
    html`<form action="${yard.routes.cart}" method="post"><input type="hidden" name="do" value="${act}"><input type="hidden" name="line" value="${key}">${inside}</form>`;
  return html`<li class="line">
    <img class="art" src="${picturePath(product)}" alt="" width="400" height="300">
    <div>${lineHead(yard, line, 'h2', true)}
      <ul class="extras-of">${product.addOns.map(({ id, label, price }) => {
        const on = addOns.includes(id);
        return html`<li${on ? html` class="on"` : ''}>${form(on ? 'without' : 'with', html`<input type="hidden" name="extra" value="${id}"><span>${label}, ${money(price)}${on ? ', in your order' : ''}</span> <button class="quiet" type="submit" aria-label="${on ? 'Take out' : 'Include'} ${label}">${on ? 'Take out' : 'Include'}</button>`)}</li>`;
      })}</ul>
      ${form('remove', html`<button class="quiet" type="submit">Remove this commission</button>`)}
    </div>
  </li>`;
}

function empty(yard: Yard): Html {
  const last = yard.checkout.orders[0];
  const { expired } = yard.cart;
  return html`<div class="nothing">
    <h2>${expired ? 'We gave your place back' : 'No commission yet'}</h2>
    <p>${expired ? 'A place is kept for two hours. Yours was left for longer, so please choose the package once more.' : 'Choose a package of somebody’s offer, and it waits here while you write the brief.'}</p>
    ${last === undefined ? '' : html`<p>Your last order is <a href="${yard.routes.orders}/${last.number}">${last.number}</a>.</p>`}
    <p><a class="button" href="${yard.routes.results}">See all ${yard.opening.type.noun.many}</a></p>
  </div>`;
}
