import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Notice } from '../../storefront/notice.ts';
import { head } from '../../storefront/parts/head.ts';
import { count } from '../../storefront/parts/words.ts';
import { money } from '../../words.ts';
import { BRAND, cuisines, type Hobwheel, slug } from '../brand.ts';
import { cuisineIcon } from './icons.ts';

/** A page's own part. */
export interface Content {
  readonly title: string;
  readonly body: Html;
  /** What the search box holds. */
  readonly text?: string;
  /** Whether the way to the basket lies at the foot of the page, as it does while one looks about. */
  readonly browsing?: boolean;
}

export const wordmark = html`h<span class="o">o</span>bwheel`;

/** A whole page with header and footer. */
export function page(store: Hobwheel, { title, body, text = '', browsing = false }: Content): Html {
  return html`<!doctype html>
<html lang="en">
<head>
${head(`${title} | ${BRAND.name}`)}
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
${header(store, text)}
<main id="content">
${body}
</main>
${browsing && store.cart.pieces > 0 ? basketBar(store) : ''}
${footer(store)}
</body>
</html>`;
}

/** A page of a few sentences, with a way on. */
export function notice(
  store: Hobwheel,
  { title, text, href = '/dishes', link = `See every ${store.opening.type.noun.one} near you` }: Notice,
): Html {
  return page(store, {
    title,
    body: html`<section class="plate"><div class="empty-plate" aria-hidden="true"></div><h1>${title}</h1><p>${text}</p><p><a class="button" href="${href}">${link}</a></p></section>`,
  });
}

/** The round pictures of cuisines. */
export function cuisineStrip({ opening }: Hobwheel): Html {
  const { department } = opening.type;
  return html`<nav class="strip-of-cuisines" aria-label="Cuisines"><ul>${cuisines(department).map(
    (name, n) =>
      n === 0
        ? html`<li><a class="here" href="/dishes"><span>${cuisineIcon(name)}</span>${name}</a></li>`
        : html`<li><a href="/cuisines/${slug(name)}"><span>${cuisineIcon(name)}</span>${name}</a></li>`,
  )}</ul></nav>`;
}

function header({ cart, checkout }: Hobwheel, text: string): Html {
  const { street } = checkout.details.address;
  return html`<header class="top"><div class="bar">
    <a class="mark" href="/" aria-label="${BRAND.name}, home">${wordmark}</a>
    <a class="to" href="/account"><small>Bringing to</small><b>${street}</b></a>
    <form class="find" action="/dishes" method="get" role="search">
      <input type="search" name="q" value="${text}" maxlength="200" placeholder="Dish, kitchen, oven, spice" aria-label="Search dishes and kitchens">
      <button type="submit">Search</button>
    </form>
    <nav class="mine" aria-label="Your account"><a href="/orders">Orders</a><a class="to-basket" href="/basket">Basket <b>${cart.pieces}</b></a></nav>
  </div></header>`;
}

function basketBar({ cart }: Hobwheel): Html {
  return html`<aside class="basket-bar" aria-label="Basket"><a href="/basket"><span>${count(cart.pieces, 'dish', 'dishes')}</span><b>See basket</b><span>${money(cart.total)}</span></a></aside>`;
}

function footer({ opening }: Hobwheel): Html {
  return html`<footer class="foot"><div class="cols">
    <section class="word"><p class="mark">${wordmark}</p><p>Hot food on two wheels, from kitchens that have a hob and a front door. Ottersby and the river towns, every day from 11 am to 11 pm.</p></section>
    <section><h2>Eat</h2><ul><li><a href="/dishes">Every ${opening.type.noun.one} near you</a></li><li><a href="/basket">Your basket</a></li><li><a href="/orders">Your orders</a></li><li><a href="/account">Your address</a></li></ul></section>
    <section><h2>Fair and square</h2><ul><li><a href="/help/fees">What delivery costs</a></li><li><a href="/help/allergens">Allergens</a></li><li><a href="/help/refunds">Cold, late or wrong</a></li><li><a href="/help/tips">Tips and riders</a></li></ul></section>
    <section><h2>Hobwheel</h2><ul><li><a href="/about">Who we are</a></li><li><a href="/help/kitchens">For kitchens</a></li><li><a href="/help/terms">Terms</a></li><li><a href="/help/privacy">Privacy</a></li></ul></section>
  </div><p class="line">© 2026 Hobwheel Riders’ Cooperative · Old Tram Depot, Ottersby</p></footer>`;
}
