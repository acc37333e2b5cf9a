import type { Product } from '../record.ts';
import type { Preference } from '../request.ts';
import { withValue } from './alter.ts';
import { type Fitting, missing } from './fit.ts';
import { besideValue, isBetter } from './preference.ts';
import { isMet, valueIn } from './reading.ts';

/** A product that can't rival the optimum: where it would, it is made infeasible or worse. */
export function outdone(fitting: Fitting, product: Product, optimum: Product): Product {
  const { request, random } = fitting;
  if (!isMet(product, request)) return product;
  const rivals = request.preferences.filter(
    (preference) =>
      !isBetter(preference, numberOf(fitting, optimum, preference), numberOf(fitting, product, preference)),
  );
  if (rivals.length === 0) return product;
  if (random.below(2) === 0) return missing(fitting, product, random.pick(request.requirements));
  return rivals.reduce((worse, preference) => {
    const value = besideValue(
      fitting,
      preference,
      numberOf(fitting, optimum, preference),
      'worse',
      [0.02, 0.4],
    );
    return withValue(worse, request, preference.attribute, value);
  }, product);
}

/** The products with at most so many feasible ones; the first are kept, the others made to miss a requirement. */
export function withFewFeasible(fitting: Fitting, products: readonly Product[], most: number): Product[] {
  const { request, random } = fitting;
  let feasible = 0;
  return products.map((product) => {
    if (!isMet(product, request)) return product;
    feasible += 1;
    return feasible <= most ? product : missing(fitting, product, random.pick(request.requirements));
  });
}

/** The products with no two feasible ones alike on a preference: of two that are, the later gets a little worse. */
export function withoutTies(fitting: Fitting, products: readonly Product[], optimum: Product): Product[] {
  const { request } = fitting;
  return request.preferences.reduce<Product[]>(
    (settled, preference) => {
      const taken = new Set([numberOf(fitting, optimum, preference)]);
      return settled.map((product) => {
        if (!isMet(product, request)) return product;
        let value = numberOf(fitting, product, preference);
        while (taken.has(value)) value = besideValue(fitting, preference, value, 'worse', [0, 0]);
        taken.add(value);
        return value === numberOf(fitting, product, preference)
          ? product
          : withValue(product, request, preference.attribute, value);
      });
    },
    [...products],
  );
}

/** The products with none that leads on both preferences: or else sorting by either would find the same. */
export function withoutOneLeader(
  fitting: Fitting,
  products: readonly Product[],
  optimum: Product,
): Product[] {
  const { request } = fitting;
  const settled = [...products];
  const last = request.preferences.at(-1);
  for (
    let leader = leaderOfAll(fitting, settled);
    leader !== -1 && last;
    leader = leaderOfAll(fitting, settled)
  ) {
    const value = besideValue(fitting, last, numberOf(fitting, optimum, last), 'worse', [0.05, 0.3]);
    settled[leader] = withValue(settled[leader] as Product, request, last.attribute, value);
  }
  return settled;
}

/** The position of a product that none is better than on any preference; -1 when there is none. */
function leaderOfAll(fitting: Fitting, products: readonly Product[]): number {
  const { preferences } = fitting.request;
  const best = preferences.map((preference) =>
    products
      .map((product) => numberOf(fitting, product, preference))
      .reduce((a, b) => (isBetter(preference, b, a) ? b : a)),
  );
  return products.findIndex((product) =>
    preferences.every((preference, n) => numberOf(fitting, product, preference) === best[n]),
  );
}

function numberOf({ request }: Fitting, product: Product, { attribute }: Preference): number {
  return Number(valueIn(product, request, attribute));
}
