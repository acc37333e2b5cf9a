import type { ProductType } from '../../product-type.ts';
import { ordering } from '../words.ts';
import { LAPTOP_ATTRIBUTES } from './attributes.ts';
import { drawLaptop } from './draw.ts';
import { laptopPicture } from './picture.ts';
import { LAPTOP_SETTINGS } from './settings.ts';

/** Laptops. */
export const laptop: ProductType = {
  id: 'laptop',
  market: 'shop',
  noun: { one: 'laptop', many: 'laptops' },
  department: 'Computers',
  attributes: LAPTOP_ATTRIBUTES,
  draw: drawLaptop,
  picture: laptopPicture,
  settings: ordering(LAPTOP_SETTINGS),
};
