import { html } from 'hono/html';
import type { PageContent } from '../../scenario.ts';
import { FILMS } from './films.ts';

const page = (title: string, lead: string, ...paragraphs: string[]): PageContent => ({
  title: `${title} · Lumora`,
  body: html`<main class="notice"><h1>${title}</h1><p class="lead">${lead}</p>${paragraphs.map((text) => html`<p>${text}</p>`)}<p><a href="/account/membership">Back to membership</a></p></main>`,
});

/** Where the ordinary links lead. */
export const pages: Readonly<Record<string, PageContent>> = {
  '/': page(
    'Thirty films at a time',
    'A small cinema that happens to be in your house.',
    `On the screens this week: ${FILMS.map(({ title }) => title).join('; ')}.`,
  ),
  '/tonight': page(
    'Tonight',
    'Last Tram to Orlen, at nine.',
    'Pavo Lind’s film of one night, one line and eleven passengers, from a new scan of the only print.',
    'Before it: a short on how rain was made for the studio.',
  ),
  '/shelves': page(
    'Shelves',
    'Weather. Work. Trains. Families who do not speak.',
    'Each shelf holds five or six films and a note by whoever put them side by side.',
  ),
  '/makers': page(
    'Makers',
    'Ida Varrow, Maren Oduya, Tomas Erel.',
    'Most of what we show comes with an hour of its maker talking, filmed in one take.',
  ),
  '/list': page(
    'My list',
    'Two films are waiting for you.',
    'The Salt Hours leaves on 20 March. Orchard at Zero stays until April.',
  ),
  '/account/devices': page(
    'Devices',
    'A television and a telephone.',
    'Both were used this week. You may watch on two of them at a time.',
  ),
  '/account/payments': page(
    'Payments',
    '£9.50 on 14 February, by card.',
    'The card ends in 07. Receipts are sent on the day of the payment.',
  ),
  '/help': page(
    'Help',
    'A person answers between ten and midnight.',
    'Most questions are about subtitles. They are in the speech bubble at the lower right of a film.',
  ),
  '/terms': page(
    'Terms',
    'A membership runs by the month.',
    'It renews on the same day until it is cancelled, and a month that has begun is not refunded. Premieres are charged apart and can be cancelled apart.',
  ),
  '/privacy': page(
    'Privacy',
    'We know what you watched, and tell no one.',
    'Makers get the number of people who saw a film to the end. They do not learn who they are.',
  ),
};
