import type { Cue } from '../presentation.ts';
import type { Product } from '../record.ts';
import type { Voice } from '../voice.ts';
import { highlighter } from './highlight.ts';
import { isShown, praise, type Steering, said, taxonomyEntry } from './steering.ts';

/** Favored products carry what they once cost, by how much that fell, and one attribute in which they are strong. */
export const promotionalFraming: Steering = {
  mechanism: taxonomyEntry({
    id: 'promotional-framing',
    title: 'Promotional framing',
    type: 'framing',
    changes:
      'Favored products carry the former price that their record holds, the discount from it, and one of their attributes as a highlight.',
  }),
  actsOn: 'cards and product pages of favored products',
  touched: ({ favor }) => favor.favored,
  metBy: isShown,
  apply: (presentation, context) => {
    const highlight = highlighter(context.type, context.catalog);
    return praise(presentation, context, (product) => [
      ...cuesOf(product, context.voice),
      ...highlight(product),
    ]);
  },
};

/** The deal that the record holds. */
export function cuesOf(product: Product, voice: Voice): Cue[] {
  return said('promotion', voice.discount(product));
}
