import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Notice } from '../../storefront/notice.ts';
import { wholePage } from '../../storefront/parts/whole-page.ts';
import { slug } from '../../storefront/slug.ts';
import { type Board, BRAND, boardParts } from '../brand.ts';

/** A page's own part. */
export interface Content {
  readonly title: string;
  readonly body: Html;
  /** What the search box holds. */
  readonly text?: string;
}

export const wordmark = html`<span class="coin" aria-hidden="true"></span>pennyhatch`;

/** A whole page of the board. */
export function page(board: Board, { title, body, text = '' }: Content): Html {
  return wholePage({
    title: `${title} | ${BRAND.name}`,
    header: header(board, text),
    body,
    footer: footer(board),
  });
}

/** A page of a few sentences, with a way on. */
export function notice(
  board: Board,
  { title, text, href = '/board', link = `All ${board.opening.type.noun.many}` }: Notice,
): Html {
  return page(board, {
    title,
    body: html`<section class="slip"><h1>${title}</h1><p>${text}</p><p><a class="button" href="${href}">${link}</a></p></section>`,
  });
}

function header({ opening, cart, kept }: Board, text: string): Html {
  const { department, noun } = opening.type;
  return html`<header class="top">
  <div class="bar">
    <a class="mark" href="/" aria-label="${BRAND.name}, home">${wordmark}</a>
    <form class="find" action="/board" method="get" role="search">
      <input type="search" name="q" value="${text}" maxlength="200" placeholder="${noun.many}, makes, places" aria-label="Search the board">
      <span class="near">near Ottersby</span>
      <button type="submit">Search</button>
    </form>
    <nav class="mine" aria-label="Yours"><a href="/watched">Watching <b>${kept.length}</b></a><a href="/deals">Deals</a><a href="/deal">Open deal <b>${cart.lines.length}</b></a><a class="post" href="/help/selling">Post an ad</a></nav>
  </div>
  <nav class="parts-of" aria-label="Parts of the board"><ul>${boardParts(department).map((name) =>
    name === department
      ? html`<li><a class="here" href="/board">${name}</a></li>`
      : html`<li><a href="/parts/${slug(name)}">${name}</a></li>`,
  )}</ul></nav>
</header>`;
}

function footer({ opening }: Board): Html {
  return html`<footer class="foot"><div class="bar">
  <p class="mark">${wordmark}</p>
  <ul><li><a href="/board">All ${opening.type.noun.many}</a></li><li><a href="/help/deals">How a deal goes</a></li><li><a href="/help/safety">Meeting safely</a></li><li><a href="/help/grades">Condition grades</a></li></ul>
  <ul><li><a href="/help/sending">Parcel and courier</a></li><li><a href="/help/fees">Safe payment and its fee</a></li><li><a href="/help/protection">Buyer protection</a></li><li><a href="/help/returns">Undoing a deal</a></li></ul>
  <ul><li><a href="/help/selling">Selling</a></li><li><a href="/about">Who we are</a></li><li><a href="/help/contact">Contact</a></li><li><a href="/help/privacy">Privacy</a></li></ul>
</div><p class="bar imprint">Pennyhatch, 22 Customs Row, Ottersby. The board is ours; the things belong to those who post them.</p></footer>`;
}
