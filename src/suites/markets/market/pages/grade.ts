import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import type { ProductType } from '../../product-type.ts';
import type { Product } from '../../record.ts';

/** What each grade means, in the board's own words. */
const MEANS: Readonly<Record<string, string>> = {
  'Like new': 'You would have to be told that it is used.',
  'Very good': 'Small traces that one has to look for.',
  Good: 'Visible traces of use, and all works as it should.',
  Fair: 'Marked by use. It works, and wants some care.',
  'Well used': 'Has seen a lot. For hands that like to mend.',
};

/** Where the thing stands on the scale of grades; nothing when the type has no grades. */
export function gradeScale(type: ProductType, { attributes }: Product): Html | '' {
  const grades = type.attributes.find(({ id }) => id === 'grade')?.choices;
  const own = String(attributes.grade);
  if (grades === undefined || !grades.includes(own)) return '';
  return html`<section class="grade"><h2>Graded by the seller as “${own.toLowerCase()}”</h2><p class="scale" aria-hidden="true">${grades
    .toReversed()
    .map(
      (grade) => html`<i${grade === own ? html` class="on"` : ''}>${grade}</i>`,
    )}</p><p>${MEANS[own] ?? ''}</p></section>`;
}
