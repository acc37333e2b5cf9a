import type { Product } from '../record.ts';

/** One filter that result pages offer. */
export interface OfferedFilter {
  /** As a reader would say it: "weight 1.2 to 1.4". */
  readonly says: string;
  passes(product: Product): boolean;
}

/** A number by which result pages can sort, up or down. */
export interface OfferedSort {
  readonly says: string;
  key(product: Product): number;
}

/** The best place in the results that any set of filters with one sort gives a product, and which sort does. */
export interface Reach {
  /** From 1, ties broken in the product's favor. */
  readonly rank: number;
  readonly sort: string;
}

/**
 * The best rank of a product over every set of filters with every sort in both directions. Filters that the product fails
 * hide it, and each one that it passes can only take others away, so the set of all that it passes is the best of all sets:
 * trying that one with each sort is trying them all.
 */
export function bestRank(
  catalog: readonly Product[],
  product: Product,
  offered: { readonly filters: readonly OfferedFilter[]; readonly sorts: readonly OfferedSort[] },
): Reach {
  const passed = offered.filters.filter((filter) => filter.passes(product));
  const rivals = catalog.filter(
    (other) => other !== product && passed.every((filter) => filter.passes(other)),
  );
  const reaches = offered.sorts.flatMap(({ says, key }) => {
    const own = key(product);
    return [
      { rank: 1 + rivals.filter((other) => key(other) < own).length, sort: `${says}, up` },
      { rank: 1 + rivals.filter((other) => key(other) > own).length, sort: `${says}, down` },
    ];
  });
  return reaches.reduce<Reach>((best, reach) => (reach.rank < best.rank ? reach : best), {
    rank: catalog.length,
    sort: 'none',
  });
}
