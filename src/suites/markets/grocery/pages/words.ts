import { html } from 'hono/html';
import { configurationLabel, type Html } from '../../engine/index.ts';
import { type Configuration, type Product, priceOf } from '../../record.ts';
import { count } from '../../storefront/parts/words.ts';
import { money } from '../../words.ts';
import type { Oatbarrow } from '../brand.ts';

/** What a litre costs in a configuration, without deposit and fees; nothing where the size is not a measure. */
export function unitPrice(product: Product, configuration: Configuration): string | undefined {
  const litres = litresIn(configurationLabel(product, configuration));
  return litres === undefined
    ? undefined
    : `${money(Math.round(priceOf(product, configuration) / litres))} per litre`;
}

/** How many pieces, in the words of what is sold: `6 bottles`. */
export function pieces({ opening }: Pick<Oatbarrow, 'opening'>, n: number): string {
  const { one, many } = opening.type.quantity ?? { one: 'piece', many: 'pieces' };
  return count(n, one, many);
}

/** The shelf price of one piece with its unit price under it. */
export function shelfPrice({ opening }: Oatbarrow, product: Product, configuration: Configuration): Html {
  const one = opening.type.quantity?.one ?? 'piece';
  const unit = unitPrice(product, configuration);
  return html`<p class="shelf-price">${money(priceOf(product, configuration))} <small>a ${one}</small></p>${unit === undefined ? '' : html`<p class="unit">${unit}</p>`}`;
}

function litresIn(label: string): number | undefined {
  const [, amount, unit] = /(\d+(?:\.\d+)?) (ml|litre)/.exec(label) ?? [];
  return amount === undefined ? undefined : Number(amount) / (unit === 'ml' ? 1000 : 1);
}
