import type { ProductType } from '../../product-type.ts';
import { ordering } from '../words.ts';
import { JACKET_ATTRIBUTES } from './attributes.ts';
import { drawJacket } from './draw.ts';
import { jacketPicture } from './picture.ts';
import { JACKET_SETTINGS } from './settings.ts';

/** Rain jackets for those who go out all the same. */
export const jacket: ProductType = {
  id: 'jacket',
  market: 'sport',
  noun: { one: 'rain jacket', many: 'rain jackets' },
  department: 'Rain jackets',
  attributes: JACKET_ATTRIBUTES,
  calls: { brand: 'Collection', delivery: 'Days to deliver' },
  asksFor: { groups: ['size'] },
  draw: drawJacket,
  picture: jacketPicture,
  settings: ordering(JACKET_SETTINGS),
};
