import { type Random, random, seedFrom } from '../../../../core/random.ts';
import type { Product } from '../../record.ts';
import { scene } from '../svg.ts';
import { type Brush, brushFor } from './brush.ts';
import { portrait } from './portrait.ts';
import { creature, gathering, house, plant } from './works.ts';

/**
 * A sample of the illustrator's work with a portrait in its upper right: in the technique and the leading colour, with the
 * background and as many figures as the record says.
 */
export function illustrationPicture(product: Product): string {
  const { attributes, seller, name } = product;
  const { brush, chance } = handOf(product);
  const { background } = attributes;
  const figures = Number(attributes.figures) || 1;
  return scene(name, gathering(brush, chance, { background, figures }), portrait(seller, brush));
}

/** More of the portfolio, in the same hand. */
export function illustrationViews(product: Product): readonly string[] {
  const { brush, chance } = handOf(product);
  return chance.shuffle([plant, creature, house]).map((work) => scene(product.name, work(brush, chance)));
}

const handOf = ({ id, attributes }: Product): { readonly brush: Brush; readonly chance: Random } => ({
  brush: brushFor(attributes.style, attributes.colour),
  chance: random(seedFrom('works', id)),
});
