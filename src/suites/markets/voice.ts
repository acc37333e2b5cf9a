import type { Product } from './record.ts';

/**
 * How a market words what its mechanisms say of a product. Each line is true of the record it is made from; `undefined` where the
 * record has nothing to say.
 */
export interface Voice {
  /** Few are left. */
  scarcity(product: Product): string | undefined;
  /** Many were bought. */
  popularity(product: Product): string | undefined;
  /** The platform's badge. */
  badge(product: Product): string | undefined;
  /** Rating and number of reviews. */
  reviews(product: Product): string | undefined;
  /** The former price. */
  discount(product: Product): string | undefined;
}
