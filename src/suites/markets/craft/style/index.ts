import { BASE } from './base.ts';
import { BENCH } from './bench.ts';
import { FRAME } from './frame.ts';
import { HOME } from './home.ts';
import { PIECE } from './piece.ts';
import { RESULTS } from './results.ts';

export { FONTS } from './fonts.ts';

/** The stylesheet of the craft market. */
export const STYLE: string = [BASE, FRAME, HOME, RESULTS, PIECE, BENCH].join('\n');
