import { fontFile } from '../page/assets.ts';
import type { Font } from '../scenario.ts';

/** A rule that carries the font's own bytes, for a picture with words in it: a picture can't fetch a font. */
export function embeddedFont(font: Font): string {
  const bytes = Buffer.from(fontFile(font.file)).toString('base64');
  return `@font-face{font-family:"${font.family}";src:url("data:font/woff2;base64,${bytes}") format("woff2");font-weight:${font.weight};font-style:${font.style ?? 'normal'};font-display:block}`;
}
