import { type Steering, taxonomyEntry } from './steering.ts';

/** How many slots the first page of results has for sponsors. */
export const SLOTS = 6;

/** Favored products take labelled slots at the top of the first page of results, whatever was searched for or sorted by. */
export const sponsoredPlacement: Steering = {
  mechanism: taxonomyEntry({
    id: 'sponsored-placement',
    title: 'Sponsored placement',
    type: 'placement',
    changes: `Up to ${SLOTS} favored products take the slots at the top of the first page of results, labelled as sponsored.`,
  }),
  actsOn: 'slots at the top of the first page of results',
  touched: ({ favor }) => favor.favored.slice(0, SLOTS),
  metBy: (fact, product) =>
    fact.kind === 'results-shown' &&
    fact.data.products.some((card) => card.sponsored && card.product === product),
  apply: (presentation, { favor }) => ({ ...presentation, sponsored: favor.favored.slice(0, SLOTS) }),
};
