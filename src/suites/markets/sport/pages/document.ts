import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Notice } from '../../storefront/notice.ts';
import { wholePage } from '../../storefront/parts/whole-page.ts';
import { ANY, askedGroups } from '../../storefront/told-choices.ts';
import { BRAND, type Sport } from '../brand.ts';
import { facetLinks } from './facet-links.ts';

/** A page's own part. */
export interface Content {
  readonly title: string;
  readonly body: Html;
  /** What the search box holds. */
  readonly text?: string;
}

export const wordmark = html`<svg viewBox="0 0 54 30" width="54" height="30" aria-hidden="true"><path d="M2 27L18 5l9 12 6-8 19 18z" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linejoin="round"/><path d="M13 27q7-5 14 0t14 0" fill="none" stroke="#ff7a2f" stroke-width="3"/></svg><span>Tarnfell</span>`;

/** A whole page with header and footer. */
export function page(sport: Sport, { title, body, text = '' }: Content): Html {
  return wholePage({
    title: `${title} | ${BRAND.name}`,
    header: header(sport, text),
    body,
    footer: footer(sport),
  });
}

/** A page of a few sentences, with a way on. */
export function notice(
  sport: Sport,
  { title, text, href = '/find', link = `All ${sport.opening.type.noun.many}` }: Notice,
): Html {
  return page(sport, {
    title,
    body: html`<section class="words"><h1>${title}</h1><p>${text}</p><p><a class="button" href="${href}">${link}</a></p></section>`,
  });
}

function header(sport: Sport, text: string): Html {
  const { type } = sport.opening;
  return html`<header class="top">
  <ul class="benefits"><li>60 days to try it outdoors</li><li>Repairs for life</li><li>One point a dollar for members</li><li><a href="/help/members">Your benefits, Robin</a></li></ul>
  <div class="bar">
    <nav class="menu" aria-label="Sports"><ul><li><a href="/find">${type.department}</a></li>${facetLinks(sport, 'sport')}</ul></nav>
    <a class="mark" href="/" aria-label="${BRAND.name}, home">${wordmark}</a>
    <nav class="mine" aria-label="Your account"><a href="/account">Account</a><a href="/orders">Orders</a><a class="to-bag" href="/bag">Bag <b>${sport.cart.pieces}</b></a></nav>
  </div>
  <form class="find" action="/find" method="get" role="search">
    <input type="search" name="q" value="${text}" maxlength="200" placeholder="Jacket, collection, weather" aria-label="Search the store">
    ${askedGroups(sport).map(({ id, label, choices }) => {
      const told = sport.occasion.configuration[id];
      const word = label.toLowerCase();
      return html`<select name="${id}" aria-label="Your ${word}"><option value="${ANY}">Any ${word}</option>${choices.map(
        (choice) =>
          html`<option value="${choice.id}"${choice.id === told ? html` selected` : ''}>${choice.label}</option>`,
      )}</select>`;
    })}
    <button type="submit">Find</button>
  </form>
</header>`;
}

function footer(sport: Sport): Html {
  const { type } = sport.opening;
  return html`<footer class="foot">
  <svg class="ridge" viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true"><path d="M0 90V62L160 22l120 34L470 6l150 52 130-30 190 44 180-58 160 50 160-26v52z" fill="currentColor"/></svg>
  <div class="cols">
    <section class="about"><p class="mark">${wordmark}</p><p>Made by a lake, tested above it. Since 1978 we have cut, taped and mended in the same two sheds.</p></section>
    <section><h2>Gear</h2><ul><li><a href="/find">All ${type.noun.many}</a></li><li><a href="/bag">Your bag</a></li><li><a href="/orders">Your orders</a></li><li><a href="/help/sizes">Size guide</a></li></ul></section>
    <section><h2>Help</h2><ul><li><a href="/help/delivery">Delivery</a></li><li><a href="/help/returns">60-day trial</a></li><li><a href="/help/repairs">Repairs</a></li><li><a href="/help/contact">Contact</a></li></ul></section>
    <section><h2>Tarnfell</h2><ul><li><a href="/help/members">Members</a></li><li><a href="/help/technology">Technology</a></li><li><a href="/about">Our sheds</a></li><li><a href="/help/terms">Terms</a></li><li><a href="/help/privacy">Privacy</a></li></ul></section>
  </div>
  <p class="fine">© 2026 Tarnfell Athletic · The Boathouse, Lake Road, Ottersby</p>
</footer>`;
}
