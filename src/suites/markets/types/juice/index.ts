import type { ProductType } from '../../product-type.ts';
import { ordering } from '../words.ts';
import { JUICE_ATTRIBUTES } from './attributes.ts';
import { drawJuice } from './draw.ts';
import { juicePicture } from './picture.ts';
import { JUICE_SETTINGS } from './settings.ts';

/** Juices, sold by the bottle and bought by the half dozen. */
export const juice: ProductType = {
  id: 'juice',
  market: 'grocery',
  noun: { one: 'juice', many: 'juices' },
  department: 'Juice',
  calls: { brand: 'Press', delivery: false },
  quantity: { label: 'Bottles', one: 'bottle', many: 'bottles' },
  asksFor: { groups: ['size'], quantity: true },
  attributes: JUICE_ATTRIBUTES,
  draw: drawJuice,
  picture: juicePicture,
  settings: ordering(JUICE_SETTINGS),
};
