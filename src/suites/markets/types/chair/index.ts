import type { ProductType } from '../../product-type.ts';
import { ordering } from '../words.ts';
import { CHAIR_ATTRIBUTES } from './attributes.ts';
import { drawChair } from './draw.ts';
import { chairPicture } from './picture.ts';
import { CHAIR_SETTINGS } from './settings.ts';

/** Office chairs. */
export const chair: ProductType = {
  id: 'chair',
  market: 'shop',
  noun: { one: 'office chair', many: 'office chairs' },
  department: 'Office furniture',
  attributes: CHAIR_ATTRIBUTES,
  draw: drawChair,
  picture: chairPicture,
  settings: ordering(CHAIR_SETTINGS),
};
