import {
  Cart,
  type CatalogIndex,
  Checkout,
  catalogIndex,
  NO_OCCASION,
  type Occasion,
  RobotCheck,
  recordOf,
  type Shelf,
  shelfOf,
} from '../engine/index.ts';
import type { Opening } from '../market.ts';
import type { Product } from '../record.ts';

/** What sets one market's storefront apart before any page is drawn. `D` is what its checkout gathers. */
export interface Brand<D> {
  readonly host: string;
  readonly name: string;
  /** Begins each order number. */
  readonly orderPrefix: string;
  /** What the visitor's account has on file. */
  readonly onFile: D;
  readonly routes: Routes;
}

/** Where a storefront has its pages; a product's page is `<product>/<id>`. */
export interface Routes {
  readonly results: string;
  readonly product: string;
  readonly cart: string;
  readonly orders: string;
}

/** An open storefront without its checkout: its catalog as it is shown, and its one visitor. */
export interface Storefront {
  readonly host: string;
  readonly routes: Routes;
  readonly opening: Opening;
  readonly index: CatalogIndex;
  /** The catalog with prices as the visitor's occasion has them. */
  readonly shelf: Shelf;
  readonly cart: Cart;
  readonly robots: RobotCheck;
  /** Ids of the products whose pages were opened, the last one first. */
  viewed: readonly string[];
  /** What the visitor told the search; prices follow it. */
  occasion: Occasion;
}

/** An open storefront. */
export interface Store<D> extends Storefront {
  readonly checkout: Checkout<D>;
}

/** A storefront with an empty cart and the visitor's account on file. */
export function openStore<D>({ host, orderPrefix, onFile, routes }: Brand<D>, opening: Opening): Store<D> {
  const { clock, ledger, seed, catalog, type, presentation } = opening;
  const index = catalogIndex(type, catalog);
  const cart = new Cart(clock, (lines) => ledger.append(host, 'cart-changed', { lines: recordOf(lines) }));
  const checkout = new Checkout({
    cart,
    clock,
    seed,
    prefix: orderPrefix,
    details: onFile,
    placed: ({ number, lines, total }) =>
      ledger.append(host, 'order-placed', { order: number, lines: recordOf(lines), total }),
  });
  const robots = new RobotCheck(clock, seed, (event) => ledger.append(host, 'robot-check', { event }));
  return {
    host,
    routes,
    opening,
    index,
    cart,
    checkout,
    robots,
    viewed: [],
    occasion: NO_OCCASION,
    get shelf() {
      return shelfOf(index, presentation, this.occasion);
    },
  };
}

/** The product with an id. */
export function productOf({ index }: Pick<Storefront, 'index'>, id: string): Product | undefined {
  const at = index.positions.get(id);
  return at === undefined ? undefined : index.products[at];
}

/** The products whose pages were opened last, so many at most, but for the one whose page this is. */
export function viewedBefore(storefront: Storefront, most: number, here?: Product): Product[] {
  return storefront.viewed
    .filter((id) => id !== here?.id)
    .slice(0, most)
    .flatMap((id) => productOf(storefront, id) ?? []);
}

/** The address of a product's page. */
export const productPath = ({ routes }: Storefront, { id }: Product): string =>
  `${routes.product}/${encodeURIComponent(id)}`;

/** The address of a product's picture. */
export const picturePath = ({ id }: Product, view = 1): string =>
  `/images/${encodeURIComponent(id)}/${view}.svg`;
