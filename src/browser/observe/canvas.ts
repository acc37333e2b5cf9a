import type { Box } from '../../core/observation.ts';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** Draws onto a picture's pixels: three bytes each, row by row. What lies beyond its edges is not drawn. */
export class Canvas {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;

  /** @throws RangeError when there are not three bytes for each pixel */
  constructor(pixels: Uint8Array, width: number, height: number) {
    if (pixels.length !== width * height * 3)
      throw new RangeError(
        `${width} x ${height} pixels have ${width * height * 3} bytes, not ${pixels.length}.`,
      );
    this.pixels = pixels;
    this.width = width;
    this.height = height;
  }

  fill(area: Box, colour: Colour): void {
    const [left, right] = [edge(area.x, this.width), edge(area.x + area.width, this.width)];
    const bottom = edge(area.y + area.height, this.height);
    for (let y = edge(area.y, this.height); y < bottom; y++)
      for (let x = left; x < right; x++) this.#set((y * this.width + x) * 3, colour);
  }

  /** The outline of an area, so many pixels to either side of its edge. */
  frame({ x, y, width, height }: Box, reach: number, colour: Colour): void {
    const across = { x: x - reach, width: width + 2 * reach };
    const down = { y: y - reach, height: height + 2 * reach };
    const thick = 2 * reach;
    this.fill({ ...across, y: y - reach, height: thick }, colour);
    this.fill({ ...across, y: y + height - reach, height: thick }, colour);
    this.fill({ ...down, x: x - reach, width: thick }, colour);
    this.fill({ ...down, x: x + width - reach, width: thick }, colour);
  }

  /** A colour through a mask that says of each pixel of a whole-numbered area how much of it is covered, 0 to 255. */
  stamp(area: Box, mask: Uint8Array, colour: Colour): void {
    for (let row = 0; row < area.height; row++) {
      for (let column = 0; column < area.width; column++) {
        const [x, y] = [area.x + column, area.y + row];
        if (x < 0 || y < 0 || x >= this.width || y >= this.height) continue;
        const share = (mask[row * area.width + column] ?? 0) / 255;
        const at = (y * this.width + x) * 3;
        for (const [channel, value] of colour.entries()) {
          const under = this.pixels[at + channel] ?? 0;
          this.pixels[at + channel] = Math.round(under + (value - under) * share);
        }
      }
    }
  }

  #set(at: number, [red, green, blue]: Colour): void {
    this.pixels[at] = red;
    this.pixels[at + 1] = green;
    this.pixels[at + 2] = blue;
  }
}

/** The nearest whole pixel within the picture. A box may be of any size. */
const edge = (at: number, size: number): number => Math.min(size, Math.max(0, Math.round(at)));
