import { html } from 'hono/html';
import { addOnsOf, type CartLine, type Html, lineTotal, piecePrice, type Wish } from '../../engine/index.ts';
import { feesOf } from '../../record.ts';
import { money } from '../../words.ts';

/** An amount of a bill, in cents, with what it is for. */
export interface Item {
  readonly label: string;
  readonly amount: number;
}

/** What a line costs, item by item; the items add up to its total. `called` is what the pieces themselves are called. */
export function itemsOf(line: Wish, called: string): readonly Item[] {
  const { product, quantity } = line;
  const times = quantity > 1 ? ` × ${quantity}` : '';
  return [
    { label: `${called}${times}`, amount: piecePrice(line) * quantity },
    ...addOnsOf(line).map(({ label, price }) => ({ label: `${label}${times}`, amount: price * quantity })),
    ...chargesOf(line),
    ...(product.delivery === 0 ? [] : [{ label: 'Delivery', amount: product.delivery }]),
  ];
}

/** What lines cost together: pieces with extras, then fees and delivery, each kind in one sum. */
export function itemsOfAll(lines: readonly CartLine[], called: string): readonly Item[] {
  const sums = new Map<string, number>();
  const add = (label: string, amount: number): void => {
    sums.set(label, (sums.get(label) ?? 0) + amount);
  };
  for (const line of lines) {
    const charges = chargesOf(line);
    const rest = charges.reduce((sum, { amount }) => sum + amount, line.product.delivery);
    add(called, lineTotal(line) - rest);
    for (const { label, amount } of charges) add(label, amount);
    add('Delivery', line.product.delivery);
  }
  return [...sums].map(([label, amount]) => ({ label, amount }));
}

/** A bill: its items, and the total under them. */
export function bill(items: readonly Item[], total: string): Html {
  const sum = items.reduce((all, { amount }) => all + amount, 0);
  return html`<dl class="bill">${items.map(
    ({ label, amount }) =>
      html`<div><dt>${label}</dt><dd>${amount === 0 ? 'Free' : money(amount)}</dd></div>`,
  )}<div class="total"><dt>${total}</dt><dd>${money(sum)}</dd></div></dl>`;
}

const chargesOf = (line: Wish): readonly Item[] =>
  feesOf(line.product, line).filter(({ amount }) => amount !== 0);
