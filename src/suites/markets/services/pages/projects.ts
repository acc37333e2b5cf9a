import { html } from 'hono/html';
import { dayName, daysAfter, type Html, type Order } from '../../engine/index.ts';
import { wayLabel } from '../../storefront/parts/ways.ts';
import { money } from '../../words.ts';
import { PAYMENT_WAYS, type Yard, type YardDetails } from '../brand.ts';
import { givenBrief } from './checkout.ts';
import { page } from './document.ts';
import { lineHead, summary } from './order.ts';
import { firstName, handOver } from './words.ts';

/** The confirmation of an order, which is also the page of the project later. */
export function projectPage(yard: Yard, order: Order<YardDetails>): Html {
  const { number, placed, lines, total, details } = order;
  const [first] = lines;
  const days = Math.max(...lines.map(({ product }) => product.deliveryDays));
  const due = first && handOver(placed, first.product);
  const who = first === undefined ? 'Everybody' : firstName(first.product);
  return page(yard, {
    title: `Order ${number}`,
    body: html`<div class="thanks"><p class="number">Order number <b>${number}</b>, placed ${dayName(placed)}</p>
  <h1>Thank you, it is on ${who}’s desk.</h1>
  <ol class="next"><li class="past"><b>Ordered</b> ${money(total)} charged</li><li><b>Work starts</b> by ${dayName(daysAfter(placed, days))}</li><li><b>Sketch</b> to look at and change</li><li><b>Handed over</b> ${due === undefined ? 'for you to approve' : `by ${due}`}</li></ol></div>
<div class="desk"><section class="work"><h2>What you ordered</h2><ul class="lines short">${lines.map((line) => html`<li class="line"><div>${lineHead(yard, line, 'h3', false)}</div></li>`)}</ul><div class="given">${givenBrief(details.brief, false)}<section><h2>Payment</h2><p>${wayLabel(PAYMENT_WAYS, details.payment)}</p></section></div></section>
${summary(lines, html`<p><a class="button plain" href="/">Back to the yard</a></p>`)}</div>`,
  });
}

/** All projects of the client. */
export function projectsPage(yard: Yard): Html {
  const { orders } = yard.checkout;
  return page(yard, {
    title: 'Your projects',
    body: html`<h1 class="over">Your projects</h1>${
      orders.length === 0
        ? html`<div class="nothing"><h2>Nothing in the works</h2><p>What you commission is listed here, with its sketches and messages.</p><p><a class="button" href="${yard.routes.results}">See all ${yard.opening.type.noun.many}</a></p></div>`
        : html`<ul class="project-list">${orders.map(({ number, placed, total, lines, details }) => html`<li><a href="${yard.routes.orders}/${number}">${number}</a> <span>${details.brief.title || lines.map(({ product }) => product.name).join(', ')}</span> <span>${dayName(placed)}</span> <b>${money(total)}</b></li>`)}</ul>`
    }`,
  });
}
