import type { ProductType } from '../product-type.ts';
import type { Product } from '../record.ts';
import { PAYABLE, type Preference, quantityOf, type ShoppingRequest } from '../request.ts';
import { FEW, RARELY_RETURNED } from '../thresholds.ts';
import { withBasePrice, withExtra, withValue } from './alter.ts';
import { between, type Fitting, meetingAll, onGrid, withPayable } from './fit.ts';
import { isCheap } from './profile.ts';
import { extraOf, valueIn } from './reading.ts';

/** How wide the middle between two tens of dollars is, in cents: siblings are up to 2 dollars away, and filters cut at tens. */
const OFF_TENS = 400;

/** How far from thresholds and from the edge of its attributes the optimum keeps, in steps: its siblings need the room. */
const ROOM = 6;

/**
 * The product that will be best: it meets every requirement with room to spare, is better than most on both preferences
 * without being the best there is on either, and asks little for the choices that the request names.
 */
export function drawOptimum(fitting: Fitting, draw: () => Product): Product {
  const { request, profile } = fitting;
  const cheapChoices = withExtra(draw(), request, profile.extra.quantile(between(fitting, 0.2, 0.35)));
  const feasible = meetingAll(fitting, cheapChoices, { margin: ROOM });
  const good = request.preferences.reduce(
    (fitted, preference) =>
      preference.attribute === PAYABLE
        ? withPayable(fitting, fitted, goodValue(fitting, preference))
        : withValue(fitted, request, preference.attribute, goodValue(fitting, preference)),
    feasible,
  );
  return praiseworthy(offRoundNumbers(fitting, good));
}

/** The product with few pieces left and few returned: whatever is said of favored products has to be true of the best one, too. */
function praiseworthy(product: Product): Product {
  const { stock, sold, returnRate } = product;
  return {
    ...product,
    stock: stock <= FEW ? stock : 2 + (sold % (FEW - 1)),
    returnRate: returnRate <= RARELY_RETURNED ? returnRate : (10 * RARELY_RETURNED - (sold % 20)) / 10,
  };
}

function goodValue(fitting: Fitting, { attribute, want }: Preference): number {
  const share = between(fitting, 0.13, 0.22);
  const value = fitting.profile.spread(attribute).quantile(want === 'least' ? share : 1 - share);
  return onGrid(fitting, attribute, value);
}

/**
 * The product with searchable numbers that are neither at the edge of what its type has nor round: filters cut at round
 * numbers, and one that cuts at the optimum's own value would put it first.
 */
function offRoundNumbers(fitting: Fitting, product: Product): Product {
  const { type, request, profile } = fitting;
  const moved = type.attributes
    .filter(({ kind, searchable }) => kind === 'number' && searchable)
    .reduce((fitted, { id }) => {
      const { low, high, step } = profile.spread(id);
      const value = Number(valueIn(fitted, request, id));
      let steps = Math.round(Math.min(high - ROOM * step, Math.max(low + ROOM * step, value)) / step);
      while (steps % 2 === 0 || steps % 5 === 0) steps++;
      return withValue(fitted, request, id, onGrid(fitting, id, steps * step));
    }, product);
  let delivered = isPricedByChoices(type) ? withExtraOffTheMiddle(moved, request) : moved;
  for (let tries = 1; !isOffTens(fitting, delivered); tries++) {
    delivered = type.asksFor?.quantity
      ? isCheap(profile)
        ? withLessAPiece(delivered, quantityOf(request))
        : atAnotherPrice(delivered, tries)
      : withValue(delivered, request, PAYABLE, Number(valueIn(delivered, request, PAYABLE)) - 100);
  }
  return delivered;
}

/** Whether the search can be told choices alone, and no quantity. */
const isPricedByChoices = ({ asksFor }: ProductType): boolean => asksFor !== undefined && !asksFor.quantity;

/** The product with an extra that leaves room for a base price which is off the tens, and off them with the extra on top. */
function withExtraOffTheMiddle(product: Product, request: ShoppingRequest): Product {
  const extra = extraOf(product, request);
  // Both prices have to be in the middle, and prices go by dollars: one less than it is wide.
  const most = OFF_TENS - 100;
  const over = (extra % 1000) - most;
  return over > 0 && over < 1000 - 2 * most ? withExtra(product, request, extra - over) : product;
}

/** The product with a cent less for each piece, and as much more of its last fee that is charged once. */
function withLessAPiece(product: Product, quantity: number): Product {
  const last = product.fees?.findLast(({ per }) => per === 'order');
  const fees = product.fees?.map((fee) => (fee === last ? { ...fee, amount: fee.amount + quantity } : fee));
  return withBasePrice({ ...product, ...(fees && { fees }) }, product.price - 1);
}

/** The product with a dollar more of its last fee that is charged once; each tenth time, a dollar less for each piece. */
function atAnotherPrice(product: Product, tries: number): Product {
  if (tries % 10 === 0) return withBasePrice(product, product.price - 100);
  const last = product.fees?.findLast(({ per }) => per === 'order');
  const fees = product.fees?.map((fee) => (fee === last ? { ...fee, amount: fee.amount + 100 } : fee));
  return { ...product, ...(fees && { fees }) };
}

/**
 * Whether what the base configuration costs is 3 to 7 dollars away from the tens below; and, where the search can be told what is
 * wanted, what that costs; of what is wanted several times, what one costs. Of what is cheap these are off the dimes, since there siblings are a cent away.
 */
const isOffTens = ({ request, type, profile }: Fitting, product: Product): boolean => {
  const all = Number(valueIn(product, request, PAYABLE));
  const one = { ...request, configuration: {}, quantity: 1 };
  const base = all - extraOf(product, request) * quantityOf(request);
  const told = type.asksFor === undefined ? [] : [all];
  const prices = [...told, type.asksFor?.quantity ? Number(valueIn(product, one, PAYABLE)) : base];
  if (type.asksFor?.quantity && isCheap(profile)) return prices.every((price) => price % 10 !== 0);
  return prices.every((price) => Math.abs((price % 1000) - 500) <= OFF_TENS / 2);
};
