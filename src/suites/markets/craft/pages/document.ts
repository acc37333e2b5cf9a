import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Notice } from '../../storefront/notice.ts';
import { head } from '../../storefront/parts/head.ts';
import { slug } from '../../storefront/slug.ts';
import { BRAND, type Craft, stalls } from '../brand.ts';

/** A page's own part. */
export interface Content {
  readonly title: string;
  readonly body: Html;
  /** What the search box holds. */
  readonly text?: string;
}

/** A whole page, under the awning. */
export function page(market: Craft, { title, body, text = '' }: Content): Html {
  return html`<!doctype html>
<html lang="en">
<head>
${head(`${title} · ${BRAND.name}`)}
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
${header(market, text)}
<main id="content">
${body}
</main>
${footer(market)}
</body>
</html>`;
}

/** A page of a few sentences, with a way on. */
export function notice(
  market: Craft,
  { title, text, href = '/find', link = `All ${market.opening.type.noun.many}` }: Notice,
): Html {
  return page(market, {
    title,
    body: html`<section class="letter"><h1>${title}</h1><p>${text}</p><p><a class="button" href="${href}">${link}</a></p></section>`,
  });
}

function header({ opening, cart, kept }: Craft, text: string): Html {
  const { department, noun } = opening.type;
  return html`<header class="top">
  <div class="row">
    <a class="mark" href="/" aria-label="${BRAND.name}, home">Thimblerow</a>
    <form class="find" action="/find" method="get" role="search">
      <input type="search" name="q" value="${text}" maxlength="200" placeholder="${noun.many}, makers, glazes" aria-label="Search handmade pieces">
      <button type="submit">Search</button>
    </form>
    <nav class="mine" aria-label="Yours"><a href="/saved">Saved <b>${kept.length}</b></a><a href="/orders">Orders</a><a href="/basket">Basket <b>${cart.pieces}</b></a></nav>
  </div>
  <nav class="stalls" aria-label="Stalls"><ul>${stalls(department).map((name) =>
    name === department
      ? html`<li><a class="here" href="/find">${name}</a></li>`
      : html`<li><a href="/stalls/${slug(name)}">${name}</a></li>`,
  )}<li><a href="/makers">Meet the makers</a></li></ul></nav>
</header>
<div class="awning" aria-hidden="true"></div>`;
}

function footer({ opening }: Craft): Html {
  return html`<footer class="foot">
  <div class="row">
    <p class="creed"><span class="mark">Thimblerow</span> Made by hand, one at a time, by people whose names you know.</p>
    <section><h2>Buy</h2><ul><li><a href="/find">All ${opening.type.noun.many}</a></li><li><a href="/help/made-to-order">Made to order</a></li><li><a href="/help/personalising">Personalising</a></li><li><a href="/help/postage">Postage</a></li><li><a href="/help/returns">Returns</a></li></ul></section>
    <section><h2>Make</h2><ul><li><a href="/makers">The makers</a></li><li><a href="/help/selling">Open a stall</a></li><li><a href="/help/handmade">What counts as handmade</a></li></ul></section>
    <section><h2>Thimblerow</h2><ul><li><a href="/about">Our story</a></li><li><a href="/help/contact">Write to us</a></li><li><a href="/help/privacy">Privacy</a></li></ul></section>
  </div>
  <p class="row imprint">Thimblerow is a cooperative of its makers, 9 Loom Yard, Ottersby. © 2026</p>
</footer>`;
}
