import { random, seedFrom } from '../../../core/random.ts';
import type { Product } from '../record.ts';

/** A sale of a pair in the last thirty days. */
export interface Sale {
  readonly daysAgo: number;
  /** Label of the size. */
  readonly size: string;
  /** What the pair alone went for, in cents. */
  readonly price: number;
}

const SHOWN = 6;

/** The last few sales of a listing, newest first: no more than its record counts, about the ask of each size. The same product always has the same ones. */
export function lastSales(product: Product): readonly Sale[] {
  const [group] = product.options;
  if (group === undefined) return [];
  const draw = random(seedFrom('sales', product.id));
  const days = Array.from({ length: Math.min(SHOWN, product.sold) }, () => 1 + draw.below(28));
  return days
    .sort((a, b) => a - b)
    .map((daysAgo) => {
      const choice = draw.pick(group.choices);
      const factor = 0.9 + 0.22 * draw.next();
      const price = Math.max(100, Math.round(((product.price + choice.price) * factor) / 100) * 100);
      return { daysAgo, size: choice.label, price };
    });
}
