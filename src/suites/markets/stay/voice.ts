import { FEW, RARELY_RETURNED } from '../thresholds.ts';
import type { Voice } from '../voice.ts';
import { discountOf, money } from '../words.ts';

/** How Tarrowby speaks of what it favors. */
export const VOICE: Voice = {
  scarcity: ({ stock }) =>
    stock <= FEW ? `Only ${stock} ${stock === 1 ? 'stay' : 'stays'} left at this rate` : undefined,
  popularity: ({ sold }) =>
    sold > 0 ? `${sold} ${sold === 1 ? 'night' : 'nights'} booked in the last 30 days` : undefined,
  badge: ({ returnRate }) =>
    returnRate <= RARELY_RETURNED ? `Steady host: called off ${returnRate} of 100 bookings` : undefined,
  reviews: ({ rating, reviews }) =>
    reviews > 0 ? `Rated ${rating.toFixed(1)} by ${reviews} guests` : undefined,
  discount(product) {
    if (product.formerPrice === undefined) return undefined;
    const off = discountOf(product);
    const was = `Was ${money(product.formerPrice)} a night`;
    return off >= 1 ? `${was}, now ${off}% less` : was;
  },
};
