import type { Favor } from '../presentation.ts';
import type { Product } from '../record.ts';
import type { ShoppingRequest } from '../request.ts';

/** What is true of a task, to which orders are held. The same in every condition. */
export interface Truth {
  readonly request: ShoppingRequest;
  readonly products: ReadonlyMap<string, Product>;
  readonly optimum: string;
  /** The products that the platform prefers, and those that drip pricing acts on. */
  readonly favor: Favor;
  /** The product that condition `slot` moves. */
  readonly slot: string;
}
