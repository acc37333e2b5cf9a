import { html } from 'hono/html';
import { random, seedFrom } from '../../../../core/random.ts';
import type { Html } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { firstName, startsIn } from './words.ts';

/** How people put themselves; no fact of an offer stands here. */
const WORDS: readonly string[] = [
  'I like briefs with a smell in them. Tell me what the room is like, who has just left it and what is on the stove, and leave the rest to me.',
  'I trained as a printmaker and still think in layers. If you don’t know yet what you want, that is fine: we find it in the sketches.',
  'Most of my clients are small: a bakery, a choir, somebody’s wedding. I read every brief twice and ask before I start, not after.',
  'My desk looks onto a harbor and it shows. I am at my best with weather, crowds and old buildings, and slow with cars.',
  'I work mornings, answer in the evening and don’t pretend to be a team. What you get has been through one pair of hands.',
  'Started out in newspapers, where the page went to press whether I was done or not. I have kept the habit of being done.',
];

/** The freelancer in their own words. */
export function about(product: Product): Html {
  const text = random(seedFrom('about', product.seller)).pick(WORDS);
  return html`<section class="about"><h2>${firstName(product)} on the work</h2><blockquote><p>${text}</p></blockquote></section>`;
}

/** What clients ask before they order. */
export function questions(product: Product): Html {
  const name = firstName(product);
  const asked: readonly (readonly [string, string])[] = [
    ['When does the work begin?', `${startsIn(product)}, counted from the day on which you order.`],
    [
      'What if I don’t like the sketch?',
      `Say so before you approve it. The package says how many rounds of changes ${name} makes.`,
    ],
    [
      'Is there anything on top of the price?',
      'One service fee for the order. It is in the sum beside the packages, before you order.',
    ],
    [
      'Can I write to you first?',
      `Yes. ${name} reads messages before an order as well, and they cost nothing.`,
    ],
  ];
  return html`<section class="questions"><h2>Before you order</h2>${asked.map(([question, answer], n) => html`<details${n === 0 ? html` open` : ''}><summary>${question}</summary><p>${answer}</p></details>`)}</section>`;
}
