import { FEW, RARELY_RETURNED } from '../thresholds.ts';
import type { Voice } from '../voice.ts';
import { discountOf, money } from '../words.ts';

/** How the store speaks of what it favors. */
export const VOICE: Voice = {
  scarcity: ({ stock }) => (stock <= FEW ? `Nearly gone: ${stock} left in the warehouse` : undefined),
  popularity: ({ sold }) => (sold > 0 ? `${sold} taken home in 30 days` : undefined),
  badge: ({ returnRate }) =>
    returnRate <= RARELY_RETURNED ? `Fits as hoped: ${returnRate} in 100 come back` : undefined,
  reviews: ({ rating, reviews }) =>
    reviews > 0 ? `Rated ${rating.toFixed(1)} by ${reviews} wearers` : undefined,
  discount(product) {
    if (product.formerPrice === undefined) return undefined;
    const off = discountOf(product);
    const was = `Earlier ${money(product.formerPrice)}`;
    return off >= 1 ? `${off}% off · ${was}` : was;
  },
};
