import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import { trail } from '../../storefront/parts/trail.ts';
import type { Board } from '../brand.ts';
import { page } from './document.ts';

/** Pages of words, by path. */
export const HELP: Readonly<Record<string, { readonly title: string; readonly texts: readonly string[] }>> = {
  '/help/deals': {
    title: 'How a deal goes',
    texts: [
      'Press “Buy now”, say how the thing is to be handed over, and pay. The seller hears of it at once. We hold the money until you tell us that all is well, or two days after the thing was handed over.',
      'You can make an offer first. The seller answers; an accepted price would stand in the ad for everybody.',
    ],
  },
  '/help/safety': {
    title: 'Meeting safely',
    texts: [
      'Meet by daylight and where there are people. Our counter at 22 Customs Row is open for that every weekday until 8 pm.',
      'Pay through the board and not in advance by any other way. Nobody from Pennyhatch ever asks for a code.',
    ],
  },
  '/help/grades': {
    title: 'Condition grades',
    texts: [
      'Like new: you would have to be told that it is used. Very good: small traces that one has to look for. Good: visible traces, and all works. Fair: marked by use, and wants some care. Well used: for hands that like to mend.',
      'Sellers grade their own things. Who grades too kindly hears of it from the buyers.',
    ],
  },
  '/help/sending': {
    title: 'Parcel and courier',
    texts: [
      'A parcel is packed by the seller and sent; large things are taken apart for it. A courier fetches it and brings it whole. What either costs is set by the seller and stands in the ad beside “Pick-up”, which costs nothing.',
    ],
  },
  '/help/fees': {
    title: 'Safe payment and its fee',
    texts: [
      'Holding your money costs us work, so each deal carries a fee. It stands in the ad, and every sum that we call “to pay” has it in.',
    ],
  },
  '/help/protection': {
    title: 'Buyer protection',
    texts: [
      'Buyer protection covers hidden faults for ninety days. It is for you to choose: safe payment works without it.',
    ],
  },
  '/help/returns': {
    title: 'Undoing a deal',
    texts: [
      'A thing that is not as described can always go back. Whether it can go back for any other reason is up to the seller: the ad says “Returns accepted: Yes” or “No”.',
    ],
  },
  '/help/selling': {
    title: 'Posting an ad',
    texts: [
      'Three photographs, an honest word about every flaw, and a price: that is an ad. Posting costs nothing. New ads can be posted at the counter, and from here again after the spring clean of the board on Monday, Mar 16.',
    ],
  },
  '/help/contact': {
    title: 'Contact',
    texts: ['Pennyhatch, 22 Customs Row, Ottersby. (555) 010-7070, ten to six.'],
  },
  '/help/privacy': {
    title: 'Privacy',
    texts: ['A seller gets your address when a deal is closed and something is to be sent, and not before.'],
  },
  '/about': {
    title: 'Who we are',
    texts: [
      'A cork board in a ferry office, since 1998. The hatch through which the first notes were passed hangs over our counter.',
    ],
  },
};

/** A page of words. */
export function helpPage(board: Board, { title, texts }: (typeof HELP)[string]): Html {
  return page(board, {
    title,
    body: html`${trail([['Home', '/'], [title]])}<article class="slip"><h1>${title}</h1>${texts.map((text) => html`<p>${text}</p>`)}</article>`,
  });
}
