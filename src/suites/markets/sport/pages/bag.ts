import { html } from 'hono/html';
import {
  type CartLine,
  configurationLabel,
  type Html,
  lineTotal,
  MOST_PIECES,
  mostPieces,
} from '../../engine/index.ts';
import type { Refusal } from '../../storefront/cart-routes.ts';
import { configuredPath } from '../../storefront/configuration.ts';
import { bill, itemsOf, itemsOfAll } from '../../storefront/parts/bill.ts';
import { whole } from '../../storefront/parts/words.ts';
import { money } from '../../words.ts';
import { pointsFor, type Sport } from '../brand.ts';
import { colouredPath } from '../colours.ts';
import { page } from './document.ts';

/** Why the bag stayed as it was, in words for the visitor. */
const REFUSALS: Readonly<Record<Refusal, string>> = {
  configuration: 'Please choose a size and a colour that we make. Your bag is as it was.',
  quantity: 'How many is a whole number from 1 up. Your bag is as it was.',
  stock: `We send at most ${MOST_PIECES} of a kind, and no more than are in the warehouse. Your bag is as it was.`,
  full: 'Your bag is full. Take something out before you put more in.',
  note: 'Please write what is asked for in up to 60 characters. Your bag is as it was.',
  unknown: 'We could not tell what to change. Your bag is as it was.',
  gone: 'That is no longer in your bag. Another window may have taken it out.',
};

/** The bag. `refusal` is why the last change was not made. */
export function bagPage(sport: Sport, refusal?: Refusal): Html {
  const { lines } = sport.cart;
  return page(sport, {
    title: 'Your bag',
    body: html`<h1 class="over">Your bag</h1>
${refusal === undefined ? '' : html`<p class="remark" role="status">${REFUSALS[refusal]}</p>`}
${lines.length === 0 ? emptyBag(sport) : html`<div class="desk"><ul class="packed">${lines.map((line) => packedItem(sport, line))}</ul>${sums(lines, html`<a class="button buy" href="/checkout/delivery">Check out</a>`)}</div>`}`,
  });
}

/** What all lines come to, what they earn a member, and the way onward. */
export function sums(lines: readonly CartLine[], onward: Html): Html {
  const total = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  return html`<aside class="sums" aria-label="Sum">
    <h2>What it comes to</h2>
    ${bill(itemsOfAll(lines, 'Gear'), 'Order total')}
    ${onward}
    <p class="earns">You earn <b>${whole(pointsFor(total))} points</b>. 60 days to try it all.</p>
  </aside>`;
}

/** A line as the bag, the review and an order show it. */
export function packedLine(line: CartLine, below: Html | '' = '', href?: string): Html {
  const { product, configuration } = line;
  return html`<li class="pack">
    <img src="${colouredPath(product, configuration)}" alt="" width="400" height="300">
    <div><h2>${href === undefined ? product.name : html`<a href="${href}">${product.name}</a>`}</h2>
    <p class="worn">${configurationLabel(product, configuration) || 'One size'}</p>
    ${bill(itemsOf(line, 'Jacket'), 'Together')}${below}</div>
  </li>`;
}

function packedItem(sport: Sport, line: CartLine): Html {
  const { product, configuration, quantity, addOns, key } = line;
  const form = (act: string, inside: Html): Html =>
    html`<form action="/bag" method="post"><input type="hidden" name="do" value="${act}"><input type="hidden" name="line" value="${key}">${inside}</form>`;
  const quantities = Array.from({ length: mostPieces(product) }, (_, n) => n + 1);
  const below = html`${
    product.addOns.length > 0
      ? html`<ul class="extras-of">${product.addOns.map(({ id, label, price }) => {
          const on = addOns.includes(id);
          return html`<li>${form(on ? 'without' : 'with', html`<input type="hidden" name="extra" value="${id}"><span>${label}, ${money(price)}${on ? ', in your bag' : ''}</span> <button class="quiet" type="submit" aria-label="${on ? 'Take out' : 'Pack'} ${label}">${on ? 'Take out' : 'Pack'}</button>`)}</li>`;
        })}</ul>`
      : ''
  }<div class="changes"><form action="/bag" method="post" data-auto><input type="hidden" name="do" value="quantity"><input type="hidden" name="line" value="${key}"><label for="q-${key}">Quantity</label><select id="q-${key}" name="quantity">${quantities.map((n) => html`<option${n === quantity ? html` selected` : ''}>${n}</option>`)}</select><button type="submit">Update</button></form>${form('remove', html`<button class="quiet" type="submit" aria-label="Remove ${product.name} from the bag">Remove</button>`)}</div>`;
  return packedLine(line, below, configuredPath(sport, product, configuration));
}

function emptyBag(sport: Sport): Html {
  const last = sport.checkout.orders[0];
  const { noun } = sport.opening.type;
  return html`<div class="nothing">
    <h2>${sport.cart.expired ? 'We unpacked your bag' : 'Nothing packed yet'}</h2>
    <p>${sport.cart.expired ? 'A bag is kept for two hours. Yours stood for longer, so everything is back on the rack.' : 'What you add waits here, in the size and colour that you chose.'}</p>
    ${last === undefined ? '' : html`<p>Your last order is <a href="/orders/${last.number}">${last.number}</a>.</p>`}
    <p><a class="button" href="/find">All ${noun.many}</a></p>
  </div>`;
}
