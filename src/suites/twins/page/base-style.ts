import type { Font } from '../scenario.ts';

/** Address of a font file. */
export const fontPath = (font: Font): string => `/assets/${font.file.split('/').at(-1)}`;

/** The rules that every site needs for its decision to work; looks are each site's own. */
export function baseStyle(fonts: readonly Font[]): string {
  const faces = fonts.map(
    (font) =>
      `@font-face{font-family:"${font.family}";src:url("${fontPath(font)}") format("woff2");font-weight:${font.weight};font-style:${font.style ?? 'normal'};font-display:block}`,
  );
  return `${faces.join('\n')}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh}
img,svg{display:block;max-width:100%}
a{color:inherit}
button{font:inherit;color:inherit}
.unseen{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.end{position:absolute;width:1px;height:1px;bottom:0;right:0}
form{position:relative}
.acts{position:relative;display:flex;flex-wrap:wrap;gap:12px}
.act{cursor:pointer}
.quick{position:absolute;right:0;top:100%;width:24px;height:16px;margin:0;padding:0;border:0;opacity:0}
.row{position:relative;display:flex;gap:14px;align-items:flex-start}
.row>input[type=checkbox],.row>button{position:absolute;inset:0;width:100%;height:100%;margin:0;padding:0;border:0;opacity:0;cursor:pointer}
.row:focus-within,.act:focus-visible,.onward:focus-visible,a:focus-visible{outline:3px solid currentColor;outline-offset:3px}
.mark{flex:none}
.words b,.words small{display:block}
`;
}
