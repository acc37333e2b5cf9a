import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import { MOST_NOTE } from '../../engine/index.ts';
import { trail } from '../../storefront/parts/trail.ts';
import type { Craft } from '../brand.ts';
import { page } from './document.ts';

/** Pages of words, by path. */
export const HELP: Readonly<Record<string, { readonly title: string; readonly texts: readonly string[] }>> = {
  '/help/made-to-order': {
    title: 'Made to order',
    texts: [
      'Most pieces are made once you have ordered them. The processing time on a piece’s page is what the maker needs for that; the days in the post come on top.',
      'Clay shrinks and glazes run. Measures are those of the maker’s own sample, and yours may differ by a hair.',
    ],
  },
  '/help/personalising': {
    title: 'Personalising',
    texts: [
      `Choose “Initials” or “Name” on the piece’s page and write what is to be stamped, up to ${MOST_NOTE} letters. The price beside each choice has the stamping in it.`,
      'The first step of the checkout shows your words as they will be stamped. What you confirm there is what the maker’s hands will do, spelling included.',
    ],
  },
  '/help/postage': {
    title: 'Postage',
    texts: [
      'Each maker posts from the studio and sets what the post costs. It is charged once for a piece, however many of it you order, and it is part of every price we name “with shipping”.',
    ],
  },
  '/help/returns': {
    title: 'Returns',
    texts: [
      'Every maker sets how long a piece can come back; the item details name the days. Words that you had stamped change nothing about it.',
    ],
  },
  '/help/contact': {
    title: 'Write to us',
    texts: [
      'Thimblerow, 9 Loom Yard, Ottersby. By telephone from ten to four: (555) 010-2280.',
      'A question about a piece is best asked of its maker, through the maker’s page.',
    ],
  },
  '/help/selling': {
    title: 'Open a stall',
    texts: [
      'If you make it yourself, write to us and tell us how. Somebody from the row will come by for tea and look over your shoulder for an afternoon.',
    ],
  },
  '/help/handmade': {
    title: 'What counts as handmade',
    texts: [
      'A piece is handmade when the person whose name is on the stall, or somebody at the same bench, shaped it. Vintage pieces are at least twenty years old and say so.',
    ],
  },
  '/help/privacy': {
    title: 'Privacy',
    texts: [
      'We keep your address and your orders. The maker gets the address for the label and the words for the stamp.',
    ],
  },
  '/about': {
    title: 'Our story',
    texts: [
      'Thimblerow began as a row of eleven trestle tables behind a closed thread factory. The makers own it, each with one vote, and the roof is still the old one.',
    ],
  },
};

/** A page of words. */
export function helpPage(market: Craft, { title, texts }: (typeof HELP)[string]): Html {
  return page(market, {
    title,
    body: html`${trail([['Home', '/'], [title]])}<article class="letter"><h1>${title}</h1>${texts.map((text) => html`<p>${text}</p>`)}</article>`,
  });
}
