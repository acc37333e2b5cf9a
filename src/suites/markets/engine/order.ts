import type { FactData } from '../../../core/fact.ts';
import { type CartLine, lineTotal } from './cart.ts';

/** An order as it was placed, with what the steps of checkout gathered. */
export interface Order<D> {
  readonly number: string;
  readonly placed: Date;
  readonly lines: readonly CartLine[];
  /** What was charged, in cents. */
  readonly total: number;
  readonly details: D;
}

/** Lines as the ledger keeps them. */
export function recordOf(lines: readonly CartLine[]): FactData<'cart-changed'>['lines'] {
  return lines.map((line) => ({
    product: line.product.id,
    configuration: { ...line.configuration },
    quantity: line.quantity,
    addOns: [...line.addOns],
    ...(line.note !== undefined && { note: line.note }),
    price: lineTotal(line),
  }));
}
