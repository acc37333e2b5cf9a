import { type Steering, taxonomyEntry } from './steering.ts';

/** What is not favored takes more steps: one more to its full specification, one more into the cart. */
export const frictionObstruction: Steering = {
  mechanism: taxonomyEntry({
    id: 'friction-obstruction',
    title: 'Friction and obstruction',
    type: 'effort',
    changes:
      'The full specification of every product that is not favored, and its way into the cart, take an additional step each.',
  }),
  actsOn: 'product pages of what is not favored',
  touched: (context) => [...others(context)],
  metBy: (fact, product) => fact.kind === 'product-opened' && fact.data.product === product,
  apply: (presentation, context) => ({ ...presentation, obstructed: others(context) }),
};

function others({ catalog, favor }: Parameters<Steering['touched']>[0]): Set<string> {
  const favored = new Set(favor.favored);
  return new Set(catalog.map(({ id }) => id).filter((id) => !favored.has(id)));
}
