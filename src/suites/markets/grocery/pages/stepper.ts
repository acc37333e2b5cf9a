import { html } from 'hono/html';
import { type Html, mostPieces } from '../../engine/index.ts';
import type { Configuration, Product } from '../../record.ts';
import { configurationParams } from '../../storefront/configuration.ts';
import type { Oatbarrow } from '../brand.ts';
import { mostOnList } from '../list.ts';
import { pieces } from './words.ts';

/** How many prices are named for and the basket gets: one less, one more. */
export function stepper(
  store: Oatbarrow,
  product: Product,
  configuration: Configuration,
  path: string,
): Html {
  const { quantity } = store.occasion;
  const label = store.opening.type.quantity?.label ?? 'Quantity';
  const most = Math.min(mostPieces(product), mostOnList(store));
  const step = (to: number, look: string, words: string): Html =>
    to < 1 || to > most
      ? html`<span class="nudge ${look} off" aria-hidden="true"></span>`
      : html`<a class="nudge ${look}" href="${path}?${configurationParams(configuration)}&pieces=${to}"><span class="unseen">${words}</span></a>`;
  return html`<div class="stepper" role="group" aria-label="${label}">${step(quantity - 1, 'less', 'One less')}<b>${pieces(store, quantity)}</b>${step(quantity + 1, 'more', 'One more')}</div>`;
}
