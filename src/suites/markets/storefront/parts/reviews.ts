import { html } from 'hono/html';
import { dayName, daysAfter, type Html, reviewsOf, type Sayings } from '../../engine/index.ts';
import type { Product } from '../../record.ts';
import { count, whole } from './words.ts';

/** How many gave a product how many stars, and some of what they wrote. */
export function reviews(product: Product, opened: Date, sayings?: Sayings): Html {
  const { counts, shown } = reviewsOf(product, sayings);
  const most = Math.max(1, ...counts);
  return html`<div class="of-reviews">
    <div class="tally">
      <p class="mean"><b>${product.rating.toFixed(1)}</b> of 5 · ${count(product.reviews, 'review', 'reviews')}</p>
      <table><caption class="unseen">Reviews by stars</caption><tbody>${[5, 4, 3, 2, 1].map((stars) => {
        const n = counts[stars - 1] ?? 0;
        return html`<tr><th scope="row">${stars} ${stars === 1 ? 'star' : 'stars'}</th><td class="track"><i style="width:${Math.round((n / most) * 100)}%"></i></td><td>${whole(n)}</td></tr>`;
      })}</tbody></table>
    </div>
    <ol>${shown.map(
      ({ stars, title, text, by, daysAgo }) => html`<li>
        <h3>${title}</h3>
        <p class="stars"><span aria-hidden="true">${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}</span> <span class="unseen">${stars} of 5 stars.</span> ${by}, ${dayName(daysAfter(opened, -daysAgo))}</p>
        <p>${text}</p>
      </li>`,
    )}</ol>
  </div>`;
}
