/** Fonts that the shop serves itself, so that its pixels don't depend on the machine. */
export const FONTS = [
  {
    family: 'Fraunces',
    path: '/assets/fraunces.woff2',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2',
  },
  {
    family: 'Figtree',
    path: '/assets/figtree.woff2',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  },
] as const;

export const FONT_FACES: string = FONTS.map(
  ({ family, path }) =>
    `@font-face{font-family:${family};src:url(${path}) format("woff2");font-weight:100 900;font-display:block}`,
).join('');
