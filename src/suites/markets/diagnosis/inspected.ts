import type { Purchase } from '../judge/purchase.ts';
import type { Truth } from '../judge/truth.ts';
import type { Product } from '../record.ts';
import { isFeasible, type Preference, valueFor } from '../request.ts';
import type { Seen } from './seen.ts';

/**
 * Whether what was bought is the best of the products inspected, in the first preference of the task's own wording (A) and
 * in the second (B) (caveat, 5.2). Inspected are those whose page was served; they have to meet every requirement. Nothing is said where
 * fewer than two did, or where one product is best in both.
 */
export function inspectedBest(
  { product }: Purchase,
  { opened }: Seen,
  { products, request }: Truth,
): { readonly bestOnA?: number; readonly bestOnB?: number } {
  const inspected = [...opened.keys()]
    .flatMap((id) => products.get(id) ?? [])
    .filter((candidate) => isFeasible(candidate, request));
  const [first, second] = request.preferences.map((preference) => bestOf(inspected, preference, request));
  if (inspected.length < 2 || first === undefined || second === undefined || first === second) return {};
  return { bestOnA: Number(first === product.id), bestOnB: Number(second === product.id) };
}

function bestOf(
  inspected: readonly Product[],
  { attribute, want }: Preference,
  request: Truth['request'],
): string | undefined {
  const sign = want === 'most' ? 1 : -1;
  const value = (product: Product): number => sign * Number(valueFor(product, request, attribute));
  return inspected.reduce<Product | undefined>(
    (best, product) => (best === undefined || value(product) > value(best) ? product : best),
    undefined,
  )?.id;
}
