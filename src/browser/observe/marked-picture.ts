import sharp from 'sharp';
import type { Box } from '../../core/observation.ts';
import { Canvas, type Colour } from './canvas.ts';
import { placeLabel } from './label-place.ts';

/** Colours that are told apart from each other and, with their white labels, from any page. */
const COLOURS: readonly Colour[] = [
  [0xc2, 0x18, 0x5b],
  [0x15, 0x65, 0xc0],
  [0x2e, 0x7d, 0x32],
  [0x6a, 0x1b, 0x9a],
  [0xc4, 0x3e, 0x00],
  [0x00, 0x69, 0x5c],
  [0x4e, 0x34, 0x2e],
  [0x28, 0x35, 0x93],
];
const WHITE: Colour = [255, 255, 255];
const LABEL = { height: 15, digit: 8, padding: 3 } as const;

/** How much of each pixel of a digit is covered, 0 to 255, row by row in a cell of a label. */
type Digit = Uint8Array;

/**
 * Draws boxes and their numbers onto a picture; the page itself never has them. On its pixels, since a vector image of the
 * same takes longer to render than the picture takes to be made.
 */
export async function drawMarks(
  png: Uint8Array,
  marks: readonly { readonly mark: number; readonly box: Box }[],
): Promise<Uint8Array> {
  const { data, info } = await sharp(png).toColourspace('srgb').removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const canvas = new Canvas(data, info.width, info.height);
  const digits = await allDigits();
  for (const { mark, box } of marks) {
    canvas.frame(box, 2, WHITE);
    canvas.frame(box, 1, colourOf(mark));
  }
  const things = marks.map(({ box }) => box);
  for (const { mark, box } of marks) {
    const size = { width: String(mark).length * LABEL.digit + 2 * LABEL.padding, height: LABEL.height };
    const label = placeLabel(box, size, canvas, things);
    things.push(label);
    drawLabel(canvas, label, mark, digits);
  }
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
}

const colourOf = (mark: number): Colour => COLOURS[mark % COLOURS.length] ?? WHITE;

function drawLabel(canvas: Canvas, label: Box, mark: number, digits: readonly Digit[]): void {
  const { x, y, width, height } = label;
  canvas.fill(label, WHITE);
  canvas.fill({ x: x + 1, y: y + 1, width: width - 2, height: height - 2 }, colourOf(mark));
  for (const [at, digit] of [...String(mark)].entries()) {
    const mask = digits[Number(digit)];
    const cell = { x: x + LABEL.padding + at * LABEL.digit, y, width: LABEL.digit, height };
    if (mask) canvas.stamp(cell, mask, WHITE);
  }
}

let rendered: Promise<readonly Digit[]> | undefined;

/** The ten digits, in the fonts of this machine. */
function allDigits(): Promise<readonly Digit[]> {
  rendered ??= Promise.all(Array.from({ length: 10 }, (_, digit) => renderDigit(digit)));
  return rendered;
}

async function renderDigit(digit: number): Promise<Digit> {
  const { digit: width, height } = LABEL;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans Mono, Liberation Mono, monospace" ` +
    `font-size="13" font-weight="bold" fill="#fff"><text x="${width / 2}" y="12" text-anchor="middle">${digit}</text></svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
}
