import type { Font } from '../../storefront/assets.ts';

/** Fonts of the shop: one for what is said, one for what is counted. */
export const FONTS: readonly Font[] = [
  { family: 'Fraunces', file: '@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2' },
  { family: 'Figtree', file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2' },
];
