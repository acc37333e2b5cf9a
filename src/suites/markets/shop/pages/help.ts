import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import { addressLines } from '../../storefront/parts/address-fields.ts';
import { trail } from '../../storefront/parts/trail.ts';
import type { Shop } from '../brand.ts';
import { page } from './document.ts';

/** Pages of words, by path. */
export const HELP: Readonly<Record<string, { readonly title: string; readonly texts: readonly string[] }>> = {
  '/help/delivery': {
    title: 'Delivery',
    texts: [
      'Each product has a delivery charge of its own, set by its seller. It is charged once, however many pieces of the product you order.',
      'The product page names the charge and the day by which it arrives. Evening delivery and pickup counters cost nothing more.',
    ],
  },
  '/help/returns': {
    title: 'Returns',
    texts: [
      'You can send back anything unused within 30 days of delivery. The label is in the box and the postage is ours.',
      'The refund is on its way within five working days of the parcel’s arrival.',
    ],
  },
  '/help/payment': {
    title: 'Payment',
    texts: [
      'Pay by the card on file in your account, or by invoice within 14 days of delivery.',
      'You are charged when you place the order, and exactly what its last page says.',
    ],
  },
  '/help/contact': {
    title: 'Contact',
    texts: [
      'Call the counter at (555) 010-1931, every day from 8 am to 8 pm.',
      'Or write to Halloway General, 3 Wharf Street, Ottersby.',
    ],
  },
  '/help/sellers': {
    title: 'Selling with us',
    texts: ['Independent sellers stock much of the catalog. Each product page names its seller.'],
  },
  '/help/terms': {
    title: 'Terms of sale',
    texts: ['An order is a contract once its confirmation with the order number is shown.'],
  },
  '/help/privacy': {
    title: 'Privacy',
    texts: [
      'We keep your address and your orders, and pass the address to the seller that sends the parcel.',
    ],
  },
  '/about': {
    title: 'About us',
    texts: [
      'Halloway General began in 1931 as a counter on Wharf Street with a printed catalog. The catalog grew; the counter is still there.',
    ],
  },
};

/** A page of words. */
export function helpPage(shop: Shop, { title, texts }: (typeof HELP)[string]): Html {
  return page(shop, {
    title,
    body: html`${trail([['Home', '/'], [title]])}<article class="words"><h1>${title}</h1>${texts.map((text) => html`<p>${text}</p>`)}</article>`,
  });
}

/** The visitor's account. */
export function accountPage(shop: Shop): Html {
  return page(shop, {
    title: 'Your account',
    body: html`${trail([['Home', '/'], ['Account']])}<article class="words"><h1>Your account</h1><h2>Address on file</h2>${addressLines(shop.checkout.details.address)}<p><a href="/orders">Your orders</a></p></article>`,
  });
}
