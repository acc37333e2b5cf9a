import { BASE } from './base.ts';
import { BASKET } from './basket.ts';
import { FRAME } from './frame.ts';
import { ITEM } from './item.ts';
import { SHELVES } from './shelves.ts';

export { FONTS } from './fonts.ts';

/** Oatbarrow's stylesheet. */
export const STYLE: string = [BASE, FRAME, SHELVES, ITEM, BASKET].join('\n');
