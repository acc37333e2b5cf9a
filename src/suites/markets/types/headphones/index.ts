import type { ProductType } from '../../product-type.ts';
import { ordering } from '../words.ts';
import { HEADPHONE_ATTRIBUTES } from './attributes.ts';
import { drawHeadphones } from './draw.ts';
import { headphonesPicture } from './picture.ts';
import { HEADPHONE_SETTINGS } from './settings.ts';

/** Wireless headphones, worn over the ear. */
export const headphones: ProductType = {
  id: 'headphones',
  market: 'shop',
  noun: { one: 'wireless headphones', many: 'wireless headphones' },
  department: 'Audio',
  attributes: HEADPHONE_ATTRIBUTES,
  draw: drawHeadphones,
  picture: headphonesPicture,
  settings: ordering(HEADPHONE_SETTINGS),
};
