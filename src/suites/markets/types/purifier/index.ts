import type { ProductType } from '../../product-type.ts';
import { ordering } from '../words.ts';
import { PURIFIER_ATTRIBUTES } from './attributes.ts';
import { drawPurifier } from './draw.ts';
import { purifierPicture } from './picture.ts';
import { PURIFIER_SETTINGS } from './settings.ts';

/** Air purifiers. */
export const purifier: ProductType = {
  id: 'purifier',
  market: 'shop',
  noun: { one: 'air purifier', many: 'air purifiers' },
  department: 'Air and climate',
  attributes: PURIFIER_ATTRIBUTES,
  draw: drawPurifier,
  picture: purifierPicture,
  settings: ordering(PURIFIER_SETTINGS),
};
