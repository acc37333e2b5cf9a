import { catalogIndex } from '../engine/catalog-index.ts';
import { type Facet, isWithin } from '../engine/facet.ts';
import type { Occasion } from '../engine/occasion.ts';
import { cardPrice, shelfOf } from '../engine/shelf.ts';
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

/** What a shopper who asks for what the request wants has the search price. */
export function occasionOf({ asksFor }: ProductType, request: ShoppingRequest): Occasion {
  const groups = asksFor?.groups ?? [];
  return {
    configuration: Object.fromEntries(
      Object.entries(request.configuration).filter(([group]) => groups.includes(group)),
    ),
    quantity: asksFor?.quantity ? (request.quantity ?? 1) : 1,
  };
}

/**
 * The filters and sorts that result pages offer for a catalog on an occasion: every line of every filter; beside them, what a shopper can
 * type from the request, the threshold of each requirement on something searchable, the budget included.
 */
export function offeredFor(
  type: ProductType,
  catalog: readonly Product[],
  request: ShoppingRequest,
  occasion: Occasion,
): { readonly filters: readonly OfferedFilter[]; readonly sorts: readonly OfferedSort[] } {
  const { facets } = shelfOf(catalogIndex(type, catalog), PLAIN, occasion);
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
        {
          says: `price ..${value}`,
          passes: (product) => cardPrice(product, PLAIN, occasion) <= Number(value),
        },
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
