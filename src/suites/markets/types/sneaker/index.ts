import type { ProductType } from '../../product-type.ts';
import { ordering } from '../words.ts';
import { SNEAKER_ATTRIBUTES } from './attributes.ts';
import { drawSneaker } from './draw.ts';
import { sneakerPicture } from './picture.ts';
import { SNEAKER_SETTINGS } from './settings.ts';

/** Sneakers that somebody owns and somebody else wants. */
export const sneaker: ProductType = {
  id: 'sneaker',
  market: 'kicks',
  noun: { one: 'sneaker', many: 'sneakers' },
  department: 'Sneakers',
  attributes: SNEAKER_ATTRIBUTES,
  calls: { delivery: 'Days to arrive' },
  asksFor: { groups: ['size'] },
  draw: drawSneaker,
  picture: sneakerPicture,
  settings: ordering(SNEAKER_SETTINGS),
};
