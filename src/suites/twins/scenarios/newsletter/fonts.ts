import type { Font } from '../../scenario.ts';

/** The display face, sturdy enough to look pressed into paper. The buttons are set in it too. */
export const SERIF: Font = {
  family: 'Source Serif 4',
  file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  weight: '200 900',
};

/** The text face. */
export const SANS: Font = {
  family: 'Karla',
  file: '@fontsource-variable/karla/files/karla-latin-wght-normal.woff2',
  weight: '200 800',
};
