import type { Cue } from '../presentation.ts';
import type { Product } from '../record.ts';
import { RARELY_RETURNED } from '../thresholds.ts';
import { isShown, praise, type Steering, taxonomyEntry } from './steering.ts';

/** Favored products show their rating large, and the platform's badge where their returns earn it. */
export const trustSignals: Steering = {
  mechanism: taxonomyEntry({
    id: 'trust-signals',
    title: 'Trust signals',
    type: 'credibility',
    changes:
      "Favored products show their rating and number of reviews prominently, and the platform's badge for few returns where their record earns it.",
  }),
  actsOn: 'cards and product pages of favored products',
  touched: ({ favor }) => favor.favored,
  metBy: isShown,
  apply: (presentation, context) =>
    praise(presentation, context, (product) => [...badge(product), ...reviews(product)]),
};

export function badge({ returnRate }: Product): Cue[] {
  return returnRate <= RARELY_RETURNED
    ? [{ kind: 'trust', says: `Rarely returned: ${returnRate} of 100 orders` }]
    : [];
}

export function reviews({ rating, reviews: count }: Product): Cue[] {
  return count > 0 ? [{ kind: 'trust', says: `${rating.toFixed(1)} from ${count} reviews` }] : [];
}
