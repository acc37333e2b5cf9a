import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Notice } from '../../storefront/notice.ts';
import { wholePage } from '../../storefront/parts/whole-page.ts';
import { money } from '../../words.ts';
import { aisles, BRAND, type Oatbarrow, slug } from '../brand.ts';
import { searchForm } from './search.ts';

/** A page's own part. */
export interface Content {
  readonly title: string;
  readonly body: Html;
  /** What the search box holds. */
  readonly text?: string;
  /** Whether the search asks what prices are named for. */
  readonly asks?: boolean;
}

export const wordmark = html`<span>Oat</span>barrow`;

/** A whole page with header and footer. */
export function page(store: Oatbarrow, { title, body, text = '', asks = false }: Content): Html {
  return wholePage({
    title: `${title} | ${BRAND.name}`,
    header: header(store, text, asks),
    body,
    footer: footer(store),
  });
}

/** A page of a few sentences, with a way on. */
export function notice(
  store: Oatbarrow,
  { title, text, href = '/aisle', link = `To the ${store.opening.type.noun.one} shelves` }: Notice,
): Html {
  return page(store, {
    title,
    body: html`<section class="bare-shelf"><div class="boards" aria-hidden="true"></div><h1>${title}</h1><p>${text}</p><p><a class="button" href="${href}">${link}</a></p></section>`,
  });
}

/** The signs over the aisles. */
export function aisleSigns({ opening }: Oatbarrow): Html {
  const { department } = opening.type;
  return html`<nav class="signs" aria-label="Aisles"><h2>Aisles</h2><ol>${aisles(department).map(
    ({ number, name }) => {
      const here = name === department;
      return html`<li><a${here ? html` class="here"` : ''} href="${here ? '/aisle' : `/aisles/${slug(name)}`}"><b>${number}</b> ${name}</a></li>`;
    },
  )}</ol></nav>`;
}

function header(store: Oatbarrow, text: string, asks: boolean): Html {
  const { cart } = store;
  return html`<header class="top">
  <div class="ribbon"><p>Packed by hand in Ottersby · Slots from 7 am tomorrow</p><p><a href="/help/deposit">Deposit</a> <a href="/help/slots">Slots</a> <a href="/account">Robin’s account</a></p></div>
  <div class="bar"><a class="mark" href="/" aria-label="${BRAND.name}, home">${wordmark}</a>${searchForm(store, text, asks)}
  <nav class="mine" aria-label="Your account"><a href="/orders">Orders</a><a class="to-basket" href="/basket">Basket <b>${cart.pieces}</b> <span>${money(cart.total)}</span></a></nav></div>
</header>`;
}

function footer({ opening }: Oatbarrow): Html {
  return html`<footer class="foot"><div class="cols">
    <section class="word"><p class="mark">${wordmark}</p><p>Ten aisles, forty stalls and a packing table. We have brought crates to Ottersby’s doors since a barrow of oats stood on the quay.</p></section>
    <section><h2>Shopping</h2><ul><li><a href="/aisle">All ${opening.type.noun.many}</a></li><li><a href="/basket">Your basket</a></li><li><a href="/orders">Your orders</a></li><li><a href="/account">Your account</a></li></ul></section>
    <section><h2>Good to know</h2><ul><li><a href="/help/deposit">Deposit on bottles</a></li><li><a href="/help/fees">Packing and delivery</a></li><li><a href="/help/slots">Delivery slots</a></li><li><a href="/help/substitutes">When a shelf is empty</a></li></ul></section>
    <section><h2>Oatbarrow</h2><ul><li><a href="/about">About us</a></li><li><a href="/help/stalls">Keeping a stall</a></li><li><a href="/help/terms">Terms</a></li><li><a href="/help/privacy">Privacy</a></li></ul></section>
  </div><p class="line">© 2026 Oatbarrow Grocers Ltd · The Long Hall, Quay Street, Ottersby</p></footer>`;
}
