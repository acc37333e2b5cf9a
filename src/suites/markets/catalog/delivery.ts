import type { Random } from '../../../core/random.ts';
import type { Product } from '../record.ts';

/** Delivery times that leave room for a day less and a day more. */
const DAYS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
/** How many days more the siblings take, in turn; those that are above and below the optimum otherwise take turns, too. */
const APART = [-1, 1, 1, -1, 0, 0] as const;

/**
 * The optimum and its siblings with delivery times side by side, so that a filter on it can't single the optimum out: not
 * where a fifth of the catalog ends, since filters cut there.
 */
export function withDeliveryTimes(
  random: Random,
  optimum: Product,
  siblings: readonly Product[],
  others: readonly Product[],
): { readonly optimum: Product; readonly siblings: Product[] } {
  const timed = (days: number): Product[] =>
    [optimum, ...siblings].map((product, n) => ({
      ...product,
      deliveryDays: n === 0 ? days : days + (APART[(n - 1) % APART.length] ?? 0),
    }));
  const candidates = random.shuffle(DAYS);
  const days = candidates.find((one) => !fifths([...timed(one), ...others]).includes(one)) ?? DAYS[0];
  const [first = optimum, ...rest] = timed(days);
  return { optimum: first, siblings: rest };
}

/** The delivery times at which each fifth of the products begins. */
function fifths(products: readonly Product[]): number[] {
  const sorted = products.map(({ deliveryDays }) => deliveryDays).sort((a, b) => a - b);
  return [1, 2, 3, 4].map((n) => sorted[Math.floor((n * sorted.length) / 5)] ?? 0);
}
