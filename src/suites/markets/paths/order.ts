import type { Hands } from '../../../core/agent.ts';
import type { ProductType } from '../product-type.ts';
import { PAYABLE, type ShoppingRequest } from '../request.ts';
import type { Floor } from './floor.ts';
import type { Scene } from './scene.ts';

/**
 * The order in which results are gone through: by a preference that they can be sorted by, and then the first that fits is the
 * best; by price, and then the cheapest of those that fit is, as cards name what each configuration costs; or as they are.
 */
export interface Order {
  readonly by: 'preference' | 'price' | 'shop';
  /** What the menu calls it. */
  readonly label: string;
  readonly want: 'least' | 'most';
}

export function orderFor({
  type,
  request,
}: {
  readonly type: ProductType;
  readonly request: ShoppingRequest;
}): Order {
  for (const { attribute, want } of request.preferences) {
    const found = type.attributes.find(
      ({ id, kind, searchable }) => id === attribute && kind === 'number' && searchable,
    );
    if (found !== undefined) return { by: 'preference', label: found.label, want };
  }
  const byPrice = request.preferences.some(
    ({ attribute, want }) => attribute === PAYABLE && want === 'least',
  );
  return { by: byPrice ? 'price' : 'shop', label: 'Price', want: 'least' };
}

/** Brings results into an order. */
export async function inOrder(
  hands: Hands,
  results: Scene,
  floor: Floor,
  { by, label, want }: Order,
): Promise<Scene> {
  return by === 'shop' ? results : floor.sort(hands, results, label, want);
}
