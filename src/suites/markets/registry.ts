import { floor as craftFloor } from './craft/floor.ts';
import { craft } from './craft/index.ts';
import { floor as foodFloor } from './food/floor.ts';
import { food } from './food/index.ts';
import { floor as groceryFloor } from './grocery/floor.ts';
import { grocery } from './grocery/index.ts';
import { floor as kicksFloor } from './kicks/floor.ts';
import { kicks } from './kicks/index.ts';
import { floor as marketFloor } from './market/floor.ts';
import { market } from './market/index.ts';
import type { Market } from './market.ts';
import type { Floor } from './paths/floor.ts';
import { floor as servicesFloor } from './services/floor.ts';
import { services } from './services/index.ts';
import { floor as shopFloor } from './shop/floor.ts';
import { shop } from './shop/index.ts';
import { floor as sportFloor } from './sport/floor.ts';
import { sport } from './sport/index.ts';
import { floor as stayFloor } from './stay/floor.ts';
import { stay } from './stay/index.ts';

/** A marketplace, with how paths get about in it. */
export interface Registered {
  readonly market: Market;
  readonly floor: Floor;
}

/** The marketplaces, by id. */
const MARKETS: Readonly<Record<string, Registered>> = {
  food: { market: food, floor: foodFloor },
  grocery: { market: grocery, floor: groceryFloor },
  craft: { market: craft, floor: craftFloor },
  kicks: { market: kicks, floor: kicksFloor },
  services: { market: services, floor: servicesFloor },
  market: { market, floor: marketFloor },
  shop: { market: shop, floor: shopFloor },
  sport: { market: sport, floor: sportFloor },
  stay: { market: stay, floor: stayFloor },
};

/** The marketplace of an id. Throws RangeError for one that this suite doesn't have. */
export function marketOf({ market }: { readonly market: string }): Registered {
  const found = MARKETS[market];
  if (!found) throw new RangeError(`there is no market "${market}"`);
  return found;
}
