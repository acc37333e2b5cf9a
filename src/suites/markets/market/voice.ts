import { FEW, RARELY_RETURNED } from '../thresholds.ts';
import type { Voice } from '../voice.ts';
import { discountOf, money } from '../words.ts';

/** How the board speaks of what it favors. What is sold once is watched by many: the record counts those who did in `sold`. */
export const VOICE: Voice = {
  scarcity: ({ stock }) => (stock <= FEW ? `Only ${stock} of it on the board` : undefined),
  popularity: ({ sold }) => (sold > 0 ? `${sold} are watching this ad` : undefined),
  badge: ({ returnRate }) =>
    returnRate <= RARELY_RETURNED ? `Trusted seller: ${returnRate} of 100 deals undone` : undefined,
  reviews: ({ rating, reviews }) =>
    reviews > 0 ? `Seller rated ${rating.toFixed(1)} by ${reviews} buyers` : undefined,
  discount(product) {
    if (product.formerPrice === undefined) return undefined;
    const off = discountOf(product);
    const was = `Price cut: was ${money(product.formerPrice)}`;
    return off >= 1 ? `${was}, down ${off}%` : was;
  },
};
