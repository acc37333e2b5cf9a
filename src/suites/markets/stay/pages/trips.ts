import { html } from 'hono/html';
import { dayName, type Html, type Order } from '../../engine/index.ts';
import { wayLabel } from '../../storefront/parts/ways.ts';
import { picturePath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import { PAYMENT_WAYS, type Stay, type StayDetails } from '../brand.ts';
import { stayWords } from './booking.ts';
import { page } from './document.ts';
import { whereabouts } from './sections.ts';
import { breakdown } from './words.ts';

/** The confirmation of a booking, which is also its page later. */
export function tripPage(stay: Stay, { number, placed, lines, total, details }: Order<StayDetails>): Html {
  return page(stay, {
    title: `Booking ${number}`,
    body: html`<div class="confirmed"><div><h1>Your booking is confirmed</h1>
  <p class="number">Booking number <b>${number}</b>, made on ${dayName(placed)}</p>
  ${lines.map(
    (line) =>
      html`<section class="ticket"><img src="${picturePath(line.product)}" alt="" width="400" height="300"><div><h2>${line.product.name}</h2><p class="when">${stayWords(line, details.arrival)}</p><p>${line.product.seller} expects you between 3 pm and 9 pm and has your number, ${details.phone}.</p>${breakdown(line)}</div></section>`,
  )}
  <p>You paid <b>${money(total)}</b> by ${wayLabel(PAYMENT_WAYS, details.payment).toLowerCase()}. A copy is on its way to ${details.email}.</p>
  <p><a class="button plain" href="/trips">All your trips</a></p></div>
  ${lines[0] === undefined ? '' : whereabouts(lines[0].product)}</div>`,
  });
}

/** All bookings of the visitor. */
export function tripsPage(stay: Stay): Html {
  const { orders } = stay.checkout;
  return page(stay, {
    title: 'Your trips',
    body: html`<div class="booking"><h1>Your trips</h1>${
      orders.length === 0
        ? html`<div class="nothing"><h2>No trips yet</h2><p>What you book is listed here, with its dates and its door.</p><p><a class="button" href="/stays">See all ${stay.opening.type.noun.many}</a></p></div>`
        : html`<ul class="trips">${orders.map(({ number, lines, total, details }) => html`<li><a href="/trips/${number}">${number}</a> <span>${lines.map((line) => `${line.product.name}: ${stayWords(line, details.arrival)}`).join('; ')}</span> <b>${money(total)}</b></li>`)}</ul>`
    }</div>`,
  });
}
