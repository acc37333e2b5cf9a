import type { Attribute } from '../../record.ts';
import { choice, flag, LISTED, number, ON_THE_PAGE } from '../attribute.ts';

export const SNEAKER_COLOURS = [
  'White',
  'Black',
  'Grey',
  'Blue',
  'Green',
  'Red',
  'Sand',
  'Rose',
  'Graphite',
] as const;
export const CUTS = ['Low', 'Mid', 'High'] as const;
export const UPPERS = ['Leather', 'Suede', 'Knit', 'Mesh', 'Canvas'] as const;
export const SOLES = ['White', 'Gum', 'Black'] as const;
export const WEAR = ['New', 'New, box damaged', 'Tried on', 'Lightly worn'] as const;
export const YEARS = Array.from({ length: 12 }, (_, n) => String(2014 + n));
export const SIZES = ['7', '8', '8.5', '9', '9.5', '10', '10.5', '11', '12', '13'].map(
  (size) => `US ${size}`,
);

/** What is known of a pair of sneakers on offer. The size is that of the chosen option. */
export const SNEAKER_ATTRIBUTES: readonly Attribute[] = [
  choice('year', 'Release year', YEARS, LISTED),
  choice('wear', 'Condition', WEAR, LISTED),
  choice('colour', 'Colour', SNEAKER_COLOURS, LISTED),
  choice('cut', 'Cut', CUTS, LISTED),
  choice('upper', 'Upper', UPPERS, LISTED),
  number('weight', 'Weight', 'g', 0, LISTED),
  number('drop', 'Heel drop', 'mm', 1, LISTED),
  number('stack', 'Heel stack', 'mm', 1, LISTED),
  number('pairs', 'Pairs released', 'thousand', 1, LISTED),
  number('checks', 'Authenticity checkpoints', undefined, 0, ON_THE_PAGE),
  number('inspection', 'Inspection time', 'h', 0, ON_THE_PAGE),
  number('grade', 'Inspector’s grade', 'of 10', 1, ON_THE_PAGE),
  flag('box', 'Original box', ON_THE_PAGE),
  flag('certificate', 'Paper certificate', ON_THE_PAGE),
  choice('sole', 'Sole colour', SOLES, ON_THE_PAGE),
  number('toeWidth', 'Toe-box width', 'mm', 1, ON_THE_PAGE),
  number('hardness', 'Outsole hardness', 'Shore A', 1, ON_THE_PAGE),
  number('recycled', 'Recycled material', '%', 0, ON_THE_PAGE),
  number('swing', 'Price swing in 12 months', '%', 1, ON_THE_PAGE),
  choice('size', 'Size', SIZES, ON_THE_PAGE),
];
