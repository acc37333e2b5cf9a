import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patchesOf } from './components.ts';
import { detectText } from './detect.ts';
import { frameAround } from './frame.ts';
import { byteTable, decodePicture, type Picture, samplePlanes } from './picture.ts';
import { recognise } from './recognise.ts';
import { splitBox } from './split.ts';

const picture = (width: number, height: number, at: (x: number, y: number) => number): Picture => {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rgb.fill(at(x, y), (y * width + x) * 3, (y * width + x) * 3 + 3);
  return { width, height, rgb };
};
const inside = (
  x: number,
  y: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
) => x >= left && x < right && y >= top && y < bottom;

describe('patchesOf', () => {
  it('joins by edges and corners, and keeps the rest apart', () => {
    const map = Float32Array.from('1100100010'.split('').map((c) => Number(c) * 0.8));
    expect(patchesOf(map, 5, 2, 0.3).map(({ box, pixels }) => ({ ...box, pixels }))).toEqual([
      { x: 0, y: 0, width: 2, height: 1, pixels: 2 },
      { x: 3, y: 0, width: 2, height: 2, pixels: 2 },
    ]);
  });

  it('puts each pixel above the threshold into exactly one patch', () => {
    fc.assert(
      fc.property(
        fc.array(fc.float({ min: 0, max: 1, noNaN: true }), { minLength: 12, maxLength: 60 }),
        (values) => {
          const height = Math.floor(values.length / 4);
          const map = Float32Array.from(values.slice(0, height * 4));
          const covered = patchesOf(map, 4, height, 0.3).reduce((sum, { pixels }) => sum + pixels, 0);
          expect(covered).toBe(map.filter((value) => value > Math.fround(0.3)).length);
        },
      ),
    );
  });
});

describe('samplePlanes', () => {
  const identity = [0, 1, 2].map(() => byteTable(0, 1 / 255));

  it('gives the pixels themselves at their own size, and repeats the border beyond it', () => {
    const source = picture(3, 2, (x, y) => 10 * y + x);
    const planes = samplePlanes(
      source,
      { x: 0, y: 0, width: 4, height: 3 },
      { width: 4, height: 3 },
      identity,
    );
    expect([...planes.slice(0, 12)].map(Math.round)).toEqual([0, 1, 2, 2, 10, 11, 12, 12, 10, 11, 12, 12]);
  });

  it('mixes neighbours when it enlarges, and never leaves the range of the pixels', () => {
    const source = picture(2, 1, (x) => x * 100);
    const planes = samplePlanes(
      source,
      { x: 0, y: 0, width: 2, height: 1 },
      { width: 4, height: 1 },
      identity,
    );
    expect([...planes.slice(0, 4)].map(Math.round)).toEqual([0, 25, 75, 100]);
  });
});

describe('detectText', () => {
  it('grows what the model marks, and keeps it inside the picture', async () => {
    const source = picture(100, 40, () => 255);
    const boxes = await detectText(source, async (_planes, width, height) => {
      expect([width, height]).toEqual([128, 64]);
      const map = new Float32Array(width * height);
      for (let y = 0; y < 10; y++) map.fill(0.9, y * width + 80, y * width + 128);
      map[30 * width + 5] = 0.9;
      return map;
    });
    expect(boxes).toEqual([{ x: 73, y: 0, width: 27, height: 17 }]);
  });
});

describe('recognise', () => {
  it('drops blanks and repeats, and tells how sure it is', async () => {
    const letters = ['', 'a', 'l', ' '];
    const steps = [
      [0.1, 0.9, 0, 0],
      [0, 0.8, 0.2, 0],
      [0.2, 0, 0.7, 0],
      [1, 0, 0, 0],
      [0, 0, 0.8, 0],
      [0, 0, 0, 0.9],
    ];
    const model = async () => ({ chances: Float32Array.from(steps.flat()), steps: 6, classes: 4 });
    const { text, sureness } = await recognise({ planes: new Float32Array(0), width: 48 }, model, letters);
    expect(text).toBe('all');
    expect(sureness).toBeCloseTo((0.9 + 0.7 + 0.8 + 0.9) / 4, 5);
  });
});

describe('frameAround', () => {
  const text = { x: 30, y: 20, width: 40, height: 12 };
  const ink = (x: number, y: number) => inside(x, y, [32, 22, 68, 30]) && (x + y) % 3 === 0;

  it('finds the filled and the outlined face of a button', () => {
    const filled = picture(120, 60, (x, y) => (ink(x, y) ? 255 : inside(x, y, [20, 12, 80, 40]) ? 90 : 250));
    expect(frameAround(filled, text)).toEqual({ x: 20, y: 12, width: 60, height: 28 });
    const outlined = picture(120, 60, (x, y) =>
      ink(x, y) || (inside(x, y, [20, 12, 80, 40]) && !inside(x, y, [21, 13, 79, 39])) ? 60 : 250,
    );
    expect(frameAround(outlined, text)).toEqual({ x: 21, y: 13, width: 58, height: 26 });
  });

  it('finds none on open ground, in a paragraph, or at the edge of the picture', () => {
    expect(
      frameAround(
        picture(120, 60, (x, y) => (ink(x, y) ? 0 : 255)),
        text,
      ),
    ).toBeUndefined();
    const prose = picture(120, 60, (x, y) =>
      ink(x, y) || ((y < 16 || y > 36) && (x * 7 + y * 3) % 5 === 0) ? 0 : 255,
    );
    expect(frameAround(prose, text)).toBeUndefined();
    expect(
      frameAround(
        picture(60, 30, () => 90),
        { x: 0, y: 0, width: 60, height: 30 },
      ),
    ).toBeUndefined();
  });
});

describe('splitBox', () => {
  const letters = (x: number, y: number) => y >= 6 && y < 16 && x % 4 < 2;
  const box = { x: 0, y: 0, width: 120, height: 22 };
  const spans = (at: (x: number, y: number) => number) =>
    splitBox(picture(120, 22, at), box).map(({ x, width }) => [x, x + width]);

  it('parts two texts at a wide gap, and leaves spaces between words alone', () => {
    const gap = (from: number, to: number) => (x: number, y: number) =>
      letters(x, y) && x >= 10 && x < 110 && (x < from || x >= to) ? 0 : 255;
    expect(spans(gap(50, 58))).toEqual([[0, 120]]);
    const parts = spans(gap(44, 74));
    expect(parts).toHaveLength(2);
    expect(parts[0]?.[1]).toBeLessThan(60);
    expect(parts[1]?.[0]).toBeGreaterThan(60);
  });

  it('parts the labels of buttons whose faces touch, or nearly so', () => {
    const faces = (x: number, y: number) => {
      if (x < 2 || x >= 118 || y < 1 || y >= 20) return 255;
      const face = x < 58 ? 60 : x < 62 ? 255 : 200;
      return letters(x, y) && (x < 50 || x > 70) ? 128 : face;
    };
    const parts = spans(faces);
    expect(parts).toHaveLength(2);
    expect(parts[0]?.[1]).toBeLessThanOrEqual(58);
    expect(parts[1]?.[0]).toBeGreaterThanOrEqual(62);
  });
});

describe('decodePicture', () => {
  it('rejects what is no picture', async () => {
    await expect(decodePicture(new Uint8Array([1, 2, 3]))).rejects.toThrow();
  });
});
