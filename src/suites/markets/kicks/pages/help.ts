import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import { addressLines } from '../../storefront/parts/address-fields.ts';
import { trail } from '../../storefront/parts/trail.ts';
import type { Kicks } from '../brand.ts';
import { page } from './document.ts';

/** Pages of words, by path. */
export const HELP: Readonly<Record<string, { readonly title: string; readonly texts: readonly string[] }>> = {
  '/help/authenticity': {
    title: 'How we check a pair',
    texts: [
      'Sellers send every pair to the Old Last Works in Ottersby first. Two inspectors look at it, one after the other, without speaking.',
      'They go through a list of checkpoints: box label, stitching, glue lines, insole print, weight and smell. How many points a pair was checked on, and how long that takes, stands on its inspection sheet.',
      'A pair that fails goes back to its seller, and you get your money back the same day.',
    ],
  },
  '/help/grading': {
    title: 'What the grade means',
    texts: [
      'The inspector’s grade is one number of 10 for how clean a pair is: glue marks, scuffs, yellowing, loose threads. Even a new pair seldom gets a full 10.',
      'The condition says what was done with the pair; the grade says how it looks.',
    ],
  },
  '/help/fees': {
    title: 'Fees',
    texts: [
      'What you pay is the ask for your size, the processing fee of the listing and its shipping. All three stand on the pair’s page and add up to the total to pay.',
      'There is no buyer’s fee in percent and nothing is added at the checkout.',
    ],
  },
  '/help/sizing': {
    title: 'Size guide',
    texts: [
      'All sizes are US men’s sizes. Take one and a half off a US women’s size: 9.5 becomes 8.',
      'Measure your foot standing, heel to the wall, in the evening. 27 cm is a US 9, 28 cm a US 10, 29 cm a US 11. In between, go up.',
      'Every size has an ask of its own. Say your size at the top of any page, and every price is for it.',
    ],
  },
  '/help/returns': {
    title: 'Returns',
    texts: [
      'You can send a pair back within 30 days, unworn and with our tag on it. Where the seller takes no returns, we sell the pair for you without a fee.',
      'Return cover gives you your money back without a reason for 14 days.',
    ],
  },
  '/help/selling': {
    title: 'Sell a pair',
    texts: [
      'List a pair in a minute: model, size, condition, and what you ask. You set an ask for each size that you have.',
      'Send it in when it sells. You are paid on the day on which it passes.',
    ],
  },
  '/help/contact': {
    title: 'Contact',
    texts: [
      'Write to us at Unit 9, the Old Last Works, Ottersby, or call (555) 010-0940 on weekdays from 10 to 6.',
    ],
  },
  '/help/terms': {
    title: 'Terms',
    texts: [
      'An order is binding once its confirmation with the order number is shown. We sell in the name of the seller that the listing names.',
    ],
  },
  '/help/privacy': {
    title: 'Privacy',
    texts: [
      'We keep your address, your size and your orders. Sellers never learn your address: they send pairs to us.',
    ],
  },
  '/about': {
    title: 'About Eyestay',
    texts: [
      'The eyestay is the strip that the laces run through. It holds a shoe together, and it is where copies give themselves away.',
      'We started in 2016 with a table, two lamps and a scale. There are now eleven tables.',
    ],
  },
};

/** A page of words. */
export function helpPage(kicks: Kicks, { title, texts }: (typeof HELP)[string]): Html {
  return page(kicks, {
    title,
    body: html`${trail([['Home', '/'], [title]])}<article class="plain-page"><h1>${title}</h1>${texts.map((text) => html`<p>${text}</p>`)}</article>`,
  });
}

/** The visitor's account. */
export function accountPage(kicks: Kicks): Html {
  return page(kicks, {
    title: 'Your account',
    body: html`${trail([['Home', '/'], ['Account']])}<article class="plain-page"><h1>Robin’s account</h1><h2>Ships to</h2>${addressLines(kicks.checkout.details.address)}<h2>Buying</h2><p><a href="/orders">Your orders</a></p><p><a href="/bag">Your bag</a></p></article>`,
  });
}
