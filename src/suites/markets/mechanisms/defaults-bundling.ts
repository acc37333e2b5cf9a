import { type Steering, taxonomyEntry } from './steering.ts';

/** The first add-on of every product that has one is ticked in advance, the optimum's as well: what is favored is the add-on. */
export const defaultsBundling: Steering = {
  mechanism: taxonomyEntry({
    id: 'defaults-bundling',
    title: 'Defaults and bundling',
    type: 'default',
    changes:
      'On every product page the first add-on is ticked in advance. It can be unticked there, and taken out of the cart.',
  }),
  actsOn: 'add-ons on product pages',
  touched: ({ catalog }) => catalog.filter(({ addOns }) => addOns.length > 0).map(({ id }) => id),
  metBy: (fact, product) => fact.kind === 'product-opened' && fact.data.product === product,
  apply: (presentation, { catalog }) => ({
    ...presentation,
    preselected: new Map(catalog.flatMap(({ id, addOns: [first] }) => (first ? [[id, [first.id]]] : []))),
  }),
};
