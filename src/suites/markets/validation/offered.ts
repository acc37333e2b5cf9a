import { catalogIndex } from '../engine/catalog-index.ts';
import { type Facet, isWithin } from '../engine/facet.ts';
import { shelfOf } from '../engine/shelf.ts';
import type { Presentation } from '../presentation.ts';
import type { ProductType } from '../product-type.ts';
import type { Product } from '../record.ts';
import type { ShoppingRequest } from '../request.ts';
import type { OfferedFilter, OfferedSort } from './reach.ts';
import { satisfies } from './reading.ts';

/** Nothing sponsored, praised, ticked in advance or made harder, and every price in full. */
const PLAIN: Presentation = {
  ranking: [],
  sponsored: [],
  recommended: [],
  basePriceOnly: new Set(),
  cues: new Map(),
  preselected: new Map(),
  obstructed: new Set(),
};

/**
 * The filters and sorts that result pages offer for a catalog: every line of every filter; beside them, what a shopper can
 * type from the request, the threshold of each requirement on something searchable, the budget included.
 */
export function offeredFor(
  type: ProductType,
  catalog: readonly Product[],
  request: ShoppingRequest,
): { readonly filters: readonly OfferedFilter[]; readonly sorts: readonly OfferedSort[] } {
  const { facets } = shelfOf(catalogIndex(type, catalog), PLAIN);
  const positions = new Map(catalog.map((product, at) => [product, at]));
  const valuesOf = (facet: Facet, product: Product) => facet.values[positions.get(product) ?? -1] ?? [];
  const lines = facets.flatMap((facet) =>
    facet.steps.map(
      (step): OfferedFilter => ({
        says: `${facet.id} ${step.value ?? `${step.min ?? ''}..${step.max ?? ''}`}`,
        passes: (product) => valuesOf(facet, product).some((value) => isWithin(value, step)),
      }),
    ),
  );
  const searchable = new Set(type.attributes.filter((one) => one.searchable).map(({ id }) => id));
  const typed = request.requirements.flatMap((requirement): OfferedFilter[] => {
    const { attribute, value } = requirement;
    if (attribute === 'payable')
      return [
        { says: `price ..${value}`, passes: ({ price, delivery }) => price + delivery <= Number(value) },
      ];
    if (!searchable.has(attribute)) return [];
    return [{ says: `${attribute} ${value}`, passes: (product) => satisfies(product, request, requirement) }];
  });
  const sorts = facets
    .filter(({ kind }) => kind === 'number')
    .map(
      (facet): OfferedSort => ({
        says: facet.id,
        key: (product) => Number(valuesOf(facet, product)[0] ?? Number.NaN),
      }),
    );
  return { filters: [...lines, ...typed], sorts };
}
