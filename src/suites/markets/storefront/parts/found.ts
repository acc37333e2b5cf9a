import { html } from 'hono/html';
import type { Found, Html } from '../../engine/index.ts';
import type { Storefront } from '../store.ts';
import { count, whole } from './words.ts';

/** Which of the products found a page shows: `25–48 of 70 laptops`. */
export function howMany({ total, page, products }: Found, { opening }: Storefront): string {
  if (total === 0) return 'Nothing found';
  const { one, many } = opening.type.noun;
  const first = (page - 1) * opening.pageSize + 1;
  return `${whole(first)}–${whole(first + products.length - 1)} of ${count(total, one, many)}`;
}

/** What became of words that no product has; nothing when all were of use. */
export function remarks({ unknown, closest, total }: Found): Html | '' {
  if (total === 0) return '';
  const left =
    unknown.length > 0
      ? `We don’t know the ${unknown.length === 1 ? 'word' : 'words'} ${unknown.map((one) => `“${one}”`).join(', ')}, so we left ${unknown.length === 1 ? 'it' : 'them'} out. `
      : '';
  const near = closest ? 'No product has all of your words. These have the most of them.' : '';
  return left + near === '' ? '' : html`<p class="remark" role="status">${left}${near}</p>`;
}
