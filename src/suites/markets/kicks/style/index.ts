import { BAG } from './bag.ts';
import { BASE } from './base.ts';
import { FRAME } from './frame.ts';
import { HOME } from './home.ts';
import { PAIR } from './pair.ts';
import { RESULTS } from './results.ts';

export { FONTS } from './fonts.ts';

/** The market's stylesheet. */
export const STYLE: string = [BASE, FRAME, HOME, RESULTS, PAIR, BAG].join('\n');
