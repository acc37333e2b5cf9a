import type { Attribute } from '../../record.ts';
import { choice, flag, LISTED, number, ON_THE_PAGE } from '../attribute.ts';

export const GLAZES = ['Blue', 'Green', 'Sand', 'White', 'Rose', 'Grey', 'Black', 'Red'] as const;
export const CLAYS = ['Earthenware', 'Stoneware', 'Porcelain'] as const;
export const FINISHES = ['Matte', 'Satin', 'Glossy', 'Speckled'] as const;
export const HANDLES = ['Ear handle', 'Loop handle', 'Strap handle', 'Cane handle'] as const;

/** What is known of a teapot. How much it holds is what the chosen size holds. */
export const TEAPOT_ATTRIBUTES: readonly Attribute[] = [
  number('processing', 'Processing time', 'days', 0, LISTED),
  choice('clay', 'Clay', CLAYS, LISTED),
  choice('colour', 'Glaze colour', GLAZES, LISTED),
  choice('finish', 'Glaze finish', FINISHES, LISTED),
  number('height', 'Height', 'cm', 1, LISTED),
  number('weight', 'Weight', 'g', 0, LISTED),
  number('wall', 'Wall thickness', 'mm', 1, LISTED),
  flag('strainer', 'Strainer included', LISTED),
  flag('dishwasher', 'Dishwasher safe', LISTED),
  number('favourites', 'Favourited by', 'people', 0, LISTED),
  number('capacity', 'Holds', 'ml', 0, ON_THE_PAGE),
  choice('handle', 'Handle', HANDLES, ON_THE_PAGE),
  number('warmth', 'Keeps tea hot for', 'min', 0, ON_THE_PAGE),
  number('opening', 'Lid opening', 'mm', 0, ON_THE_PAGE),
  number('firing', 'Firing temperature', '°C', 0, ON_THE_PAGE),
  number('reclaimed', 'Reclaimed clay', '%', 0, ON_THE_PAGE),
  number('experience', 'Maker’s years at the wheel', 'years', 0, ON_THE_PAGE),
  number('returns', 'Returns accepted within', 'days', 0, ON_THE_PAGE),
  flag('signed', 'Signed by the maker', ON_THE_PAGE),
  flag('plasticFree', 'Packed without plastic', ON_THE_PAGE),
];
