import { html } from 'hono/html';
import { addOnsOf, type Html, lineTotal, type Wish } from '../../engine/index.ts';
import { chosen, feesOf } from '../../record.ts';
import { money } from '../../words.ts';

/** What is paid, part by part: the seller's price, handing over, what goes with it, the fee, and what they come to. */
export function sum(line: Wish): Html {
  const { product, configuration, quantity } = line;
  const times = quantity > 1 ? `${quantity} × ` : '';
  const part = (label: string, amount: number, each = ''): Html =>
    html`<div><dt>${label}</dt><dd>${amount === 0 ? 'Free' : `${each}${money(amount)}`}</dd></div>`;
  return html`<dl class="sum-of">
    ${part('Seller’s price', product.price, times)}
    ${chosen(product, configuration).map(({ label, price }) => part(label, price, times))}
    ${addOnsOf(line).map(({ label, price }) => part(label, price, times))}
    ${product.delivery > 0 ? part('Sending', product.delivery) : ''}
    ${feesOf(product, line).map(({ label, amount }) => part(label, amount))}
    <div class="total"><dt>Total to pay</dt><dd>${money(lineTotal(line))}</dd></div>
  </dl>`;
}
