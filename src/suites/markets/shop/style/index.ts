import { BASE } from './base.ts';
import { CART } from './cart.ts';
import { FRAME } from './frame.ts';
import { HOME } from './home.ts';
import { PRODUCT } from './product.ts';
import { RESULTS } from './results.ts';

export { FONTS } from './fonts.ts';

/** The shop's stylesheet. */
export const STYLE: string = [BASE, FRAME, HOME, RESULTS, PRODUCT, CART].join('\n');
