import type { Product } from '../record.ts';
import { quantityOf, type Requirement } from '../request.ts';
import { withBasePrice, withExtra } from './alter.ts';
import { canBeSearched, type Fitting, meetingAll, missing, onGrid } from './fit.ts';
import { isCheap } from './profile.ts';
import { extraOf } from './reading.ts';

/** How often a product of the optimum's brand is looked for. */
const TRIES = 400;

/**
 * A sibling of the optimum, alike in all that can be searched and a little above (1) or below (-1) it in every number, that
 * misses a requirement which only the product page tells. With one in each direction, some product comes before the optimum
 * whatever is filtered and sorted by.
 */
export function sibling(
  fitting: Fitting,
  draw: () => Product,
  optimum: Product,
  direction: 1 | -1,
  missed: Requirement,
): Product {
  const { type, request, profile, random } = fitting;
  let drawn = draw();
  for (let tries = 0; drawn.brand !== optimum.brand && tries < TRIES; tries++) drawn = draw();
  const attributes = { ...drawn.attributes };
  for (const { id, kind, searchable } of type.attributes) {
    const value = optimum.attributes[id];
    if (!searchable || value === undefined) continue;
    attributes[id] =
      kind === 'number' ? onGrid(fitting, id, Number(value) + direction * profile.spread(id).step) : value;
  }
  const apart = direction * (isCheap(profile) ? 1 : 100 * (1 + random.below(2)));
  // Where the search names the price of several, a dollar on each would be too much: a fee that is charged once differs.
  const isForSeveral = type.asksFor?.quantity === true && quantityOf(request) > 1;
  const last = optimum.fees?.findLast(({ per }) => per === 'order');
  const fees = optimum.fees?.map((fee) =>
    isForSeveral && fee === last ? { ...fee, amount: fee.amount + apart } : fee,
  );
  const alike = withBasePrice(
    { ...drawn, attributes, brand: optimum.brand, delivery: optimum.delivery, ...(fees && { fees }) },
    optimum.price + (isForSeveral ? 0 : apart),
  );
  // What the search can be told of is priced on cards, so it differs by no more than the base price does.
  const dearer = direction * 100 * random.below(4);
  const priced = withExtra(alike, request, extraOf(optimum, request) + (type.asksFor ? 0 : dearer));
  const hidden = request.requirements.filter(({ attribute }) => !canBeSearched(fitting, attribute));
  const seen = request.requirements.filter((requirement) => !hidden.includes(requirement));
  return missing(fitting, meetingAll(fitting, priced, { except: seen }), missed);
}
