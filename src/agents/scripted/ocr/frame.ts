import type { Box } from '../../../core/observation.ts';
import { clampBox, type Picture } from './picture.ts';

/** How much a channel may differ before two pixels are different colours. */
const SAME = 10;
/** How far above and below its text a control's edge may be, in heights of the text. Beside it, a bar may be wide. */
const REACH_ABOVE = 1.6;
/** An edge counts when at least this share of the probes along it find it in the same place. */
const AGREEING = 0.7;
const PROBES = 9;

/**
 * The filled or bordered area that closely surrounds a text, such as a button's face: where the colour behind the text
 * ends on all four sides, in a straight line, near the text. Undefined where the text stands on open ground, as prose,
 * headings and plain links do.
 */
export function frameAround(picture: Picture, text: Box): Box | undefined {
  const box = clampBox(picture, text);
  const ground = commonColour(picture, box);
  const above = Math.round(box.height * REACH_ABOVE);
  const top = edge(probes(box.x, box.width), (x, d) => [x, box.y - d], above);
  const bottom = edge(probes(box.x, box.width), (x, d) => [x, box.y + box.height - 1 + d], above);
  if (top === undefined || bottom === undefined) return undefined;
  const left = edge(probes(box.y, box.height), (y, d) => [box.x - d, y], picture.width);
  const right = edge(probes(box.y, box.height), (y, d) => [box.x + box.width - 1 + d, y], picture.width);
  if (left === undefined || right === undefined) return undefined;
  return {
    x: box.x - left + 1,
    y: box.y - top + 1,
    width: box.width + left + right - 2,
    height: box.height + top + bottom - 2,
  };

  /** The distance at which most probes leave the ground, or undefined. The picture's own edge is no edge. */
  function edge(
    along: readonly number[],
    at: (along: number, distance: number) => readonly [number, number],
    reach: number,
  ): number | undefined {
    const found = along.map((place) => {
      for (let distance = 1; distance <= reach; distance++) {
        const [x, y] = at(place, distance);
        if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return undefined;
        if (!alike(colourAt(picture, x, y), ground)) return distance;
      }
      return undefined;
    });
    const middle = found
      .filter((distance) => distance !== undefined)
      .sort((a, b) => a - b)
      .at(Math.floor(found.length / 2));
    if (middle === undefined) return undefined;
    const agreeing = found.filter((distance) => distance !== undefined && Math.abs(distance - middle) <= 2);
    return agreeing.length >= along.length * AGREEING ? middle : undefined;
  }
}

function probes(start: number, length: number): readonly number[] {
  return Array.from({ length: PROBES }, (_, i) =>
    Math.floor(start + ((i + 1) * (length - 1)) / (PROBES + 1)),
  );
}

function colourAt(picture: Picture, x: number, y: number): number {
  const i = (y * picture.width + x) * 3;
  return ((picture.rgb[i] ?? 0) << 16) | ((picture.rgb[i + 1] ?? 0) << 8) | (picture.rgb[i + 2] ?? 0);
}

function alike(a: number, b: number): boolean {
  return [16, 8, 0].every((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) <= SAME);
}

function commonColour(picture: Picture, box: Box): number {
  const counts = new Map<number, number>();
  let best = 0;
  let most = 0;
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      const colour = colourAt(picture, x, y);
      const count = (counts.get(colour) ?? 0) + 1;
      counts.set(colour, count);
      if (count > most) [best, most] = [colour, count];
    }
  }
  return best;
}
