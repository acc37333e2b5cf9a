import { html } from 'hono/html';
import type { Html } from '../../engine/index.ts';
import { addOnsOf, type CartLine, lineTotal, type Wish } from '../../engine/index.ts';
import { feesOf, priceOf } from '../../record.ts';
import { count } from '../../storefront/parts/words.ts';
import { money } from '../../words.ts';

/** Nights in words. */
export const nightsWords = (nights: number): string => count(nights, 'night', 'nights');

/** What a stay is made of, to the cent: nights at a rate, what was added, fees, tax, and all of it. */
export function breakdown(line: Wish | CartLine): Html {
  const { product, configuration, quantity } = line;
  const times = (cents: number): string => `${money(cents)} × ${nightsWords(quantity)}`;
  return html`<dl class="sum">
    ${part(times(priceOf(product, configuration)), priceOf(product, configuration) * quantity)}
    ${addOnsOf(line).map(({ label, price }) => part(label, price * quantity))}
    ${feesOf(product, line).map(({ label, amount }) => part(label, amount))}
    ${product.delivery === 0 ? '' : part('Handing over the key', product.delivery)}
    <div class="all"><dt>Total</dt><dd>${money(lineTotal(line))}</dd></div>
  </dl>`;
}

const part = (label: string, cents: number): Html =>
  html`<div><dt>${label}</dt><dd>${money(cents)}</dd></div>`;
