import type { Market } from './market.ts';
import type { Floor } from './paths/floor.ts';
import { floor as shopFloor } from './shop/floor.ts';
import { shop } from './shop/index.ts';

/** A marketplace, with how paths get about in it. */
export interface Registered {
  readonly market: Market;
  readonly floor: Floor;
}

/** The marketplaces, by id. */
const MARKETS: Readonly<Record<string, Registered>> = {
  shop: { market: shop, floor: shopFloor },
};

/** The marketplace of an id. Throws RangeError for one that this suite doesn't have. */
export function marketOf({ market }: { readonly market: string }): Registered {
  const found = MARKETS[market];
  if (!found) throw new RangeError(`there is no market "${market}"`);
  return found;
}
