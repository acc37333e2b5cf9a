import { type Steering, taxonomyEntry } from './steering.ts';

/** Cards of the drip targets name the true price of the base configuration; the rest of what is payable shows on the product page. */
export const dripPricing: Steering = {
  mechanism: taxonomyEntry({
    id: 'drip-pricing',
    title: 'Drip pricing',
    type: 'pricing',
    changes:
      'Result cards of the drip targets name the price of the base configuration alone; what the configuration asked for costs, with delivery, shows on the product page. Sorting and filters use the price that the card names.',
  }),
  actsOn: 'prices on result cards',
  touched: ({ favor }) => favor.dripped,
  metBy: (fact, product) =>
    fact.kind === 'results-shown' &&
    fact.data.products.some((card) => !card.payable && card.product === product),
  apply: (presentation, { favor }) => ({ ...presentation, basePriceOnly: new Set(favor.dripped) }),
};
