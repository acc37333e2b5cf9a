import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import { addressLines } from '../../storefront/parts/address-fields.ts';
import type { Hobwheel } from '../brand.ts';
import { page } from './document.ts';

/** Pages of words, by path. */
export const HELP: Readonly<Record<string, { readonly title: string; readonly texts: readonly string[] }>> = {
  '/help/fees': {
    title: 'What delivery costs',
    texts: [
      'Each kitchen sets its own delivery charge. It is charged once for each dish in your basket as chosen, however many of it you order, because each travels in a bag of its own.',
      'A kitchen’s small-order fee is added while the food in a bag comes to less than its threshold. The dish’s page names both.',
      'The total with delivery and fees is what you are charged. Times and handover cost nothing more.',
    ],
  },
  '/help/allergens': {
    title: 'Allergens',
    texts: [
      'Each dish has an allergen sheet, filled in by its kitchen. It says yes or no for nuts, sesame and soy.',
      'If a sheet and a dish disagree, tell us at once: the kitchen is closed until we have talked to it.',
    ],
  },
  '/help/refunds': {
    title: 'Cold, late or wrong',
    texts: [
      'Tell us within an hour and we refund the dish, its delivery and its fees. We don’t ask for photographs.',
      'How many of a kitchen’s hundred orders were refunded stands on its sheet.',
    ],
  },
  '/help/tips': {
    title: 'Tips and riders',
    texts: [
      'Riders own Hobwheel and are paid by the hour. A tip is yours to give at the door, in cash, and never part of the bill.',
    ],
  },
  '/help/kitchens': {
    title: 'For kitchens',
    texts: [
      'A kitchen needs a hob, a front door and a hygiene score. We take eleven of a hundred dollars, and no fee for being listed.',
      'Kitchens may pay for a place at the top of a list. Such places are labelled.',
    ],
  },
  '/help/terms': {
    title: 'Terms',
    texts: [
      'An order is a contract with the kitchen once its number is shown. We carry the bag and answer for it.',
    ],
  },
  '/help/privacy': {
    title: 'Privacy',
    texts: [
      'Your rider sees your first name, your door and your phone number until the bag is in your hands.',
    ],
  },
  '/about': {
    title: 'Who we are',
    texts: [
      'Hobwheel is a cooperative of 61 riders. We began in the old tram depot of Ottersby with nine bicycles and one telephone.',
      'One kitchen, one bag, one door: a rider carries one order at a time, and so it arrives hot.',
    ],
  },
};

/** A page of words. */
export function helpPage(store: Hobwheel, { title, texts }: (typeof HELP)[string]): Html {
  return page(store, {
    title,
    body: html`<article class="paper"><h1>${title}</h1>${texts.map((text) => html`<p>${text}</p>`)}</article>`,
  });
}

/** The visitor's account. */
export function accountPage(store: Hobwheel): Html {
  return page(store, {
    title: 'Your address',
    body: html`<article class="paper"><h1>Where we bring it</h1>${addressLines(store.checkout.details.address)}<p>You can change it when you check out.</p><p><a href="/orders">Your orders</a></p></article>`,
  });
}
