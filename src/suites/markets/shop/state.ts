import {
  Cart,
  type CatalogIndex,
  Checkout,
  catalogIndex,
  RobotCheck,
  recordOf,
  type Shelf,
  shelfOf,
} from '../engine/index.ts';
import type { Opening } from '../market.ts';
import type { Product } from '../record.ts';
import { HOST, ON_FILE, ORDER_PREFIX } from './brand.ts';

/** What an open shop knows: its catalog as it is shown, and its one visitor. */
export interface Shop {
  readonly opening: Opening;
  readonly index: CatalogIndex;
  readonly shelf: Shelf;
  readonly cart: Cart;
  readonly checkout: Checkout;
  readonly robots: RobotCheck;
  /** Ids of the products whose pages were opened, the last one first. */
  viewed: readonly string[];
}

/** A shop with an empty cart and the visitor's account on file. */
export function openShop(opening: Opening): Shop {
  const { clock, ledger, seed, catalog, type, presentation } = opening;
  const index = catalogIndex(type, catalog);
  const cart = new Cart(clock, (lines) => ledger.append(HOST, 'cart-changed', { lines: recordOf(lines) }));
  const checkout = new Checkout({
    cart,
    clock,
    seed,
    prefix: ORDER_PREFIX,
    details: ON_FILE,
    placed: ({ number, lines, total }) =>
      ledger.append(HOST, 'order-placed', { order: number, lines: recordOf(lines), total }),
  });
  const robots = new RobotCheck(clock, seed, (event) => ledger.append(HOST, 'robot-check', { event }));
  return { opening, index, shelf: shelfOf(index, presentation), cart, checkout, robots, viewed: [] };
}

/** The product with an id. */
export function productOf({ index }: Shop, id: string): Product | undefined {
  const at = index.positions.get(id);
  return at === undefined ? undefined : index.products[at];
}
