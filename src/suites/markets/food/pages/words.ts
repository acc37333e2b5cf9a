import type { Product } from '../../record.ts';
import { shortMoney } from '../../storefront/parts/words.ts';
import { money } from '../../words.ts';

/** What bringing a dish costs, in a few words. */
export const deliveryCharge = ({ delivery }: Product): string =>
  delivery === 0 ? 'Free delivery' : `${money(delivery)} delivery`;

/** The fees of a kitchen, each with the basket that it ends at. */
export function feeLines({ fees = [] }: Product): readonly string[] {
  return fees.map(({ label, amount, below }) =>
    below === undefined
      ? `${money(amount)} ${label.toLowerCase()}`
      : `${money(amount)} ${label.toLowerCase()} on baskets under ${shortMoney(below)}`,
  );
}
