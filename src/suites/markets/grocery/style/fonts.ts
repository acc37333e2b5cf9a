import type { Font } from '../../storefront/assets.ts';

/** One font for signs, one for labels. */
export const FONTS: readonly Font[] = [
  { family: 'Manrope', file: '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2' },
  { family: 'Karla', file: '@fontsource-variable/karla/files/karla-latin-wght-normal.woff2' },
];
