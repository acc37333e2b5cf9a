import { embeddedFont } from '../embedded-font.ts';
import { TITLE } from './fonts.ts';

const WIDTH = 352;
const HEIGHT = 56;
const FONT = embeddedFont(TITLE);

/** A button as a lit sign over a cinema's door: a milk-glass pane in a dark frame. */
export function face(label: string): { svg: string; width: number; height: number } {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<style>${FONT}text{font:560 19px "${TITLE.family}";letter-spacing:.01em;fill:#17120a}</style>
<rect width="${WIDTH}" height="${HEIGHT}" rx="7" fill="#3a3128"/>
<rect x="3" y="3" width="${WIDTH - 6}" height="${HEIGHT - 6}" rx="4.5" fill="#fff1d2"/>
<text x="${WIDTH / 2}" y="35" text-anchor="middle">${label}</text>
</svg>`;
  return { svg, width: WIDTH, height: HEIGHT };
}
