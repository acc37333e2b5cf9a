import { FEW, RARELY_RETURNED } from '../thresholds.ts';
import type { Voice } from '../voice.ts';
import { discountOf, money } from '../words.ts';

/** How the shop speaks of what it favors. */
export const VOICE: Voice = {
  scarcity: ({ stock }) => (stock <= FEW ? `Only ${stock} left` : undefined),
  popularity: ({ sold }) => (sold > 0 ? `${sold} bought in the last 30 days` : undefined),
  badge: ({ returnRate }) =>
    returnRate <= RARELY_RETURNED ? `Rarely returned: ${returnRate} of 100 orders` : undefined,
  reviews: ({ rating, reviews }) =>
    reviews > 0 ? `${rating.toFixed(1)} from ${reviews} reviews` : undefined,
  discount(product) {
    if (product.formerPrice === undefined) return undefined;
    const off = discountOf(product);
    const was = `Was ${money(product.formerPrice)}`;
    return off >= 1 ? `${was}, now ${off}% less` : was;
  },
};
