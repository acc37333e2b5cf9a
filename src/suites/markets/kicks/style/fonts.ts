import type { Font } from '../../storefront/assets.ts';

/** Fonts of the market: a wide round one that shouts, and one that counts. */
export const FONTS: readonly Font[] = [
  { family: 'Outfit', file: '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2' },
  { family: 'Inter', file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2' },
];
