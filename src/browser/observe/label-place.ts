import type { Box } from '../../core/observation.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** An edge that is touched, or a hair of it, is no reason to go elsewhere. */
const LITTLE = 0.1;

/**
 * Where the label of a box hides least, in whole pixels within the picture: above, beside, beneath it, or in its corner. What
 * counts is the share of each thing that is hidden: a small box under a label can't be seen at all, of a large one little is lost.
 *
 * @param things what is in the picture: boxes, this one among them, and the labels that have their places
 */
export function placeLabel(box: Box, label: Size, picture: Size, things: readonly Box[]): Box {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const corners = [
    [box.x, box.y - label.height],
    [right - label.width, box.y - label.height],
    [box.x - label.width, box.y],
    [right, box.y],
    [box.x, bottom],
    [box.x, box.y],
  ] as const;
  const places = corners.map(([x, y]) => ({
    x: within(x, picture.width - label.width),
    y: within(y, picture.height - label.height),
    ...label,
  }));
  const hidden = places.map(() => 0);
  const near = around(places);
  for (const thing of things) {
    // A page can have thousands, and most are elsewhere.
    if (hiddenBy(near, thing) === 0) continue;
    for (const [at, place] of places.entries()) hidden[at] = (hidden[at] ?? 0) + hiddenBy(place, thing);
  }
  let best = 0;
  for (const at of places.keys()) if ((hidden[at] ?? 0) < (hidden[best] ?? 0) - LITTLE) best = at;
  return places[best] ?? { x: 0, y: 0, ...label };
}

const within = (at: number, most: number): number => Math.round(Math.max(0, Math.min(at, most)));

/** The smallest box that holds all of them. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The share of a box that is under another. */
function hiddenBy(cover: Box, box: Box): number {
  const across = Math.min(cover.x + cover.width, box.x + box.width) - Math.max(cover.x, box.x);
  const down = Math.min(cover.y + cover.height, box.y + box.height) - Math.max(cover.y, box.y);
  return across > 0 && down > 0 ? (across * down) / (box.width * box.height) : 0;
}
