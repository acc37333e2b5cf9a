import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import { trail } from '../../storefront/parts/trail.ts';
import { productOf } from '../../storefront/store.ts';
import type { Craft } from '../brand.ts';
import { smallCard } from './card.ts';
import { page } from './document.ts';

/** The pieces that the visitor saved. */
export function savedPage(market: Craft): Html {
  const products = market.kept.flatMap((id) => productOf(market, id) ?? []);
  return page(market, {
    title: 'Saved pieces',
    body: html`${trail([['Home', '/'], ['Saved pieces']])}<h1 class="over">Saved pieces</h1>${
      products.length === 0
        ? html`<div class="nothing"><h2>No hearts given yet</h2><p>Press “Save this piece” on a piece’s page, and it waits for you here.</p><p><a class="button" href="/find">All ${market.opening.type.noun.many}</a></p></div>`
        : html`<ul class="smalls">${products.map((product) => smallCard(market, product))}</ul>`
    }`,
  });
}

/** The button that saves a piece, or lets it go. */
export function saveButton(market: Craft, id: string): Html {
  const on = market.kept.includes(id);
  return html`<form class="save" action="/saved" method="post"><input type="hidden" name="product" value="${id}"><button class="quiet" type="submit"><svg viewBox="0 0 24 22" width="18" height="16" aria-hidden="true"><path d="M12 20.5C5 15 2 11.6 2 7.6A5.3 5.3 0 0 1 12 5a5.3 5.3 0 0 1 10 2.6c0 4-3 7.4-10 12.9z" fill="${on ? 'currentColor' : 'none'}" stroke="currentColor" stroke-width="2"/></svg> ${on ? 'Saved' : 'Save this piece'}</button></form>`;
}
