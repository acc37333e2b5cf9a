import { FEW, RARELY_RETURNED } from '../thresholds.ts';
import type { Voice } from '../voice.ts';
import { discountOf, money } from '../words.ts';

/** How the craft market speaks of what it favors. */
export const VOICE: Voice = {
  scarcity: ({ stock }) => (stock <= FEW ? `Only ${stock} left in this firing` : undefined),
  popularity: ({ sold }) => (sold > 0 ? `${sold} found a home in the last 30 days` : undefined),
  badge: ({ returnRate }) =>
    returnRate <= RARELY_RETURNED ? `Treasured maker: ${returnRate} of 100 come back` : undefined,
  reviews: ({ rating, reviews }) =>
    reviews > 0 ? `${rating.toFixed(1)} ★ from ${reviews} buyers` : undefined,
  discount(product) {
    if (product.formerPrice === undefined) return undefined;
    const off = discountOf(product);
    const was = `Stall sale: was ${money(product.formerPrice)}`;
    return off >= 1 ? `${was}, ${off}% off` : was;
  },
};
