import type { Font } from '../../storefront/assets.ts';

/** The board's one font. */
export const FONTS: readonly Font[] = [
  { family: 'Outfit', file: '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2' },
];
