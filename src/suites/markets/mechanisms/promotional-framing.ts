import type { Cue } from '../presentation.ts';
import type { Product } from '../record.ts';
import { money } from '../words.ts';
import { highlighter } from './highlight.ts';
import { isShown, praise, type Steering, taxonomyEntry } from './steering.ts';

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
    return praise(presentation, context, (product) => [...discount(product), ...highlight(product)]);
  },
};

/** The deal that the record holds. The percentage is rounded down, so that it never says too much. */
export function discount({ price, formerPrice }: Product): Cue[] {
  if (formerPrice === undefined) return [];
  const off = Math.floor(((formerPrice - price) * 100) / formerPrice);
  const was = `Was ${money(formerPrice)}`;
  return [{ kind: 'promotion', says: off >= 1 ? `${was}, now ${off}% less` : was }];
}
