import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { trail } from '../../storefront/parts/trail.ts';
import { picturePath, productPath } from '../../storefront/store.ts';
import { money } from '../../words.ts';
import type { Board } from '../brand.ts';
import { page } from './document.ts';

/** What a seller answers to an offer. */
export interface OfferAnswer {
  readonly title: string;
  readonly text: string;
  /** Whether what was sent is an offer at all. */
  readonly understood: boolean;
}

/** From this share of the price on, an offer is called near. */
const NEAR = 0.9;

/** The answer to an offer as it was typed. No seller goes below the price, so that the price shown stays the price charged. */
export function answerTo({ price, seller }: Product, typed: string): OfferAnswer {
  const plain = typed.trim().replace(/^\$/, '').replaceAll(',', '');
  const cents = /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
  if (cents === 0)
    return {
      title: 'We did not understand your offer',
      text: 'An offer is a sum in dollars, such as 250. Nothing was sent to the seller.',
      understood: false,
    };
  if (cents >= price)
    return {
      title: 'No need to haggle',
      text: `You offer ${money(cents)}, and ${seller} asks no more than ${money(price)}. Press “Buy now” in the ad, and it is yours at that price.`,
      understood: true,
    };
  const why = cents >= price * NEAR ? 'You are not far off, but' : 'That is a good way below, and';
  return {
    title: `${seller} thanks you, and declines`,
    text: `You offered ${money(cents)}. ${why} the price stays at ${money(price)}: others are interested, too. You can still buy it at the price asked.`,
    understood: true,
  };
}

/** The form that sends an offer. */
export function offerForm(board: Board, product: Product): Html {
  return html`<form class="offer" action="${productPath(board, product)}/offer" method="post"><label for="offer">Make an offer, in dollars</label><input id="offer" name="offer" inputmode="decimal" maxlength="12" autocomplete="off"><button type="submit">Send offer</button></form>`;
}

/** The page with the seller's answer. */
export function offerPage(board: Board, product: Product, { title, text, understood }: OfferAnswer): Html {
  return page(board, {
    title,
    body: html`${trail([['Home', '/'], [product.name, productPath(board, product)], ['Your offer']])}
<section class="slip"><img src="${picturePath(product)}" alt="" width="400" height="300"><h1>${title}</h1><p${understood ? '' : html` role="alert"`}>${text}</p><p><a class="button" href="${productPath(board, product)}">Back to the ad</a></p></section>`,
  });
}
