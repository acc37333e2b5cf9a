import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { Stay } from '../brand.ts';
import { page } from './document.ts';

/** Pages of words, by path. */
export const HELP: Readonly<Record<string, { readonly title: string; readonly texts: readonly string[] }>> = {
  '/help/prices': {
    title: 'What a stay costs',
    texts: [
      'A host sets a rate a night for one or two guests, and what each further guest adds to it. To that come a cleaning fee and our service fee, both once a stay, and the town tax for each night.',
      'Wherever a page says total, all of that is in it, for the nights and guests that you told the search. What the last step of a booking says is what you pay; there is nothing to pay on the doorstep.',
      'Cancellation cover, breakfast and bicycles are yours to add or to leave. They are charged for each night.',
    ],
  },
  '/help/cancelling': {
    title: 'Cancelling',
    texts: [
      'Each place says until how many days before arrival you can cancel for free. Up to then you get everything back. Later, the first night is kept and the rest is returned.',
      'If a host calls off a booking, you get everything back at once, and we look for another place with you.',
    ],
  },
  '/help/rules': {
    title: 'House rules',
    texts: [
      'Arrive between 3 pm and 9 pm, leave by 11 am. Nobody smokes indoors. Each place says from when the night is quiet and whether pets are welcome.',
      'No more people sleep in a place than are booked.',
    ],
  },
  '/help/hosts': {
    title: 'Letting your place',
    texts: [
      'If you have a door in Skerrimouth, we come by, measure the rooms, the beds and the walk to the beach, listen at night, and write down what we found.',
    ],
  },
  '/help/contact': {
    title: 'Talk to us',
    texts: ['Call (555) 010-2290 until the last ferry has gone, or knock at 9 Ropewalk, Skerrimouth.'],
  },
  '/help/terms': {
    title: 'Terms',
    texts: ['A stay is agreed between you and the host once we show you its booking number.'],
  },
  '/help/privacy': {
    title: 'Privacy',
    texts: ['The host gets your name, phone number and message. Your payment stays with us.'],
  },
  '/about': {
    title: 'Who we are',
    texts: [
      'Tarrowby began with a key board in a ticket office: whoever missed the ferry could take a key for the night. The board now has some seventy keys on it.',
      'To tarry is to stay a little longer than one meant to.',
    ],
  },
};

/** A page of words. */
export function helpPage(stay: Stay, { title, texts }: (typeof HELP)[string]): Html {
  return page(stay, {
    title,
    body: html`<article class="words"><h1>${title}</h1>${texts.map((text) => html`<p>${text}</p>`)}</article>`,
  });
}

/** The visitor's account. */
export function accountPage(stay: Stay): Html {
  const { name, email, phone } = stay.checkout.details;
  return page(stay, {
    title: 'Your account',
    body: html`<article class="words"><h1>${name}</h1><dl class="sum"><div><dt>Email</dt><dd>${email}</dd></div><div><dt>Phone</dt><dd>${phone}</dd></div></dl><p><a href="/trips">Your trips</a></p></article>`,
  });
}
