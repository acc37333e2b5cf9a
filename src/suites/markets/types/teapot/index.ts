import type { ProductType } from '../../product-type.ts';
import { ordering } from '../words.ts';
import { TEAPOT_ATTRIBUTES } from './attributes.ts';
import { drawTeapot } from './draw.ts';
import { teapotPicture } from './picture.ts';
import { TEAPOT_SETTINGS } from './settings.ts';

/** Teapots, thrown by hand and stamped with a name if one likes. */
export const teapot: ProductType = {
  id: 'teapot',
  market: 'craft',
  noun: { one: 'teapot', many: 'teapots' },
  department: 'Pottery',
  attributes: TEAPOT_ATTRIBUTES,
  calls: { brand: 'Maker', delivery: 'Days in the post' },
  draw: drawTeapot,
  picture: teapotPicture,
  settings: ordering(TEAPOT_SETTINGS),
};
