import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import { addressLines } from '../../storefront/parts/address-fields.ts';
import type { Oatbarrow } from '../brand.ts';
import { page } from './document.ts';

/** Pages of words, by path. */
export const HELP: Readonly<Record<string, { readonly title: string; readonly texts: readonly string[] }>> = {
  '/help/deposit': {
    title: 'Deposit on bottles',
    texts: [
      'Each bottle and carton carries a deposit, named on its label and charged for each piece. It is part of every total that we name as one.',
      'Put empties on the step when we come: the deposit comes off your next bill.',
    ],
  },
  '/help/fees': {
    title: 'Packing and delivery',
    texts: [
      'Each product comes from a stall of its own, and each stall packs and sends its own crate. The packing fee and the delivery charge are added once for each product and size, however many pieces of it you order.',
      'Both stand on the product’s label. No slot costs more than another.',
    ],
  },
  '/help/slots': {
    title: 'Delivery slots',
    texts: [
      'We come in two-hour slots from 7 am. What is ordered before 10 pm can come the next morning.',
      'If you are out, we leave the crate in the shade and send you a word.',
    ],
  },
  '/help/substitutes': {
    title: 'When a shelf is empty',
    texts: [
      'You choose at checkout: leave it out, call first, or pack the nearest thing. Unless you say otherwise, we leave it out and charge nothing for it.',
    ],
  },
  '/help/stalls': {
    title: 'Keeping a stall',
    texts: [
      'Stalls pay one dollar in ten of what they sell. A stall may pay for a place at the head of an aisle, and such places are labelled.',
    ],
  },
  '/help/terms': {
    title: 'Terms',
    texts: [
      'An order is a contract once its number is shown. Shelf prices are those of the hour in which you order.',
    ],
  },
  '/help/privacy': {
    title: 'Privacy',
    texts: [
      'Your packer sees your first name and your list. Your driver sees your door. Nobody else sees either.',
    ],
  },
  '/about': {
    title: 'About us',
    texts: [
      'In 1902 a barrow of oats stood on the quay of Ottersby, and the woman who owned it never once tipped the scale. The hall behind it is ours now, and so is her scale.',
      'Ten aisles, some forty stalls, and a packing table that is never quite empty.',
    ],
  },
};

/** A page of words. */
export function helpPage(store: Oatbarrow, { title, texts }: (typeof HELP)[string]): Html {
  return page(store, {
    title,
    body: html`<article class="paper"><h1>${title}</h1>${texts.map((text) => html`<p>${text}</p>`)}</article>`,
  });
}

/** The visitor's account. */
export function accountPage(store: Oatbarrow): Html {
  return page(store, {
    title: 'Your account',
    body: html`<article class="paper"><h1>Robin’s account</h1><h2>Where crates go</h2>${addressLines(store.checkout.details.address)}<p><a href="/orders">Your orders</a></p></article>`,
  });
}
