import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import { trail } from '../../storefront/parts/trail.ts';
import { productOf } from '../../storefront/store.ts';
import type { Board } from '../brand.ts';
import { smallCard } from './card.ts';
import { page } from './document.ts';

/** The ads that the visitor watches. */
export function watchPage(board: Board): Html {
  const products = board.kept.flatMap((id) => productOf(board, id) ?? []);
  return page(board, {
    title: 'Ads you watch',
    body: html`${trail([['Home', '/'], ['Watching']])}<h1 class="over">Ads you watch</h1>${
      products.length === 0
        ? html`<div class="nothing"><h2>You watch nothing yet</h2><p>“Watch this ad” keeps an ad here until it comes down.</p><p><a class="button" href="/board">All ${board.opening.type.noun.many}</a></p></div>`
        : html`<ul class="smalls">${products.map((product) => smallCard(board, product))}</ul>`
    }`,
  });
}

/** The button that begins or ends watching. */
export function watchButton(board: Board, id: string): Html {
  const on = board.kept.includes(id);
  return html`<form class="watch" action="/watched" method="post"><input type="hidden" name="product" value="${id}"><button class="quiet" type="submit">${on ? 'Stop watching' : 'Watch this ad'}</button></form>`;
}
