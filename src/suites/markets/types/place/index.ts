import type { ProductType, Setting } from '../../product-type.ts';
import { PLACE_ATTRIBUTES } from './attributes.ts';
import { drawPlace } from './draw.ts';
import { placePicture } from './picture.ts';
import { roomPictures } from './rooms.ts';
import { PLACE_SETTINGS } from './settings.ts';

/** Places to stay in a town by the sea. A piece is a night. */
export const place: ProductType = {
  id: 'place',
  market: 'stay',
  noun: { one: 'place', many: 'places' },
  department: 'Skerrimouth',
  attributes: PLACE_ATTRIBUTES,
  calls: { brand: 'Area', delivery: false },
  quantity: { label: 'Nights', one: 'night', many: 'nights' },
  asksFor: { groups: ['guests'], quantity: true },
  draw: drawPlace,
  picture: placePicture,
  views: roomPictures,
  settings: PLACE_SETTINGS.map(booking),
};

/** A setting whose words end by asking for the booking. */
function booking(setting: Setting): Setting {
  return {
    ...setting,
    words: (request) => `${setting.words(request)} Please book it for me; my name and payment are on file.`,
  };
}
