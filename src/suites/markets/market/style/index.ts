import { AD } from './ad.ts';
import { BASE } from './base.ts';
import { DEAL } from './deal.ts';
import { FRAME } from './frame.ts';
import { HOME } from './home.ts';
import { RESULTS } from './results.ts';

export { FONTS } from './fonts.ts';

/** The board's stylesheet. */
export const STYLE: string = [BASE, FRAME, HOME, RESULTS, AD, DEAL].join('\n');
