import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Box } from '../../core/observation.ts';
import { drawMarks } from './marked-picture.ts';

const [WIDTH, HEIGHT] = [200, 120];
const GREY = [128, 128, 128];
const WHITE = [255, 255, 255];
/** The colour of the first mark. */
const BLUE = [0x15, 0x65, 0xc0];

const blank = (channels: 3 | 4 = 3): Promise<Buffer> =>
  sharp({
    create: { width: WIDTH, height: HEIGHT, channels, background: { r: 128, g: 128, b: 128, alpha: 1 } },
  })
    .png()
    .toBuffer();

async function drawn(marks: readonly { mark: number; box: Box }[], channels: 3 | 4 = 3) {
  const { data, info } = await sharp(await drawMarks(await blank(channels), marks))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: WIDTH, height: HEIGHT, channels: 3 });
  return (x: number, y: number): number[] => [...data.subarray((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)];
}

test.each([3, 4] as const)(
  'a frame in its colour with white around, and nothing within (%i channels)',
  async (channels) => {
    const at = await drawn([{ mark: 1, box: { x: 50, y: 40, width: 60, height: 30 } }], channels);
    expect([at(80, 39), at(80, 40), at(50, 60), at(109, 60), at(80, 69)]).toEqual(Array(5).fill(BLUE));
    expect([at(80, 38), at(80, 41), at(48, 60), at(111, 60), at(80, 71)]).toEqual(Array(5).fill(WHITE));
    expect([at(80, 55), at(20, 20), at(130, 60)]).toEqual(Array(3).fill(GREY));
  },
);

test('a label above with a white number on the colour; each number looks another way', async () => {
  const labels = await Promise.all(
    [1, 9, 17, 89].map(async (mark) => {
      const at = await drawn([{ mark, box: { x: 50, y: 40, width: 60, height: 30 } }]);
      const pixels = Array.from({ length: 13 * 20 }, (_, i) => at(51 + (i % 20), 26 + Math.floor(i / 20)));
      const whites = pixels.filter((pixel) => pixel.every((value) => value > 200)).length;
      expect(whites).toBeGreaterThan(8);
      expect(pixels.some((pixel) => String(pixel) === String(BLUE))).toBe(true);
      return JSON.stringify(pixels);
    }),
  );
  expect(new Set(labels).size).toBe(4);
});

test('boxes may be anywhere and of any size', async () => {
  const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  await fc.assert(
    fc.asyncProperty(number, number, number, number, fc.nat(), async (x, y, width, height, mark) => {
      await drawn([{ mark, box: { x, y, width, height } }]);
    }),
    { numRuns: 30 },
  );
});
