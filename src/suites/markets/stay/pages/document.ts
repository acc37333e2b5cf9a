import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Notice } from '../../storefront/notice.ts';
import { head } from '../../storefront/parts/head.ts';
import { BRAND, type Stay } from '../brand.ts';
import { type Searched, searchForm, tripLink } from './search.ts';

/** A page's own part. */
export interface Content {
  readonly title: string;
  readonly body: Html;
  /** What the header has of the search: all of it, a link that sums up the trip, or nothing. */
  readonly search?: 'form' | 'link' | 'none';
  readonly searched?: Searched;
}

export const wordmark = html`<svg class="glyph" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path d="M3 28V14L16 3l13 11v14z" fill="#0f5c63"/><path d="M12 28V18a4 4 0 0 1 8 0v10z" fill="#f6b84b"/></svg><span>tarrowby</span>`;

/** A whole page with Tarrowby's header and footer. */
export function page(stay: Stay, { title, body, search = 'link', searched }: Content): Html {
  return html`<!doctype html>
<html lang="en">
<head>
${head(`${title} | ${BRAND.name}`)}
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="top top-${search}">
  <a class="mark" href="/" aria-label="${BRAND.name}, home">${wordmark}</a>
  ${search === 'form' ? searchForm(stay, searched) : search === 'link' ? tripLink(stay) : ''}
  <nav class="mine" aria-label="Your account"><a href="/trips">Trips</a><a href="/book">Booking${stay.cart.lines.length > 0 ? html` <b>1</b>` : ''}</a><a class="face" href="/account"><span aria-hidden="true">RA</span><span class="unseen">Account</span></a></nav>
</header>
<main id="content">
${body}
</main>
${footer(stay)}
</body>
</html>`;
}

/** A page of a few sentences, with a way on. */
export function notice(
  stay: Stay,
  { title, text, href = '/stays', link = `See all ${stay.opening.type.noun.many}` }: Notice,
): Html {
  return page(stay, {
    title,
    body: html`<section class="words"><h1>${title}</h1><p>${text}</p><p><a class="button" href="${href}">${link}</a></p></section>`,
  });
}

function footer({ opening }: Stay): Html {
  const { many } = opening.type.noun;
  return html`<footer class="foot">
  <div class="cols">
    <section><h2>Staying</h2><ul><li><a href="/stays">All ${many}</a></li><li><a href="/trips">Your trips</a></li><li><a href="/help/prices">What a stay costs</a></li><li><a href="/help/cancelling">Cancelling</a></li></ul></section>
    <section><h2>Hosting</h2><ul><li><a href="/help/hosts">Letting your place</a></li><li><a href="/help/rules">House rules</a></li></ul></section>
    <section><h2>Tarrowby</h2><ul><li><a href="/about">Who we are</a></li><li><a href="/help/contact">Talk to us</a></li><li><a href="/help/terms">Terms</a></li><li><a href="/help/privacy">Privacy</a></li></ul></section>
    <p class="where">One small town, every door in it that is to let. Our office is at 9 Ropewalk, Skerrimouth, open daily until the last ferry.</p>
  </div>
  <p class="line">© 2026 Tarrowby Lettings · Prices in US dollars, fees and town tax included wherever it says total</p>
</footer>`;
}
