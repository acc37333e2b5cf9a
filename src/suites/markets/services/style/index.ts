import { BASE } from './base.ts';
import { FRAME } from './frame.ts';
import { HOME } from './home.ts';
import { OFFER } from './offer.ts';
import { ORDER } from './order.ts';
import { RESULTS } from './results.ts';

export { FONTS } from './fonts.ts';

/** The market's stylesheet. */
export const STYLE: string = [BASE, FRAME, HOME, RESULTS, OFFER, ORDER].join('\n');
