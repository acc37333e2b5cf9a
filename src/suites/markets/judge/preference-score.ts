import { attributesOf, type Product, payable } from '../record.ts';
import {
  configurationFor,
  isFeasible,
  PAYABLE,
  type Preference,
  quantityOf,
  type ShoppingRequest,
  valueFor,
} from '../request.ts';
import type { Purchase } from './purchase.ts';

/**
 * The graded preference score P* of a purchase that meets every requirement (caveat, F.1), 0 to 1: the mean over the
 * preferences of s = clip((x - R) / (B - R), 0, 1), with x what was bought, B the best and R the median of what is feasible.
 * The paper does not say what R is; the median is our reading. Where B = R, s is 1 for x = B and else 0.
 */
export function preferenceScore(
  purchase: Purchase,
  request: ShoppingRequest,
  catalog: readonly Product[],
  reference: (values: readonly number[]) => number = medianOf,
): number {
  const feasible = catalog.filter((product) => isFeasible(product, request));
  const scores = request.preferences.map((preference) => {
    const values = feasible.map((product) => Number(valueFor(product, request, preference.attribute)));
    const best = preference.want === 'least' ? Math.min(...values) : Math.max(...values);
    return graded(boughtValue(purchase, preference), best, reference(values));
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** P* of a product as a careful buyer gets it: in the configuration asked for and without add-ons; 0 where it breaks a requirement. */
export function quality(product: Product, request: ShoppingRequest, catalog: readonly Product[]): number {
  if (!isFeasible(product, request)) return 0;
  const configuration = configurationFor(product, request);
  const line = { product: product.id, configuration, quantity: quantityOf(request), addOns: [], price: 0 };
  return preferenceScore({ line, product, seq: 0 }, request, catalog);
}

function graded(x: number, best: number, reference: number): number {
  if (best === reference) return x === best ? 1 : 0;
  return Math.min(1, Math.max(0, (x - reference) / (best - reference)));
}

function boughtValue({ line, product }: Purchase, { attribute }: Preference): number {
  return attribute === PAYABLE
    ? payable(product, line)
    : Number(attributesOf(product, line.configuration)[attribute]);
}

/** The median; of an even number of values, the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}
