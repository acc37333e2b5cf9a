import { html } from 'hono/html';
import type { OptionStates } from '../../decision.ts';
import type { Html, PageContent, Parts } from '../../scenario.ts';
import { FILMS } from './films.ts';

/** The site's header, which lies over the picture, and its footer. */
export function frame(content: Html): Html {
  return html`<header class="bar">
  <a class="logo" href="/"><svg viewBox="0 0 40 24" width="40" height="24" aria-hidden="true"><path d="M9 12L40 1v22z" fill="#ffb454" opacity=".45"/><path d="M9 12L40 6v12z" fill="#ffd79a"/><circle cx="8" cy="12" r="8" fill="#fff1d2"/></svg>lumora</a>
  <nav aria-label="Films"><a href="/tonight">Tonight</a><a href="/shelves">Shelves</a><a href="/makers">Makers</a><a href="/list">My list</a></nav>
  <nav class="mine" aria-label="Account"><a href="/account/devices">Devices</a><a href="/account/payments">Payments</a><a href="/account/membership">Membership</a></nav>
</header>
${content}
<footer class="foot">
  <p>Lumora shows thirty films at a time. When one leaves, another comes.</p>
  <nav aria-label="Help"><a href="/help">Help</a><a href="/terms">Terms</a><a href="/privacy">Privacy</a></nav>
</footer>`;
}

const ticket = (saved: OptionStates): Html => html`<aside class="ticket" aria-label="Your ticket">
  <div class="pass"><p class="kind">Member’s ticket</p><p class="seat">Row F, seat 12</p>
  <dl><div><dt>Since</dt><dd>May 2023</dd></div><div><dt>A month</dt><dd>£9.50</dd></div><div><dt>${saved.main ? 'Next payment' : 'Last day'}</dt><dd>14 March</dd></div></dl></div>
  <div class="stub"><span>No. 040218</span></div>
</aside>`;

/** The membership. */
export function decide(parts: Parts, saved: OptionStates): PageContent {
  return {
    title: 'Membership · Lumora',
    body: html`<main>
  <div class="house">
    <div class="opening">
      <div><h1>Membership</h1><p class="lead">Thirty films at a time, chosen by people who used to thread projectors.</p></div>
      ${ticket(saved)}
    </div>
    ${parts.form(html`<div class="desk">${parts.options}${parts.controls}</div>`)}
    <p class="fine">A cancelled membership runs to the end of the month that is paid for. Your list stays for a year.</p>
  </div>
  <section class="week" aria-labelledby="week"><h2 id="week">Showing this week</h2>
  <ul>${FILMS.map(
    ({ title, by, year, poster }) =>
      html`<li><img src="${poster}" alt="" width="200" height="290"><h3>${title}</h3><p>${by}, ${year}</p></li>`,
  )}</ul></section>
</main>`,
  };
}

/** What holds after a choice. */
export function confirm(states: OptionStates): PageContent {
  return {
    title: 'Membership saved · Lumora',
    body: html`<main>
  <div class="house said">
    <div class="opening">
      <div><p class="over">Saved</p>
      <h1>${states.main ? 'Your membership goes on' : 'Your membership is cancelled'}</h1>
      <p class="lead">${
        states.main
          ? 'It renews on 14 March, when £9.50 is charged, and every month after that.'
          : 'You can watch until 14 March. Nothing more is charged for it, and your list stays for a year.'
      }</p>
      <p class="lead">${
        states.extra
          ? 'Premieres start after the free week: £4.00 a month from 9 March.'
          : 'Premieres are not added. The free week ends on 9 March by itself.'
      }</p>
      <p class="back"><a href="/account/membership">Change this</a><a href="/tonight">See what is on tonight</a></p></div>
      ${ticket(states)}
    </div>
  </div>
</main>`,
  };
}
