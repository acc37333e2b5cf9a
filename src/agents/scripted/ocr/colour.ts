import type { Picture } from './picture.ts';

/** How much a channel may differ before two pixels are different colours. */
const SAME = 10;

/** The colour of a pixel, 0xRRGGBB. */
export function colourAt({ width, rgb }: Picture, x: number, y: number): number {
  const i = (y * width + x) * 3;
  return ((rgb[i] ?? 0) << 16) | ((rgb[i + 1] ?? 0) << 8) | (rgb[i + 2] ?? 0);
}

/** Whether two colours look the same. */
export function alike(a: number, b: number): boolean {
  return (
    Math.abs((a >> 16) - (b >> 16)) <= SAME &&
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) <= SAME &&
    Math.abs((a & 255) - (b & 255)) <= SAME
  );
}

/** The most frequent of some colours, and how often it, or one that looks the same, occurs. */
export function commonColour(colours: Iterable<number>): { readonly colour: number; readonly count: number } {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const [colour = 0] = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0]);
  let count = 0;
  for (const [other, times] of counts) if (alike(colour, other)) count += times;
  return { colour, count };
}
