import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import { trail } from '../../storefront/parts/trail.ts';
import type { Yard } from '../brand.ts';
import { page } from './document.ts';

/** Pages of words, by path. */
export const HELP: Readonly<Record<string, { readonly title: string; readonly texts: readonly string[] }>> = {
  '/help/how-it-works': {
    title: 'How it works',
    texts: [
      'You choose an offer and one of its packages, and write a brief. The freelancer starts on the day that the offer names, and the turnaround counts from then.',
      'You see the first sketch early, ask for changes in as many rounds as the package holds, and approve the finished work. The money is passed on when you do.',
      'Everything that an offer holds stands in its scope of work. What is not in there is an extra or another order.',
    ],
  },
  '/help/fees': {
    title: 'Prices and fees',
    texts: [
      'Each order carries one service fee, however large the package is. It pays for the payment, the arbitration and this site, and differs from offer to offer.',
      'Every offer names the fee, and what each of its packages comes to with it. Extras are added only if they are ticked.',
    ],
  },
  '/help/changes': {
    title: 'Changes and calling off',
    texts: [
      'A round of changes is one message with everything that you want to be different. The package says how many there are.',
      'Until the first sketch is there you can call an order off and get all of it back, the fee included. After it, we look at the scope together.',
    ],
  },
  '/help/offering': {
    title: 'Offer your work',
    texts: [
      'Send us five works that you are proud of and one that went wrong, with what you learned. Two members look at every application.',
    ],
  },
  '/help/levels': {
    title: 'Levels',
    texts: [
      'New, Rising, Established and Master say how long somebody has been a member and how many orders they have finished here. They say nothing of taste.',
    ],
  },
  '/help/payouts': {
    title: 'Payouts',
    texts: ['Money is on its way two working days after a client has approved the work.'],
  },
  '/help/contact': {
    title: 'Write to us',
    texts: [
      'Somebody at the Bindery reads every message on the day that it arrives. Call (555) 010-2240 from 9 am to 5 pm if it burns.',
    ],
  },
  '/help/terms': {
    title: 'Terms',
    texts: [
      'An order is a contract between you and the freelancer once its confirmation with the number is shown.',
    ],
  },
  '/help/privacy': {
    title: 'Privacy',
    texts: ['Your brief is read by the freelancer alone, and by us when you ask us to step in.'],
  },
  '/about': {
    title: 'Who we are',
    texts: [
      'Quillyard is owned by the people who work through it. It began in 2014 with eleven illustrators who shared a leaking bindery and one good address book.',
    ],
  },
};

/** A page of words. */
export function helpPage(yard: Yard, { title, texts }: (typeof HELP)[string]): Html {
  return page(yard, {
    title,
    body: html`${trail([['Home', '/'], [title]])}<article class="words"><h1>${title}</h1>${texts.map((text) => html`<p>${text}</p>`)}</article>`,
  });
}

/** The client's account. */
export function accountPage(yard: Yard): Html {
  return page(yard, {
    title: 'Your account',
    body: html`${trail([['Home', '/'], ['Account']])}<article class="words"><h1>Robin Ashdown</h1><p>Client since 2021. Invoices go to 14 Millrace Lane, Ottersby, Maine 04417.</p><p>Debit card ending in 4417 is on file.</p><p><a href="/projects">Your projects</a></p></article>`,
  });
}
