import { BASE } from './base.ts';
import { BASKET } from './basket.ts';
import { DISH } from './dish.ts';
import { FRAME } from './frame.ts';
import { HOME } from './home.ts';
import { RESULTS } from './results.ts';

export { FONTS } from './fonts.ts';

/** Hobwheel's stylesheet. */
export const STYLE: string = [BASE, FRAME, HOME, RESULTS, DISH, BASKET].join('\n');
