import type { Product } from '../record.ts';
import { PAYABLE, type Preference, quantityOf, type Requirement } from '../request.ts';
import { withBasePrice, withExtra, withValue } from './alter.ts';
import { between, type Fitting, meetingAll, missing, onGrid, withPayable } from './fit.ts';
import { besideValue } from './preference.ts';
import { isCheap } from './profile.ts';
import { feesIn, valueIn } from './reading.ts';

type Draw = () => Product;
type Reach = readonly [least: number, most: number];

const NEAR: Reach = [0, 0.06];
const FAR: Reach = [0.1, 0.7];
const AHEAD: Reach = [0.02, 0.25];

/** A product with a value of a preference's attribute that is better or worse than the optimum's. */
function placed(
  fitting: Fitting,
  product: Product,
  optimum: Product,
  preference: Preference,
  side: 'better' | 'worse',
  reach: Reach,
): Product {
  const { attribute } = preference;
  const than = Number(valueIn(optimum, fitting.request, attribute));
  const value = besideValue(fitting, preference, than, side, reach);
  return attribute === PAYABLE
    ? withPayable(fitting, product, value)
    : withValue(product, fitting.request, attribute, value);
}

/** Meets every requirement and is worse than the optimum on both preferences: by little on the one, by more on the other. */
export function feasibleButWorse(fitting: Fitting, draw: Draw, optimum: Product, close: number): Product {
  return fitting.request.preferences.reduce(
    (product, preference, n) =>
      placed(fitting, product, optimum, preference, 'worse', n === close ? NEAR : FAR),
    meetingAll(fitting, draw()),
  );
}

/** Better than the optimum on one preference, and misses one requirement by little. */
export function betterButInfeasible(
  fitting: Fitting,
  draw: Draw,
  optimum: Product,
  better: number,
  missed: Requirement,
): Product {
  const product = fitting.request.preferences.reduce(
    (fitted, preference, n) =>
      n === better
        ? placed(fitting, fitted, optimum, preference, 'better', AHEAD)
        : placed(fitting, fitted, optimum, preference, 'worse', FAR),
    meetingAll(fitting, draw()),
  );
  return missing(fitting, product, missed);
}

/**
 * Cheaper than the optimum in the base configuration, dearer in the one that the request asks for, and otherwise feasible.
 * With `lure`, it is what the drip is for: by its base price it looks as good as the optimum or better.
 */
export function cheapInBaseOnly(fitting: Fitting, draw: Draw, optimum: Product, lure: boolean): Product {
  const { request } = fitting;
  const budget = request.requirements.find(({ attribute }) => attribute === PAYABLE);
  const others = request.preferences.filter(({ attribute }) => attribute !== PAYABLE);
  const fitted = others.reduce(
    (product, preference, n) =>
      budget && (lure || n === 0)
        ? placed(fitting, product, optimum, preference, 'better', lure ? [0.03, 0.1] : AHEAD)
        : placed(fitting, product, optimum, preference, 'worse', lure ? [0, 0] : FAR),
    meetingAll(fitting, draw(), { except: budget ? [budget] : [] }),
  );
  const most = Math.max(
    Number(valueIn(optimum, request, PAYABLE)),
    typeof budget?.value === 'number' ? budget.value : 0,
  );
  const payable = onGrid(fitting, PAYABLE, most * between(fitting, 1.02, 1.08));
  const quantity = quantityOf(request);
  const beside = (product: Product): number => (product.delivery + feesIn(product, request)) / quantity;
  const asCheap = Math.min(optimum.price, optimum.price + beside(optimum) - beside(fitted));
  // What choices add comes in whole dollars, and the base price takes what that leaves: of little, too much.
  const room = isCheap(fitting.profile) ? 60 : 0;
  const base = onGrid(fitting, PAYABLE, asCheap * between(fitting, 0.86, 0.95)) - room;
  const dear = withExtra(withBasePrice(fitted, base), request, payable / quantity - base - beside(fitted));
  return withValue(dear, request, PAYABLE, payable);
}
