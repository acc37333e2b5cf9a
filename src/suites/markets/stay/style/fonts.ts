import type { Font } from '../../storefront/assets.ts';

/** One font for what is told, one for what is counted. */
export const FONTS: readonly Font[] = [
  { family: 'Newsreader', file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2' },
  { family: 'Manrope', file: '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2' },
];
