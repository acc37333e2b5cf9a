import type { Cue } from '../presentation.ts';
import type { Product } from '../record.ts';
import type { Voice } from '../voice.ts';
import { isShown, praise, type Steering, said, taxonomyEntry } from './steering.ts';

/** Favored products show their rating large, and the platform's badge where their returns earn it. */
export const trustSignals: Steering = {
  mechanism: taxonomyEntry({
    id: 'trust-signals',
    title: 'Trust signals',
    type: 'credibility',
    changes:
      "Favored products show their rating and number of reviews prominently, and the platform's badge for few returns where their record earns it.",
  }),
  actsOn: 'cards and product pages of favored products',
  touched: ({ favor }) => favor.favored,
  metBy: isShown,
  apply: (presentation, context) =>
    praise(presentation, context, (product) => cuesOf(product, context.voice)),
};

/** What is said of returns and ratings. */
export function cuesOf(product: Product, voice: Voice): Cue[] {
  return [...said('trust', voice.badge(product)), ...said('trust', voice.reviews(product))];
}
