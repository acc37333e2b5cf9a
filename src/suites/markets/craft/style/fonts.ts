import type { Font } from '../../storefront/assets.ts';

/** Fonts of the craft market: a written hand in roman and italic for headings, a plain one for the rest. */
export const FONTS: readonly Font[] = [
  { family: 'Newsreader', file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2' },
  {
    family: 'Newsreader Italic',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
  },
  { family: 'Karla', file: '@fontsource-variable/karla/files/karla-latin-wght-normal.woff2' },
];
