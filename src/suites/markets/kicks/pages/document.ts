import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Notice } from '../../storefront/notice.ts';
import { wholePage } from '../../storefront/parts/whole-page.ts';
import { ANY, askedGroups } from '../../storefront/told-choices.ts';
import { BRAND, type Kicks } from '../brand.ts';
import { shortcuts } from './shortcuts.ts';

/** A page's own part. */
export interface Content {
  readonly title: string;
  readonly body: Html;
  /** What the search box holds. */
  readonly text?: string;
}

export const wordmark = html`<span class="eyelets" aria-hidden="true"><i></i><i></i><i></i></span><span class="word">Eyestay</span>`;

/** A whole page with header and footer. */
export function page(kicks: Kicks, { title, body, text = '' }: Content): Html {
  return wholePage({
    title: `${title} | ${BRAND.name}`,
    header: header(kicks, text),
    body,
    footer: footer(kicks),
  });
}

/** A page of a few sentences, with a way on. */
export function notice(
  kicks: Kicks,
  { title, text, href = '/browse', link = `Browse all ${kicks.opening.type.noun.many}` }: Notice,
): Html {
  return page(kicks, {
    title,
    body: html`<section class="plain-page"><h1>${title}</h1><p>${text}</p><p><a class="button" href="${href}">${link}</a></p></section>`,
  });
}

function header(kicks: Kicks, text: string): Html {
  return html`<header class="top">
  <p class="tape">Every pair passes through our hands before it reaches your feet. <a href="/help/authenticity">How we check</a></p>
  <div class="bar">
    <a class="mark" href="/" aria-label="${BRAND.name}, home">${wordmark}</a>
    <form class="find" action="/browse" method="get" role="search">
      ${sizeMenu(kicks)}
      <input type="search" name="q" value="${text}" maxlength="200" placeholder="Brand, model, edition" aria-label="Search pairs">
      <button type="submit">Search</button>
    </form>
    <nav class="mine" aria-label="Your account">
      <a href="/help/selling">Sell</a>
      <a href="/orders">Orders</a>
      <a href="/account">Account</a>
      <a class="to-bag" href="/bag">Bag <b>${kicks.cart.pieces}</b></a>
    </nav>
  </div>
  <nav class="menu" aria-label="Shortcuts"><ul><li><a href="/browse">All ${kicks.opening.type.noun.many}</a></li>${shortcuts(kicks, 'cut')}${shortcuts(kicks, 'upper')}<li class="last"><a href="/help/fees">Fees</a></li><li><a href="/help/sizing">Sizing</a></li></ul></nav>
</header>`;
}

/** The menu in which one says one's size: prices everywhere follow it. */
function sizeMenu(kicks: Kicks): Html {
  return html`${askedGroups(kicks).map(({ id, label, choices }) => {
    const told = kicks.occasion.configuration[id];
    return html`<select name="${id}" aria-label="Your ${label.toLowerCase()}"><option value="${ANY}">Any ${label.toLowerCase()}</option>${choices.map(
      (choice) =>
        html`<option value="${choice.id}"${choice.id === told ? html` selected` : ''}>${choice.label}</option>`,
    )}</select>`;
  })}`;
}

function footer({ opening }: Kicks): Html {
  return html`<footer class="foot">
  <p class="promise">Real pairs.<br>Real asks.<br>No bots.</p>
  <div class="cols">
    <section><h2>Buy</h2><ul><li><a href="/browse">All ${opening.type.noun.many}</a></li><li><a href="/bag">Your bag</a></li><li><a href="/orders">Your orders</a></li><li><a href="/help/sizing">Size guide</a></li></ul></section>
    <section><h2>Trust</h2><ul><li><a href="/help/authenticity">Inspection</a></li><li><a href="/help/grading">Grading</a></li><li><a href="/help/returns">Returns</a></li><li><a href="/help/fees">Fees</a></li></ul></section>
    <section><h2>Eyestay</h2><ul><li><a href="/about">About</a></li><li><a href="/help/selling">Sell a pair</a></li><li><a href="/help/contact">Contact</a></li><li><a href="/help/terms">Terms</a></li><li><a href="/help/privacy">Privacy</a></li></ul></section>
  </div>
  <p class="fine">© 2026 Eyestay Exchange · Unit 9, the Old Last Works, Ottersby. Not connected with any maker of shoes.</p>
</footer>`;
}
