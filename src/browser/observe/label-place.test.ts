import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLabel } from './label-place.ts';

const LABEL = { width: 22, height: 15 };
const PICTURE = { width: 400, height: 300 };
const BOX = { x: 100, y: 100, width: 80, height: 20 };
const place = (box = BOX, others: Parameters<typeof placeLabel>[3] = []) => {
  const { x, y } = placeLabel(box, LABEL, PICTURE, [box, ...others]);
  return [x, y];
};

test('above the box, and where something is there, at the next place that hides nothing', () => {
  expect(place()).toEqual([100, 85]);
  const tick = { x: 105, y: 86, width: 13, height: 13 };
  expect(place(BOX, [tick])).toEqual([158, 85]);
  expect(place(BOX, [{ ...tick, x: 95, width: 90 }])).toEqual([78, 100]);
  expect(
    place(BOX, [
      { ...tick, x: 80, width: 200 },
      { ...BOX, x: 60, width: 39 },
    ]),
  ).toEqual([180, 100]);
});

test('rather over a part of something large than over something small', () => {
  const card = { x: 0, y: 0, width: 390, height: 290 };
  expect(place(BOX, [card])).toEqual([100, 85]);
  const ticks = [100, 158].map((x) => ({ x, y: 85, width: 22, height: 15 }));
  expect(place(BOX, [...ticks, card])).toEqual([78, 100]);
  expect(place(BOX, [...ticks, { x: 78, y: 100, width: 22, height: 15 }, card])).toEqual([180, 100]);
});

test('within the picture', () => {
  expect(place({ x: 0, y: 0, width: 400, height: 20 })).toEqual([0, 0]);
  expect(place({ x: 380, y: 290, width: 20, height: 10 })).toEqual([378, 275]);
  expect(place({ x: 0, y: 0, width: 400, height: 300 })).toEqual([0, 0]);
  const number = fc.double({ min: -500, max: 500, noNaN: true });
  fc.assert(
    fc.property(number, number, number, number, (x, y, width, height) => {
      const [left = -1, top = -1] = place({ x, y, width: Math.abs(width), height: Math.abs(height) });
      expect(left >= 0 && top >= 0 && left + 22 <= 400 && top + 15 <= 300).toBe(true);
    }),
  );
});
