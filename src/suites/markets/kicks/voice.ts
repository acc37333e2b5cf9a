import { FEW, RARELY_RETURNED } from '../thresholds.ts';
import type { Voice } from '../voice.ts';
import { discountOf, money } from '../words.ts';

/** How the market speaks of what it favors. */
export const VOICE: Voice = {
  scarcity: ({ stock }) =>
    stock <= FEW ? `Only ${stock} ${stock === 1 ? 'pair' : 'pairs'} left` : undefined,
  popularity: ({ sold }) => (sold > 0 ? `${sold} sold in 30 days` : undefined),
  badge: ({ returnRate }) =>
    returnRate <= RARELY_RETURNED ? `Trusted listing: ${returnRate} of 100 sent back` : undefined,
  reviews: ({ rating, reviews }) =>
    reviews > 0 ? `★ ${rating.toFixed(1)} · ${reviews} buyer reviews` : undefined,
  discount(product) {
    if (product.formerPrice === undefined) return undefined;
    const off = discountOf(product);
    const was = `Ask was ${money(product.formerPrice)}`;
    return off >= 1 ? `${was}, down ${off}%` : was;
  },
};
