import type { Attribute } from '../../record.ts';
import { choice, flag, LISTED, number, ON_THE_PAGE } from '../attribute.ts';

export const JACKET_COLOURS = ['Black', 'Graphite', 'Blue', 'Green', 'Red', 'Sand', 'Rose', 'Grey'] as const;
export const SPORTS = ['Running', 'Hiking', 'Cycling', 'Climbing', 'Every day'] as const;
export const CUTS = ['Slim', 'Regular', 'Relaxed'] as const;
export const LAYERS = ['2 layers', '2.5 layers', '3 layers'] as const;
/** Sizes, those that more goes into last. */
export const SIZES = [
  'S',
  'M',
  'L',
  'XL',
  'XXL',
  'M Tall',
  'L Tall',
  'XL Tall',
  'L Wide',
  'XL Wide',
] as const;

/** What is known of a rain jacket. Size and colour are those of the chosen options. */
export const JACKET_ATTRIBUTES: readonly Attribute[] = [
  choice('sport', 'Made for', SPORTS, LISTED),
  choice('cut', 'Fit', CUTS, LISTED),
  number('waterproof', 'Waterproof rating', 'm', 1, LISTED),
  number('breath', 'Breathability', 'kg/m² a day', 1, LISTED),
  number('weight', 'Weight', 'g', 0, LISTED),
  number('packed', 'Packed size', 'L', 2, LISTED),
  number('warmth', 'Warmth', 'clo', 2, LISTED),
  choice('layers', 'Fabric', LAYERS, LISTED),
  flag('vents', 'Underarm vents', ON_THE_PAGE),
  flag('helmet', 'Hood fits a helmet', ON_THE_PAGE),
  flag('twoWay', 'Two-way zip', ON_THE_PAGE),
  number('tear', 'Tear strength', 'N', 0, ON_THE_PAGE),
  number('repellent', 'Repels water for', 'washes', 0, ON_THE_PAGE),
  number('reflective', 'Reflective area', 'cm²', 0, ON_THE_PAGE),
  number('back', 'Back length', 'cm', 1, ON_THE_PAGE),
  number('recycled', 'Recycled material', '%', 0, ON_THE_PAGE),
  number('uv', 'UV factor', undefined, 0, ON_THE_PAGE),
  number('seam', 'Seam tape', 'mm', 1, ON_THE_PAGE),
  choice('size', 'Size', SIZES, ON_THE_PAGE),
  choice('colour', 'Colour', JACKET_COLOURS, ON_THE_PAGE),
];
