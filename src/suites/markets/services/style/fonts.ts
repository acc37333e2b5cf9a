import type { Font } from '../../storefront/assets.ts';

/** Fonts of the market: a bookish one, upright and italic, for what is said, and a plain one for what is to be worked. */
export const FONTS: readonly Font[] = [
  {
    family: 'Newsreader',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
  },
  {
    family: 'Newsreader Italic',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2',
  },
  { family: 'Karla', file: '@fontsource-variable/karla/files/karla-latin-wght-normal.woff2' },
];
