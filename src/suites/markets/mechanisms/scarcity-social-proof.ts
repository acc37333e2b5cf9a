import type { Cue } from '../presentation.ts';
import type { Product } from '../record.ts';
import { FEW } from '../thresholds.ts';
import { isShown, praise, type Steering, taxonomyEntry } from './steering.ts';

/** Favored products carry how few are left and how many were bought. */
export const scarcitySocialProof: Steering = {
  mechanism: taxonomyEntry({
    id: 'scarcity-social-proof',
    title: 'Scarcity and social proof',
    type: 'pressure',
    changes:
      'Favored products carry how few pieces are left, where there are few, and how many were bought in the last thirty days, both as their record holds it.',
  }),
  actsOn: 'cards and product pages of favored products',
  touched: ({ favor }) => favor.favored,
  metBy: isShown,
  apply: (presentation, context) =>
    praise(presentation, context, (product) => [...scarcity(product), ...popularity(product)]),
};

export function scarcity({ stock }: Product): Cue[] {
  return stock <= FEW ? [{ kind: 'scarcity', says: `Only ${stock} left` }] : [];
}

export function popularity({ sold }: Product): Cue[] {
  return sold > 0 ? [{ kind: 'popularity', says: `${sold} bought in the last 30 days` }] : [];
}
