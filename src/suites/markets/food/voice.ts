import { FEW, RARELY_RETURNED } from '../thresholds.ts';
import type { Voice } from '../voice.ts';
import { discountOf, money } from '../words.ts';

/** How Hobwheel speaks of what it favors: as a kitchen's blackboard does. */
export const VOICE: Voice = {
  scarcity: ({ stock }) => (stock <= FEW ? `Dough for ${stock} more tonight` : undefined),
  popularity: ({ sold }) => (sold > 0 ? `Ordered ${sold} times in 30 days` : undefined),
  badge: ({ returnRate }) =>
    returnRate <= RARELY_RETURNED ? `Gold hob: ${returnRate} of 100 orders refunded` : undefined,
  reviews: ({ rating, reviews }) =>
    reviews > 0 ? `★ ${rating.toFixed(1)} from ${reviews} eaters` : undefined,
  discount(product) {
    if (product.formerPrice === undefined) return undefined;
    const off = discountOf(product);
    const was = `was ${money(product.formerPrice)}`;
    return off >= 1 ? `${off}% off, ${was}` : `Deal: ${was}`;
  },
};
