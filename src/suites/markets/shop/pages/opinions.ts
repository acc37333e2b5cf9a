import { html } from 'hono/html';
import { type Html, searchableAttributes } from '../../engine/index.ts';
import type { ProductType } from '../../product-type.ts';
import { attributesOf, baseConfiguration, type Product } from '../../record.ts';
import { reviews as writtenReviews } from '../../storefront/parts/reviews.ts';
import { attributeText } from '../../words.ts';
import { deliveryCharge, deliveryTime } from './words.ts';

/** Customer reviews of a product, with how many gave how many stars. */
export function reviews(product: Product, opened: Date): Html {
  return html`<section class="reviews" id="reviews">
  <h2>Reviews</h2>
  ${writtenReviews(product, opened)}
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
