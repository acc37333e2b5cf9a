import type { Font } from '../../scenario.ts';

/** The face of titles, the ticket and the lit signs. */
export const TITLE: Font = {
  family: 'Outfit',
  file: '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
  weight: '100 900',
};

/** The text face. */
export const TEXT: Font = {
  family: 'Manrope',
  file: '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
  weight: '200 800',
};
