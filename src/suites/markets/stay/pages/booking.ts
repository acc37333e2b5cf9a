import { html } from 'hono/html';
import { type CartLine, configurationLabel, type Html, mostPieces } from '../../engine/index.ts';
import type { Refusal } from '../../storefront/cart-routes.ts';
import { configuredPath } from '../../storefront/configuration.ts';
import { picturePath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Stay } from '../brand.ts';
import { dayWords, nightsAfter } from '../day.ts';
import { page } from './document.ts';
import { breakdown, nightsWords } from './words.ts';

/** Why the booking stayed as it was, in words for the visitor. */
const REFUSALS: Readonly<Record<Refusal, string>> = {
  configuration:
    'This place does not take so many guests. Please choose one of the numbers that its page offers.',
  quantity: 'A stay is at least one night. Please choose how many.',
  stock:
    'The host does not let it for that long, or it is taken for the season. Choose fewer nights or another place.',
  full: 'One place is booked at a time.',
  note: 'Please write what the host asks for, in up to 60 characters.',
  unknown: 'We could not tell what to change. Your booking is as it was.',
  gone: 'That booking is no longer open. It may have been changed in another window.',
};

/** The booking that is being made. `refusal` is why the last change was not. */
export function bookingPage(stay: Stay, refusal?: Refusal): Html {
  const [line] = stay.cart.lines;
  return page(stay, {
    title: 'Your booking',
    search: 'none',
    body: html`<div class="booking"><h1>Your booking</h1>
${refusal === undefined ? '' : html`<p class="remark bad" role="status">${REFUSALS[refusal]}</p>`}
${line === undefined ? noBooking(stay) : open(stay, line)}</div>`,
  });
}

/** The place that is booked, in the column beside each step. */
export function summary(stay: Stay, line: CartLine, onward: Html): Html {
  return html`<aside class="slip" aria-label="Your stay">
    <div class="slip-top"><img src="${picturePath(line.product)}" alt="" width="400" height="300"><div><h2>${line.product.name}</h2><p>Let by ${line.product.seller}</p></div></div>
    <p class="when">${stayWords(line, stay.checkout.details.arrival)}</p>
    ${breakdown(line)}
    ${onward}
  </aside>`;
}

/** When and for whom, in words. */
export function stayWords({ product, configuration, quantity }: CartLine, arrival: string): string {
  const when =
    arrival === ''
      ? nightsWords(quantity)
      : `${dayWords(arrival)} to ${dayWords(nightsAfter(arrival, quantity))}, ${nightsWords(quantity)}`;
  const party = configurationLabel(product, configuration);
  return party === '' ? when : `${when}, ${party}`;
}

function open(stay: Stay, line: CartLine): Html {
  const { product, configuration, quantity, addOns, key } = line;
  const form = (act: string, inside: Html): Html =>
    html`<form action="/book" method="post"><input type="hidden" name="do" value="${act}"><input type="hidden" name="line" value="${key}">${inside}</form>`;
  return html`<div class="desk"><section class="work">
    <h2>Nights and guests</h2>
    <form class="row" action="/book" method="post" data-auto><input type="hidden" name="do" value="quantity"><input type="hidden" name="line" value="${key}"><label for="b-nights">Nights</label><select id="b-nights" name="quantity">${Array.from({ length: mostPieces(product) }, (_, n) => html`<option${n + 1 === quantity ? html` selected` : ''}>${n + 1}</option>`)}</select><button type="submit">Update</button></form>
    <p>${configurationLabel(product, configuration)}. <a href="${configuredPath(stay, product, configuration)}">Change guests</a></p>
    ${
      product.addOns.length === 0
        ? ''
        : html`<h2>Extras</h2><ul class="extras-of">${product.addOns.map(({ id, label, price }) => {
            const on = addOns.includes(id);
            return html`<li>${form(on ? 'without' : 'with', html`<input type="hidden" name="extra" value="${id}"><span>${label}, ${money(price)}${on ? ', in your booking' : ''}</span> <button class="quiet" type="submit" aria-label="${on ? 'Take out' : 'Include'} ${label}">${on ? 'Take out' : 'Include'}</button>`)}</li>`;
          })}</ul>`
    }
    ${form('remove', html`<button class="quiet" type="submit">Drop this booking</button>`)}
  </section>${summary(stay, line, html`<a class="button buy" href="/book/dates">Continue to dates</a><p class="fine">Dates, guest and payment come next. Nothing is charged until you confirm.</p>`)}</div>`;
}

function noBooking({ cart, checkout, opening }: Stay): Html {
  const [last] = checkout.orders;
  return html`<div class="nothing">
    <h2>${cart.expired ? 'We let it go' : 'No place reserved yet'}</h2>
    <p>${cart.expired ? 'A place is kept for two hours. Yours was left for longer, so please reserve it once more.' : 'Reserve a place, and its dates, extras and price are put together here.'}</p>
    ${last === undefined ? '' : html`<p>Your last booking is <a href="/trips/${last.number}">${last.number}</a>.</p>`}
    <p><a class="button" href="/stays">See all ${opening.type.noun.many}</a></p>
  </div>`;
}
