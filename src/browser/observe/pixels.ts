import type { CDPSession } from 'playwright-core';
import sharp from 'sharp';
import type { Box } from '../../core/observation.ts';

/**
 * A picture of the viewport: png without loss and fast to make, or jpeg for plain records. Nothing of the page is touched.
 */
export async function capture(session: CDPSession, format: 'png' | 'jpeg'): Promise<Uint8Array> {
  const { data } = await session.send('Page.captureScreenshot', {
    format,
    ...(format === 'png' ? { optimizeForSpeed: true } : { quality: 80 }),
  });
  return Buffer.from(data, 'base64');
}

/** Colours that are told apart from each other and, with their white labels, from any page. */
const COLOURS = [
  '#c2185b',
  '#1565c0',
  '#2e7d32',
  '#6a1b9a',
  '#c43e00',
  '#00695c',
  '#4e342e',
  '#283593',
] as const;
const LABEL = { height: 15, digit: 8, padding: 3 } as const;

function svgOf(marks: readonly { mark: number; box: Box }[], width: number, height: number): string {
  const shapes = marks.map(({ mark, box }) => {
    const colour = COLOURS[mark % COLOURS.length];
    const wide = String(mark).length * LABEL.digit + 2 * LABEL.padding;
    const left = Math.min(Math.max(0, box.x), width - wide);
    // Above the box, so that the label hides nothing of it; inside where there is no room above.
    const top = box.y >= LABEL.height ? box.y - LABEL.height : Math.max(0, box.y);
    return (
      `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="none" stroke="#fff" stroke-width="4"/>` +
      `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="none" stroke="${colour}" stroke-width="2"/>` +
      `<rect x="${left}" y="${top}" width="${wide}" height="${LABEL.height}" fill="${colour}" stroke="#fff" stroke-width="1"/>` +
      `<text x="${left + wide / 2}" y="${top + 12}" text-anchor="middle">${mark}</text>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `font-family="DejaVu Sans Mono, Liberation Mono, monospace" font-size="13" font-weight="bold" fill="#fff">${shapes.join('')}</svg>`
  );
}

/** Draws boxes and their numbers onto a picture; the page itself never has them. */
export async function drawMarks(
  png: Uint8Array,
  marks: readonly { readonly mark: number; readonly box: Box }[],
): Promise<Uint8Array> {
  const { width, height } = await sharp(png).metadata();
  const overlay = Buffer.from(svgOf(marks, width, height));
  return sharp(png)
    .composite([{ input: overlay }])
    .png({ compressionLevel: 3 })
    .toBuffer();
}
