import { embeddedFont } from '../embedded-font.ts';
import { SERIF } from './fonts.ts';

const WIDTH = 288;
const HEIGHT = 52;
const FONT = embeddedFont(SERIF);

/** A button as a printer's block: one solid inking, a hairline inside it, the words left out as paper. */
export function face(label: string): { svg: string; width: number; height: number } {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<style>${FONT}text{font:640 19px "${SERIF.family}";fill:#fdfbf3}</style>
<path d="M6 0h${WIDTH - 12}l6 6v${HEIGHT - 12}l-6 6H6l-6-6V6z" fill="#841740"/>
<path d="M8.5 4.5h${WIDTH - 17}l4 4v${HEIGHT - 17}l-4 4h-${WIDTH - 17}l-4-4v-${HEIGHT - 17}z" fill="none" stroke="#e3b9c4"/>
<text x="${WIDTH / 2}" y="32" text-anchor="middle">${label}</text>
</svg>`;
  return { svg, width: WIDTH, height: HEIGHT };
}
