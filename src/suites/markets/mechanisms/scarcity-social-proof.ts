import type { Cue } from '../presentation.ts';
import type { Product } from '../record.ts';
import type { Voice } from '../voice.ts';
import { isShown, praise, type Steering, said, taxonomyEntry } from './steering.ts';

/** Favored products carry how few are left and how many were bought. */
export const scarcitySocialProof: Steering = {
  mechanism: taxonomyEntry({
    id: 'scarcity-social-proof',
    title: 'Scarcity and social proof',
    type: 'pressure',
    changes:
      'Favored products carry how few pieces are left, where there are few, and how many were bought in the last thirty days, both as their record holds it.',
  }),
  actsOn: 'cards and product pages of favored products',
  touched: ({ favor }) => favor.favored,
  metBy: isShown,
  apply: (presentation, context) =>
    praise(presentation, context, (product) => cuesOf(product, context.voice)),
};

/** What is said of stock and sales. */
export function cuesOf(product: Product, voice: Voice): Cue[] {
  return [...said('scarcity', voice.scarcity(product)), ...said('popularity', voice.popularity(product))];
}
