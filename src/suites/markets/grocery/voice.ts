import { FEW, RARELY_RETURNED } from '../thresholds.ts';
import type { Voice } from '../voice.ts';
import { discountOf, money } from '../words.ts';

/** How Oatbarrow speaks of what it favors: as shelf tags do. */
export const VOICE: Voice = {
  scarcity: ({ stock }) =>
    stock <= FEW ? (stock === 1 ? 'Last 1 crate' : `Last ${stock} crates`) : undefined,
  popularity: ({ sold }) => (sold > 0 ? `In ${sold} baskets in 30 days` : undefined),
  badge: ({ returnRate }) =>
    returnRate <= RARELY_RETURNED ? `Barrow’s choice: ${returnRate} of 100 sent back` : undefined,
  reviews: ({ rating, reviews }) =>
    reviews > 0 ? `${rating.toFixed(1)} stars, ${reviews} households` : undefined,
  discount(product) {
    if (product.formerPrice === undefined) return undefined;
    const off = discountOf(product);
    const was = `was ${money(product.formerPrice)}`;
    return off >= 1 ? `Special: ${was}, ${off}% off` : `Special: ${was}`;
  },
};
