import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import { addressLines } from '../../storefront/parts/address-fields.ts';
import { trail } from '../../storefront/parts/trail.ts';
import type { Sport } from '../brand.ts';
import { page } from './document.ts';

/** Pages of words, by path. */
export const HELP: Readonly<Record<string, { readonly title: string; readonly texts: readonly string[] }>> = {
  '/help/members': {
    title: 'Your benefits',
    texts: [
      'Try anything outdoors for 60 days. Send it back muddy if it is not for you; the label is in the parcel.',
      'Seams, zips and cords are mended without a bill for as long as the fabric holds.',
      'You earn one point for each whole dollar. 500 points buy a re-proofing, 900 a new zip in a colour of your choice.',
      'Benefits never change a price: what the bag says is what everybody pays.',
    ],
  },
  '/help/sizes': {
    title: 'Size guide',
    texts: [
      'Measure your chest at its widest, arms down, tape level. That gives the number of the size.',
      'Tall sizes are 4 cm longer in the body and 3 cm in the arms. Wide sizes have 6 cm more at chest and waist, and the length of the size below.',
      'Between two sizes, think of what you wear underneath: a fleece wants the larger one.',
      'Longer and wider sizes take more cloth. Each jacket’s page names its price in every size.',
    ],
  },
  '/help/technology': {
    title: 'What we measure, and how',
    texts: [
      'Waterproof rating: a tube of water stands on the fabric and we raise the level until three drops come through.',
      'Breathability: the weight of vapour that leaves through a square metre in a day, with the inner fabric at 23 °C.',
      'Tear strength: the pull, in newtons, at which a cut in the fabric runs on. 40 N is a strong hand.',
      'Repels water for: the number of washes after which drops still roll off. All figures are for size M.',
    ],
  },
  '/help/delivery': {
    title: 'Delivery',
    texts: [
      'Each jacket’s page names its delivery charge and the day by which it is with you. To your home, a locker or our store: the charge is the same.',
      'The charge is for the order of that jacket, however many of it you take.',
    ],
  },
  '/help/returns': {
    title: '60-day trial',
    texts: [
      'Wear it in the rain, on the hill, on the bike. If it does not suit you, send it back within 60 days of its arrival.',
      'We clean it, mend it and sell it at our store in Ottersby. You get all of your money back.',
    ],
  },
  '/help/repairs': {
    title: 'Repairs',
    texts: [
      'Send it to the shed or bring it in. Most repairs take eight working days.',
      'Who would rather not carry it to the post can have repairs collected at home for three years, at the price named with each jacket.',
    ],
  },
  '/help/contact': {
    title: 'Contact',
    texts: ['Call the shed at (555) 010-1978, Monday to Saturday from 8 to 6. People who sew answer.'],
  },
  '/help/terms': {
    title: 'Terms',
    texts: ['An order is a contract as soon as its confirmation with the order number is shown.'],
  },
  '/help/privacy': {
    title: 'Privacy',
    texts: ['We keep your address, your size and your repairs. Nobody else gets to see them.'],
  },
  '/about': {
    title: 'Our sheds',
    texts: [
      'The cutting shed stands on the north shore, the taping shed across the yard. Between them it rains on 190 days a year, which saves us a test chamber.',
      'Eight collections, one maker: each is cut for a way of being outside, and all of them are made here.',
    ],
  },
};

/** A page of words. */
export function helpPage(sport: Sport, { title, texts }: (typeof HELP)[string]): Html {
  return page(sport, {
    title,
    body: html`${trail([['Home', '/'], [title]])}<article class="words"><h1>${title}</h1>${texts.map((text) => html`<p>${text}</p>`)}</article>`,
  });
}

/** The visitor's account. */
export function accountPage(sport: Sport): Html {
  return page(sport, {
    title: 'Your account',
    body: html`${trail([['Home', '/'], ['Account']])}<article class="words"><h1>Robin Ashdown</h1><h2>Delivery address</h2>${addressLines(sport.checkout.details.address)}<h2>Membership</h2><p>Member since 2021. <a href="/help/members">Your benefits</a></p><p><a href="/orders">Your orders</a></p></article>`,
  });
}
