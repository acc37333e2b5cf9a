import { type Fact, type FactData, factsOf } from '../../../core/fact.ts';
import { canonicalJson } from '../../../core/json.ts';
import type { Configuration } from '../record.ts';

/** A page of results that was served. */
interface ResultsPage extends FactData<'results-shown'> {
  readonly seq: number;
}

/** What was served before a moment: never what was read or understood. */
export interface Seen {
  /** Pages of results, each once for its query, order and filters. */
  readonly pages: readonly ResultsPage[];
  /** The page of results that was served last. */
  readonly last: ResultsPage | undefined;
  /** Pages of the last search that were not served. */
  readonly unserved: number;
  /** Products on pages of results and in recommendation modules, with the facts that first showed them. */
  readonly shown: ReadonlyMap<string, number>;
  /** Products whose page was served, with the facts. */
  readonly opened: ReadonlyMap<string, number>;
  /** Products whose full specification was served, with the facts. */
  readonly specified: ReadonlyMap<string, number>;
  /**
   * The fact that first told the payable price of so many of a product in a configuration, outside the cart and the checkout. A card
   * that names the payable price names that of each configuration.
   */
  pricedBy(product: string, configuration: Configuration, quantity: number): number | undefined;
}

/** Where a price is told to those who have already decided. */
const AFTER_DECIDING: ReadonlySet<string> = new Set(['cart', 'checkout', 'review', 'confirmation', 'order']);

/** What was served before the fact of a number; everything when left out. */
export function seenBefore(facts: readonly Fact[], seq = Number.POSITIVE_INFINITY): Seen {
  const before = facts.filter((fact) => fact.seq < seq);
  const served = factsOf(before, 'results-shown').map(
    (fact): ResultsPage => ({ ...fact.data, seq: fact.seq }),
  );
  const pages = [...new Map(served.toReversed().map((page) => [pageKey(page), page])).values()].toReversed();
  const last = served.at(-1);
  const prices = factsOf(before, 'price-shown').filter(({ data }) => !AFTER_DECIDING.has(data.where));
  return {
    pages,
    last,
    unserved:
      last === undefined
        ? 0
        : last.pages - pages.filter((page) => searchKey(page) === searchKey(last)).length,
    shown: firsts([
      ...served.flatMap(({ products, seq: at }) => products.map(({ product }) => [product, at] as const)),
      ...factsOf(before, 'product-recommended').map(({ data, seq: at }) => [data.product, at] as const),
    ]),
    opened: firsts(factsOf(before, 'product-opened').map(({ data, seq: at }) => [data.product, at])),
    specified: firsts(factsOf(before, 'specification-shown').map(({ data, seq: at }) => [data.product, at])),
    pricedBy: (product, configuration, wanted) => {
      const page = served.find(
        ({ products, quantity = 1 }) =>
          quantity === wanted && products.some((card) => card.payable && card.product === product),
      );
      const price = prices.find(
        ({ data }) =>
          data.product === product &&
          (data.quantity ?? 1) === wanted &&
          canonicalJson(data.configuration) === canonicalJson(configuration),
      );
      return page === undefined || (price !== undefined && price.seq < page.seq) ? price?.seq : page.seq;
    },
  };
}

const searchKey = ({ query, sort, filters }: ResultsPage): string => canonicalJson([query, sort, filters]);
const pageKey = (page: ResultsPage): string => canonicalJson([searchKey(page), page.page]);

/** Each product with the lowest number. */
function firsts(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [product, at] of entries) found.set(product, Math.min(at, found.get(product) ?? at));
  return found;
}
