import type { Ledger } from '../../../core/ledger.ts';
import { cardPrice, delivered, type Found, filtersOf, type Query } from '../engine/index.ts';
import type { Configuration, Product } from '../record.ts';
import { HOST } from './brand.ts';
import type { Shop } from './state.ts';

/** Writes down a page of results: what it showed, in its order, with the price that each card named. */
export function noteResults({ opening }: Shop, query: Query, { page, pages, products }: Found): void {
  const { ledger, presentation } = opening;
  ledger.append(HOST, 'results-shown', {
    query: query.text,
    sort: query.sort,
    filters: filtersOf(query),
    page,
    pages,
    products: products.map(({ product, sponsored }) => ({
      product: product.id,
      price: cardPrice(product, presentation),
      payable: !presentation.basePriceOnly.has(product.id),
      sponsored,
    })),
  });
}

/** Writes down that the prices of configurations were shown with delivery. */
export function notePrices(
  ledger: Ledger,
  product: Product,
  configurations: readonly Configuration[],
  where: string,
): void {
  const told = new Set<string>();
  for (const configuration of configurations) {
    const key = product.options.map(({ id }) => configuration[id]).join(' ');
    if (told.has(key)) continue;
    told.add(key);
    ledger.append(HOST, 'price-shown', {
      product: product.id,
      configuration: { ...configuration },
      price: delivered(product, configuration),
      where,
    });
  }
}
