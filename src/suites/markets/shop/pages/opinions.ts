import { html } from 'hono/html';
import { dayName, daysAfter, type Html, reviewsOf, searchableAttributes } from '../../engine/index.ts';
import type { ProductType } from '../../product-type.ts';
import { attributesOf, baseConfiguration, type Product } from '../../record.ts';
import { attributeText } from '../../words.ts';
import { count, deliveryCharge, deliveryTime, whole } from './words.ts';

/** Customer reviews of a product, with how many gave how many stars. */
export function reviews(product: Product, opened: Date): Html {
  const { counts, shown } = reviewsOf(product);
  const most = Math.max(1, ...counts);
  return html`<section class="reviews" id="reviews">
  <h2>Reviews</h2>
  <div class="of-reviews">
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
  </div>
</section>`;
}

/** Questions that customers asked, answered from the record. */
export function questions(type: ProductType, product: Product): Html {
  const values = attributesOf(product, baseConfiguration(product));
  const facts = searchableAttributes(type).filter(
    ({ kind, id }) => kind !== 'choice' && values[id] !== undefined,
  );
  const asked = facts.slice(0, 2).map((attribute) => {
    const value = attributeText(attribute, values[attribute.id] ?? '');
    const label = attribute.label.toLowerCase();
    return attribute.kind === 'flag'
      ? [`Does it have this: ${label}?`, `${value}.`]
      : [`What is the ${label}, in figures?`, `${value}, as listed.`];
  });
  return html`<section class="questions" id="questions">
  <h2>Questions</h2>
  <dl>${[
    ...asked,
    [
      'How long does it take to arrive?',
      `It arrives ${deliveryTime(product)}, with ${deliveryCharge(product)}.`,
    ],
    ['Can I send it back?', 'Yes, unused and within 30 days. We pay the postage.'],
  ].map(([question, answer]) => html`<div><dt>${question}</dt><dd>${answer}</dd></div>`)}</dl>
</section>`;
}
