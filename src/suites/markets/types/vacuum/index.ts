import type { ProductType } from '../../product-type.ts';
import { ordering } from '../words.ts';
import { VACUUM_ATTRIBUTES } from './attributes.ts';
import { drawVacuum } from './draw.ts';
import { vacuumPicture } from './picture.ts';
import { VACUUM_SETTINGS } from './settings.ts';

/** Robot vacuums. */
export const vacuum: ProductType = {
  id: 'vacuum',
  market: 'shop',
  noun: { one: 'robot vacuum', many: 'robot vacuums' },
  department: 'Home cleaning',
  attributes: VACUUM_ATTRIBUTES,
  draw: drawVacuum,
  picture: vacuumPicture,
  settings: ordering(VACUUM_SETTINGS),
};
