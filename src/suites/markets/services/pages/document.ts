import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Notice } from '../../storefront/notice.ts';
import { wholePage } from '../../storefront/parts/whole-page.ts';
import { BRAND, slug, trades, type Yard } from '../brand.ts';

/** A page's own part. */
export interface Content {
  readonly title: string;
  readonly body: Html;
  /** What the search box holds; pages with a search of their own say `false`. */
  readonly search?: string | false;
}

export const wordmark = html`<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><path d="M3 25C5 13 12 4 25 3c0 8-4 14-12 16l-5 1z" fill="currentColor"/><path d="M3 25L17 10" stroke="#fff" stroke-width="1.6"/></svg><span>quillyard</span>`;

/** The search for offers. */
export const searchForm = ({ opening, routes }: Yard, text: string): Html =>
  html`<form class="find" action="${routes.results}" method="get" role="search"><input type="search" name="q" value="${text}" maxlength="200" placeholder="Try “${opening.type.noun.one}” or a name" aria-label="What do you need made?"><button type="submit">Search</button></form>`;

/** A whole page with the market's header and footer. */
export function page(yard: Yard, { title, body, search = '' }: Content): Html {
  return wholePage({
    title: `${title} | ${BRAND.name}`,
    header: header(yard, search),
    body,
    footer: footer(yard),
  });
}

/** A page of a few sentences, with a way on. */
export function notice(
  yard: Yard,
  { title, text, href = yard.routes.results, link = `See all ${yard.opening.type.noun.many}` }: Notice,
): Html {
  return page(yard, {
    title,
    body: html`<section class="blank"><h1>${title}</h1><p>${text}</p><p><a class="button" href="${href}">${link}</a></p></section>`,
  });
}

function header(yard: Yard, search: string | false): Html {
  const { department } = yard.opening.type;
  const pieces = yard.cart.pieces;
  return html`<header class="top${search === false ? ' bare' : ''}">
  <div class="bar">
    <a class="mark" href="/" aria-label="${BRAND.name}, home">${wordmark}</a>
    ${search === false ? html`<nav class="how" aria-label="About"><a href="/help/how-it-works">How it works</a><a href="/help/fees">Fees</a><a href="/help/offering">Offer your work</a></nav>` : searchForm(yard, search)}
    <nav class="mine" aria-label="Your account">
      <a href="/projects">Projects</a>
      <a href="/order">Your order <b>${pieces}</b></a>
      <a class="me" href="/account" aria-label="RA, your account">RA</a>
    </nav>
  </div>
  <nav class="trades" aria-label="Trades"><ul>${trades(department).map((name) =>
    name === department
      ? html`<li><a class="here" href="${yard.routes.results}">${name}</a></li>`
      : html`<li><a href="/trades/${slug(name)}">${name}</a></li>`,
  )}</ul></nav>
</header>`;
}

function footer({ opening, routes }: Yard): Html {
  return html`<footer class="foot">
  <div class="cols">
    <section class="about-us"><p class="mark">${wordmark}</p><p>Independent people who draw, speak, translate and write, and a scope for everything that they do.</p></section>
    <section><h2>For clients</h2><ul><li><a href="${routes.results}">All ${opening.type.noun.many}</a></li><li><a href="/help/how-it-works">How it works</a></li><li><a href="/help/fees">Prices and fees</a></li><li><a href="/help/changes">Changes and calling off</a></li></ul></section>
    <section><h2>For freelancers</h2><ul><li><a href="/help/offering">Offer your work</a></li><li><a href="/help/levels">Levels</a></li><li><a href="/help/payouts">Payouts</a></li></ul></section>
    <section><h2>Quillyard</h2><ul><li><a href="/about">Who we are</a></li><li><a href="/help/contact">Write to us</a></li><li><a href="/help/terms">Terms</a></li><li><a href="/help/privacy">Privacy</a></li></ul></section>
  </div>
  <p class="line">© 2026 Quillyard Cooperative, The Old Bindery, Ottersby</p>
</footer>`;
}
