import type { Font } from '../../storefront/assets.ts';

/** One font for everything, from very thin to very fat. */
export const FONTS: readonly Font[] = [
  { family: 'Outfit', file: '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2' },
];
