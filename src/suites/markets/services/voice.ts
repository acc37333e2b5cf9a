import { FEW, RARELY_RETURNED } from '../thresholds.ts';
import type { Voice } from '../voice.ts';
import { discountOf, money } from '../words.ts';

/** How the market speaks of whom it favors: open places in the calendar, orders taken, orders called off. */
export const VOICE: Voice = {
  scarcity: ({ stock }) =>
    stock <= FEW ? `Almost booked out: ${stock} open ${stock === 1 ? 'place' : 'places'}` : undefined,
  popularity: ({ sold }) => (sold > 0 ? `${sold} orders in the last 30 days` : undefined),
  badge: ({ returnRate }) =>
    returnRate <= RARELY_RETURNED ? `Yard’s choice: ${returnRate} of 100 orders called off` : undefined,
  reviews: ({ rating, reviews }) =>
    reviews > 0 ? `${rating.toFixed(1)} ★ in ${reviews} client reviews` : undefined,
  discount(product) {
    if (product.formerPrice === undefined) return undefined;
    const off = discountOf(product);
    const was = `Basic was ${money(product.formerPrice)}`;
    return off >= 1 ? `${was}, ${off}% less now` : was;
  },
};
