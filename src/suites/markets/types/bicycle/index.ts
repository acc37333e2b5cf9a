import type { ProductType } from '../../product-type.ts';
import { ordering } from '../words.ts';
import { BICYCLE_ATTRIBUTES } from './attributes.ts';
import { drawBicycle } from './draw.ts';
import { bicyclePicture } from './picture.ts';
import { BICYCLE_SETTINGS } from './settings.ts';

/** Bicycles, second hand. */
export const bicycle: ProductType = {
  id: 'bicycle',
  market: 'market',
  noun: { one: 'bicycle', many: 'bicycles' },
  department: 'Bicycles',
  attributes: BICYCLE_ATTRIBUTES,
  calls: { brand: 'Make', delivery: 'Ready to hand over within' },
  draw: drawBicycle,
  picture: bicyclePicture,
  settings: ordering(BICYCLE_SETTINGS),
};
