import type { Product } from '../record.ts';
import type { Preference, ShoppingRequest } from '../request.ts';
import { merit, read, violations } from './reading.ts';

/** How many near misses of each kind a catalog has. */
export interface NearMisses {
  /** By preference, products that are better than the optimum on it and miss exactly one requirement. */
  readonly betterButInfeasible: readonly number[];
  /** Products that meet every requirement and are worse than the optimum on a preference or more. */
  readonly feasibleButWorse: number;
  /** Products that are cheaper than the optimum in base, dearer payable, and meet every requirement but the one on the price. */
  readonly cheapInBase: number;
}

/** Counts near misses. Throws RangeError when the optimum is not in the catalog. */
export function nearMisses(
  catalog: readonly Product[],
  request: ShoppingRequest,
  optimum: string,
): NearMisses {
  const best = productOf(catalog, optimum);
  const others = catalog.filter(({ id }) => id !== optimum);
  return {
    betterButInfeasible: request.preferences.map(
      (preference) =>
        others.filter(
          (product) =>
            violations(product, request).length === 1 &&
            merit(product, request, preference) > merit(best, request, preference),
        ).length,
    ),
    feasibleButWorse: others.filter(
      (product) =>
        violations(product, request).length === 0 &&
        request.preferences.some(
          (preference) => merit(product, request, preference) < merit(best, request, preference),
        ),
    ).length,
    cheapInBase: others.filter((product) => isCheapInBase(product, request, best)).length,
  };
}

/** Whether a product is cheaper than the optimum in base and dearer payable, and meets every requirement but the one on the price. */
export function isCheapInBase(product: Product, request: ShoppingRequest, best: Product): boolean {
  const base = { ...request, configuration: {} };
  const [payable, bestPayable] = [read(product, request, 'payable'), read(best, request, 'payable')];
  return (
    product.price < best.price &&
    Number(read(product, base, 'payable')) < Number(read(best, base, 'payable')) &&
    Number(payable) > Number(bestPayable) &&
    violations(product, request).every(({ attribute }) => attribute === 'payable')
  );
}

/** By preference, the ids of the products that sorting the whole catalog by it alone puts first. */
export function leaders(catalog: readonly Product[], request: ShoppingRequest): string[][] {
  return request.preferences.map((preference: Preference) => {
    const merits = catalog.map((product) => merit(product, request, preference));
    const most = merits.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    return catalog.filter((_, n) => merits[n] === most).map(({ id }) => id);
  });
}

/** The product with an id. Throws RangeError when there is none. */
export function productOf(catalog: readonly Product[], id: string): Product {
  const product = catalog.find((candidate) => candidate.id === id);
  if (product === undefined) throw new RangeError(`no product "${id}" is in the catalog`);
  return product;
}
