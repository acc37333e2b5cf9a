import type { ProductType } from '../../product-type.ts';
import { ILLUSTRATION_ATTRIBUTES } from './attributes.ts';
import { drawIllustration } from './draw.ts';
import { illustrationPicture, illustrationViews } from './picture.ts';
import { ILLUSTRATION_SETTINGS } from './settings.ts';

/** Illustrations to commission: offers of freelance illustrators, in three packages each. */
export const illustration: ProductType = {
  id: 'illustration',
  market: 'services',
  noun: { one: 'illustration', many: 'illustration offers' },
  department: 'Illustration',
  attributes: ILLUSTRATION_ATTRIBUTES,
  calls: { brand: 'Studio', delivery: 'Can start in' },
  draw: drawIllustration,
  picture: illustrationPicture,
  views: illustrationViews,
  settings: ILLUSTRATION_SETTINGS,
};
