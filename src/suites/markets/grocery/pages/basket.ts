import { html } from 'hono/html';
import { type CartLine, configurationLabel, type Html, mostPieces } from '../../engine/index.ts';
import type { Refusal } from '../../storefront/cart-routes.ts';
import { configuredPath } from '../../storefront/configuration.ts';
import { bill, itemsOf, itemsOfAll } from '../../storefront/parts/bill.ts';
import { picturePath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Oatbarrow } from '../brand.ts';
import { page } from './document.ts';
import { pieces, unitPrice } from './words.ts';

/** Why the basket stayed as it was, in words for the visitor. */
const REFUSALS: Readonly<Record<Refusal, string>> = {
  configuration: 'Please choose one of the sizes that it comes in. Your basket is as it was.',
  quantity: 'How many is a whole number, 1 or more. Your basket is as it was.',
  stock: 'A crate holds no more of one thing, or the shelf has none left. Your basket is as it was.',
  full: 'Your basket is full. Take something out first.',
  note: 'Please write what your packer should know, in up to 60 characters. Your basket is as it was.',
  unknown: 'We could not tell what to change. Your basket is as it was.',
  gone: 'That is no longer in your basket. It may have been taken out in another window.',
};

/** The basket. `refusal` is why the last change was not made. */
export function basketPage(store: Oatbarrow, refusal?: Refusal): Html {
  const { lines } = store.cart;
  return page(store, {
    title: 'Your basket',
    body: html`<h1 class="over">Your basket</h1>
${refusal === undefined ? '' : html`<p class="remark" role="status">${REFUSALS[refusal]}</p>`}
${lines.length === 0 ? emptyBasket(store) : html`<div class="desk"><div class="crate"><table class="goods"><caption class="unseen">What is in the basket</caption><tbody>${lines.map((line) => goods(store, line))}</tbody></table></div>${tally(lines, html`<a class="button buy" href="/checkout">Go to checkout</a><p class="soft">Slot and substitutes come next. You pay when you place the order.</p>`)}</div>`}`,
  });
}

/** The till roll: what all lines come to, with the way onward. */
export function tally(lines: readonly CartLine[], onward: Html): Html {
  return html`<aside class="slip till" aria-label="Summary"><h2>Till roll</h2>${bill(itemsOfAll(lines, 'Goods'), 'Order total')}${onward}</aside>`;
}

/** What a line comes to, as basket, review and confirmation show it. */
export function lineBill(store: Oatbarrow, line: CartLine): Html {
  const chosen = configurationLabel(line.product, line.configuration);
  return bill(itemsOf(line, chosen || pieces(store, 1).replace(/^1 /, '')), 'Total');
}

/** What was ordered, line by line. */
export function packed(store: Oatbarrow, lines: readonly CartLine[]): Html {
  return html`<ul class="packed">${lines.map(
    (line) =>
      html`<li><img src="${picturePath(line.product)}" alt="" width="400" height="300"><div><h2>${line.product.name}</h2><p class="soft">${pieces(store, line.quantity)} from ${line.product.seller}</p>${lineBill(store, line)}</div></li>`,
  )}</ul>`;
}

function goods(store: Oatbarrow, line: CartLine): Html {
  const { product, configuration, quantity, addOns, key } = line;
  const unit = unitPrice(product, configuration);
  const form = (act: string, inside: Html): Html =>
    html`<form action="/basket" method="post"><input type="hidden" name="do" value="${act}"><input type="hidden" name="line" value="${key}">${inside}</form>`;
  const step = (to: number, look: string, words: string): Html =>
    form(
      'quantity',
      html`<input type="hidden" name="quantity" value="${to}"><button class="nudge ${look}" type="submit"${to < 1 || to > mostPieces(product) ? html` disabled` : ''}><span class="unseen">${words} of ${product.name}</span></button>`,
    );
  return html`<tr>
    <td class="pic"><img src="${picturePath(product)}" alt="" width="400" height="300"></td>
    <td class="named"><h2><a href="${configuredPath(store, product, configuration)}">${product.name}</a></h2>${unit === undefined ? '' : html`<p class="soft">${unit}</p>`}
      ${lineBill(store, line)}
      ${
        product.addOns.length > 0
          ? html`<ul class="besides">${product.addOns.map(({ id, label, price }) => {
              const on = addOns.includes(id);
              return html`<li>${form(on ? 'without' : 'with', html`<input type="hidden" name="extra" value="${id}"><span>${label}, ${money(price)}${on ? ', packed with it' : ''}</span> <button class="quiet" type="submit" aria-label="${on ? 'Take out' : 'Include'} ${label}">${on ? 'Take out' : 'Include'}</button>`)}</li>`;
            })}</ul>`
          : ''
      }</td>
    <td class="count"><div class="stepper">${step(quantity - 1, 'less', 'One less')}<b>${pieces(store, quantity)}</b>${step(quantity + 1, 'more', 'One more')}</div>${form('remove', html`<button class="quiet" type="submit" aria-label="Remove ${product.name} from the basket">Remove</button>`)}</td>
  </tr>`;
}

function emptyBasket(store: Oatbarrow): Html {
  const [last] = store.checkout.orders;
  const { expired } = store.cart;
  return html`<div class="bare-shelf"><div class="boards" aria-hidden="true"></div><h2>${expired ? 'Your basket was put back' : 'Nothing in it yet'}</h2>
    <p>${expired ? 'A basket that nobody touches for two hours goes back onto the shelves. Please pick once more.' : 'What you pick waits here until you check out.'}</p>
    ${last === undefined ? '' : html`<p>Your last order is <a href="/orders/${last.number}">${last.number}</a>.</p>`}
    <p><a class="button" href="/aisle">To the ${store.opening.type.noun.one} shelves</a></p></div>`;
}
