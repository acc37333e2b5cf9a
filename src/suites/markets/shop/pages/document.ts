import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Notice } from '../../storefront/notice.ts';
import { wholePage } from '../../storefront/parts/whole-page.ts';
import { BRAND, departments, type Shop, slug } from '../brand.ts';

/** A page's own part. */
export interface Content {
  readonly title: string;
  readonly body: Html;
  /** What the search box holds. */
  readonly text?: string;
}

export const wordmark = html`<span class="mark-a">Halloway</span> <span class="mark-b">General</span>`;

/** A whole page with the shop's header and footer. */
export function page(shop: Shop, { title, body, text = '' }: Content): Html {
  return wholePage({
    title: `${title} | ${BRAND.name}`,
    header: header(shop, text),
    body,
    footer: footer(shop),
  });
}

/** A page of a few sentences, with a way on. */
export function notice(
  shop: Shop,
  { title, text, href = '/search', link = `See all ${shop.opening.type.noun.many}` }: Notice,
): Html {
  return page(shop, {
    title,
    body: html`<section class="notice-page"><h1>${title}</h1><p>${text}</p><p><a class="button" href="${href}">${link}</a></p></section>`,
  });
}

function header({ opening, cart }: Shop, text: string): Html {
  const { type } = opening;
  const pieces = cart.pieces;
  return html`<header class="top">
  <div class="bar">
    <a class="mark" href="/" aria-label="${BRAND.name}, home">${wordmark}</a>
    <form class="find" action="/search" method="get" role="search">
      <input type="search" name="q" value="${text}" maxlength="200" placeholder="Search ${type.noun.many}, brands, figures" aria-label="Search the shop">
      <button type="submit">Search</button>
    </form>
    <nav class="mine" aria-label="Your account">
      <a href="/account"><small>Hello, Robin</small>Account</a>
      <a href="/orders"><small>Track and</small>Orders</a>
      <a class="to-cart" href="/cart"><small>Your</small>Cart <b>${pieces}</b></a>
    </nav>
  </div>
  <nav class="menu" aria-label="Departments"><ul>${departments(type.department).map((name) =>
    name === type.department
      ? html`<li><a class="here" href="/search">${name}</a></li>`
      : html`<li><a href="/departments/${slug(name)}">${name}</a></li>`,
  )}<li class="last"><a href="/help/delivery">Delivery</a></li><li><a href="/help/returns">Returns</a></li></ul></nav>
</header>`;
}

function footer({ opening }: Shop): Html {
  return html`<footer class="foot">
  <div class="cols">
    <section><h2>Shop</h2><ul><li><a href="/search">All ${opening.type.noun.many}</a></li><li><a href="/cart">Your cart</a></li><li><a href="/orders">Your orders</a></li><li><a href="/account">Your account</a></li></ul></section>
    <section><h2>Help</h2><ul><li><a href="/help/delivery">Delivery</a></li><li><a href="/help/returns">Returns</a></li><li><a href="/help/payment">Payment</a></li><li><a href="/help/contact">Contact</a></li></ul></section>
    <section><h2>The company</h2><ul><li><a href="/about">About us</a></li><li><a href="/help/sellers">Selling with us</a></li><li><a href="/help/terms">Terms of sale</a></li><li><a href="/help/privacy">Privacy</a></li></ul></section>
    <section class="colophon"><p class="mark">${wordmark}</p><p>A general store with a printed catalog and a short counter. Open since the spring of 1931.</p></section>
  </div>
  <p class="line">© 2026 Halloway General Merchandise Company · 3 Wharf Street, Ottersby</p>
</footer>`;
}
