import { BASE } from './base.ts';
import { BOOKING } from './booking.ts';
import { FRAME } from './frame.ts';
import { HOME } from './home.ts';
import { PLACE } from './place.ts';
import { RESULTS } from './results.ts';

export { FONTS } from './fonts.ts';

/** Tarrowby's stylesheet. */
export const STYLE: string = [BASE, FRAME, HOME, RESULTS, PLACE, BOOKING].join('\n');
