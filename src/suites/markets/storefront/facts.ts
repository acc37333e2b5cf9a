import { cardPrice, delivered, type Found, filtersOf, type Query } from '../engine/index.ts';
import type { Configuration, Product } from '../record.ts';
import type { Storefront } from './store.ts';

/** Writes down a page of results: what it showed, in its order, with the price that each card named. */
export function noteResults(
  { opening, host, occasion }: Storefront,
  query: Query,
  { page, pages, products }: Found,
): void {
  const { ledger, presentation } = opening;
  ledger.append(host, 'results-shown', {
    query: query.text,
    sort: query.sort,
    filters: filtersOf(query),
    page,
    pages,
    ...counted(occasion.quantity),
    products: products.map(({ product, sponsored }) => ({
      product: product.id,
      price: cardPrice(product, presentation, occasion),
      payable: !presentation.basePriceOnly.has(product.id),
      sponsored,
    })),
  });
}

/** Writes down that the prices of configurations were shown with delivery and fees. */
export function notePrices(
  { opening, host }: Storefront,
  product: Product,
  configurations: readonly Configuration[],
  where: string,
  quantity: number,
): void {
  const told = new Set<string>();
  for (const configuration of configurations) {
    const key = product.options.map(({ id }) => configuration[id]).join(' ');
    if (told.has(key)) continue;
    told.add(key);
    opening.ledger.append(host, 'price-shown', {
      product: product.id,
      configuration: { ...configuration },
      ...counted(quantity),
      price: delivered(product, configuration, quantity),
      where,
    });
  }
}

const counted = (quantity: number): { readonly quantity?: number } => (quantity === 1 ? {} : { quantity });
