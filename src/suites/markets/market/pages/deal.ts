import { html } from 'hono/html';
import { type CartLine, configurationLabel, type Html } from '../../engine/index.ts';
import type { Refusal } from '../../storefront/cart-routes.ts';
import { configuredPath } from '../../storefront/configuration.ts';
import { picturePath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Board } from '../brand.ts';
import { openedBefore } from './card.ts';
import { page } from './document.ts';
import { sum } from './sum.ts';

/** Why the deal stayed as it was, in words for the visitor. */
const REFUSALS: Readonly<Record<Refusal, string>> = {
  configuration: 'Please choose how it is to be handed over. Your deal is as it was.',
  quantity: 'One ad, one thing: we could not read how many you want.',
  stock: 'There are not so many of it. Most things here exist once.',
  full: 'Close this deal before you open another.',
  note: 'Please write what the seller asks you to write, in up to 60 characters.',
  unknown: 'We could not tell what you wanted to change. Your deal is as it was.',
  gone: 'This is no longer in your deal. Perhaps you changed it in another window.',
};

/** The open deal. `refusal` is why the last change was not made. */
export function dealPage(board: Board, refusal?: Refusal): Html {
  const { lines } = board.cart;
  return page(board, {
    title: 'Your deal',
    body: html`<h1 class="over">Your deal</h1>
${refusal === undefined ? '' : html`<p class="remark" role="status">${REFUSALS[refusal]}</p>`}
${lines.length === 0 ? noDeal(board) : html`<div class="desk"><div>${lines.map((line) => dealItem(board, line))}</div><aside class="sum-box" aria-label="Summary"><h2>To pay</h2>${lines.map(sum)}<a class="button buy" href="/deal/handover">Continue to handing over</a><p class="fine">Nothing is charged until you close the deal.</p></aside></div>`}
${openedBefore(board)}`,
  });
}

function dealItem(board: Board, line: CartLine): Html {
  const { product, configuration, addOns, key } = line;
  const form = (act: string, inside: Html): Html =>
    html`<form action="/deal" method="post"><input type="hidden" name="do" value="${act}"><input type="hidden" name="line" value="${key}">${inside}</form>`;
  return html`<section class="line" aria-label="${product.name}">
    <img src="${picturePath(product)}" alt="" width="400" height="300">
    <div><h2><a href="${configuredPath(board, product, configuration)}">${product.name}</a></h2>
    <p class="who">Offered by ${product.seller} · ${configurationLabel(product, configuration)}</p>
    ${
      product.addOns.length > 0
        ? html`<h3>For an easy mind</h3><ul class="with-it">${product.addOns.map(({ id, label, price }) => {
            const on = addOns.includes(id);
            return html`<li>${form(on ? 'without' : 'with', html`<input type="hidden" name="extra" value="${id}"><span>${label}, ${money(price)}${on ? ', in your deal' : ''}</span> <button class="quiet" type="submit" aria-label="${on ? 'Take out' : 'Include'} ${label}">${on ? 'Take out' : 'Include'}</button>`)}</li>`;
          })}</ul>`
        : ''
    }
    ${form('remove', html`<button class="quiet" type="submit" aria-label="Remove ${product.name} from the deal">Remove</button>`)}</div>
  </section>`;
}

function noDeal(board: Board): Html {
  const last = board.checkout.orders[0];
  const { expired } = board.cart;
  return html`<div class="nothing">
    <h2>${expired ? 'The deal has lapsed' : 'No deal open'}</h2>
    <p>${expired ? 'We keep a thing for you for two hours. Yours was kept for longer, so it is on the board again.' : 'Press “Buy now” in an ad, and the deal is put together here.'}</p>
    ${last === undefined ? '' : html`<p>Your last deal is <a href="/deals/${last.number}">${last.number}</a>.</p>`}
    <p><a class="button" href="/board">All ${board.opening.type.noun.many}</a></p>
  </div>`;
}
