import type { MiddlewareHandler } from 'hono';
import { readQuantity } from '../storefront/form.ts';
import type { Oatbarrow } from './brand.ts';

/** The most pieces that prices are named for: a crate of what is stocked. */
export function mostOnList({ opening }: Pick<Oatbarrow, 'opening'>): number {
  return Math.max(1, ...opening.catalog.map(({ most = 1 }) => most));
}

/** Takes over how many an address asks prices for, on any page: from then on they follow it. */
export function toldQuantity(store: Oatbarrow): MiddlewareHandler {
  return async (c, next) => {
    const quantity = readQuantity(c.req.query('pieces') ?? null);
    if (quantity >= 1 && quantity <= mostOnList(store)) store.occasion = { ...store.occasion, quantity };
    await next();
  };
}
