import type { Product } from '../record.ts';
import type { ShoppingRequest } from '../request.ts';
import { merit, violations } from './reading.ts';

/** What a search through every record finds. */
export interface Exhaustive {
  /** Ids of the products that meet every requirement. */
  readonly feasible: readonly string[];
  /** Ids of the products that are strictly better than every other feasible one on every preference: one, or the task is unsound. */
  readonly best: readonly string[];
  /** Pairs of feasible products that are alike on a preference. */
  readonly ties: readonly { readonly attribute: string; readonly products: readonly [string, string] }[];
}

/** Finds the optimum by comparing every feasible product with every other (caveat, A.3, first point). */
export function exhaustive(catalog: readonly Product[], request: ShoppingRequest): Exhaustive {
  const feasible = catalog.filter(
    (product) => product.type === request.type && violations(product, request).length === 0,
  );
  const merits = feasible.map((product) =>
    request.preferences.map((preference) => merit(product, request, preference)),
  );
  const best = feasible.filter((_, one) =>
    feasible.every(
      (_, other) =>
        one === other ||
        request.preferences.every(
          (_, k) => (merits[one]?.[k] ?? Number.NaN) > (merits[other]?.[k] ?? Number.NaN),
        ),
    ),
  );
  const ties = request.preferences.flatMap(({ attribute }, k) =>
    feasible.flatMap((product, one) =>
      feasible
        .filter((_, other) => other > one && merits[one]?.[k] === merits[other]?.[k])
        .map((other) => ({ attribute, products: [product.id, other.id] as const })),
    ),
  );
  return { feasible: feasible.map(({ id }) => id), best: best.map(({ id }) => id), ties };
}
