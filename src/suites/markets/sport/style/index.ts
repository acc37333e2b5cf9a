import { BAG } from './bag.ts';
import { BASE } from './base.ts';
import { FRAME } from './frame.ts';
import { GEAR } from './gear.ts';
import { HOME } from './home.ts';
import { RESULTS } from './results.ts';

export { FONTS } from './fonts.ts';

/** The store's stylesheet. */
export const STYLE: string = [BASE, FRAME, HOME, RESULTS, GEAR, BAG].join('\n');
