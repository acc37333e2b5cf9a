import { assetsOf } from '../storefront/assets.ts';
import { FONTS, STYLE } from './style/index.ts';

/** What the market serves as it is. */
export const assets = assetsOf(STYLE, FONTS);
