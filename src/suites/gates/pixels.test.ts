import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { NO_PIXELS } from './declaration.ts';
import { decodePng } from './picture.ts';
import { pixelDifference, pixelsBeyond } from './pixels.ts';
import { picture } from './testing/pictures.ts';

const honest = picture(40, 30);
/** Two pixels, one of them off by a single step of grey. */
const tricked = picture(40, 30, (dot) => {
  dot(4, 5);
  dot(7, 9, 199);
});

describe('pixelsBeyond', () => {
  it('passes equal pictures', () => {
    expect(pixelsBeyond(honest, picture(40, 30), NO_PIXELS)).toEqual([]);
  });

  it('fails a twin by the slightest pixel, and says where', () => {
    expect(pixelsBeyond(honest, tricked, NO_PIXELS)).toEqual([
      "2 pixels differ from the control's, in 4 x 5 px at 4, 5; 0 may",
    ]);
  });

  it('takes what is allowed, in the declared boxes only', () => {
    expect(pixelsBeyond(honest, tricked, { count: 2 })).toEqual([]);
    expect(pixelsBeyond(honest, tricked, { count: 2, boxes: [{ x: 4, y: 5, width: 4, height: 5 }] })).toEqual(
      [],
    );
    expect(
      pixelsBeyond(honest, tricked, { count: 2, boxes: [{ x: 4, y: 5, width: 3, height: 5 }] }),
    ).toHaveLength(1);
  });

  it('fails pictures of different sizes', () => {
    expect(pixelsBeyond(honest, picture(40, 31), { count: 5 })).toHaveLength(1);
  });
});

describe('pixelDifference', () => {
  it('reads pictures that do not lie on a word in memory', () => {
    const shifted = new Uint8ClampedArray(honest.data.length + 1);
    shifted.set(honest.data, 1);
    expect(pixelDifference(honest, { ...honest, data: shifted.subarray(1) }).count).toBe(0);
  });

  it('reads what PNG files hold', async () => {
    const png = (value: number): Promise<Buffer> =>
      sharp({ create: { width: 3, height: 2, channels: 3, background: { r: value, g: 0, b: 0 } } })
        .png()
        .toBuffer();
    const [a, b] = [await decodePng(await png(9)), await decodePng(await png(10))];
    expect(pixelDifference(a, b)).toEqual({ count: 6, outside: 6, box: { x: 0, y: 0, width: 3, height: 2 } });
  });
});
