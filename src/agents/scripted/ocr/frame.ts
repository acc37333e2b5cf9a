import type { Box } from '../../../core/observation.ts';
import { alike, colourAt, commonColour } from './colour.ts';
import { clampBox, type Picture } from './picture.ts';

/** How far above and below its text a control's edge may be, in heights of the text. Beside it, a bar may be wide. */
const REACH_ABOVE = 1.6;
/** An edge counts when at least this share of the probes along it find it in the same place. */
const AGREEING = 0.7;
const PROBES = 9;
/** An outlined pill has straight edges for this share of its width; a line of text covers less of it. */
const CLOSED = 0.6;

/**
 * The filled or bordered area that closely surrounds a text, such as a button's face: where the colour behind the text
 * ends on all four sides, in a straight line, near the text. Undefined where the text stands on open ground, as prose,
 * headings and plain links do.
 */
export function frameAround(picture: Picture, text: Box): Box | undefined {
  const box = clampBox(picture, text);
  const ground = commonColour(coloursIn(picture, box)).colour;
  const above = Math.round(box.height * REACH_ABOVE);
  const top = edge(probes(box.x, box.width), (x, d) => [x, box.y - d], above);
  const bottom = edge(probes(box.x, box.width), (x, d) => [x, box.y + box.height - 1 + d], above);
  if (top === undefined || bottom === undefined) return undefined;
  const left = edge(probes(box.y, box.height), (y, d) => [box.x - d, y], picture.width);
  const right = edge(probes(box.y, box.height), (y, d) => [box.x + box.width - 1 + d, y], picture.width);
  if (left === undefined || right === undefined) return undefined;
  const frame = {
    x: box.x - left + 1,
    y: box.y - top + 1,
    width: box.width + left + right - 2,
    height: box.height + top + bottom - 2,
  };
  return closed(frame, frame.y - 1) && closed(frame, frame.y + frame.height) ? frame : undefined;

  /** Whether an edge goes on for most of the frame's width: the tops of the letters of a next line don't. */
  function closed({ x, width }: Box, y: number): boolean {
    let most = 0;
    for (let row = Math.max(0, y - 1); row <= Math.min(picture.height - 1, y + 1); row++) {
      let other = 0;
      for (let at = x; at < x + width; at++) if (!alike(colourAt(picture, at, row), ground)) other++;
      most = Math.max(most, other);
    }
    return most >= width * CLOSED;
  }

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

function* coloursIn(picture: Picture, box: Box): Generator<number> {
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) yield colourAt(picture, x, y);
}
