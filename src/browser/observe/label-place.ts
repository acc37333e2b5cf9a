import type { Box } from '../../core/observation.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** An edge that is touched, or a hair of it, is no reason to go elsewhere. */
const LITTLE = 0.1;

/**
 * Where the label of a box hides least, in whole pixels within the picture: above, beside, beneath it, or in its corner. What
 * counts is the share of each other thing that is hidden: a small box under a label can't be seen at all, of a large one little is lost.
 *
 * @param others what else is in the picture: boxes, and the labels that have their places
 */
export function placeLabel(box: Box, label: Size, picture: Size, others: readonly Box[]): Box {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const places = [
    [box.x, box.y - label.height],
    [right - label.width, box.y - label.height],
    [box.x - label.width, box.y],
    [right, box.y],
    [box.x, bottom],
    [box.x, box.y],
  ] as const;
  let best: { readonly place: Box; readonly hidden: number } | undefined;
  for (const [x, y] of places) {
    const place = {
      x: within(x, picture.width - label.width),
      y: within(y, picture.height - label.height),
      ...label,
    };
    const hidden = [box, ...others].reduce((sum, other) => sum + hiddenBy(place, other), 0);
    if (best === undefined || hidden < best.hidden - LITTLE) best = { place, hidden };
  }
  return best?.place ?? { x: 0, y: 0, ...label };
}

const within = (at: number, most: number): number => Math.round(Math.max(0, Math.min(at, most)));

/** The share of a box that is under another. */
function hiddenBy(cover: Box, box: Box): number {
  const across = Math.min(cover.x + cover.width, box.x + box.width) - Math.max(cover.x, box.x);
  const down = Math.min(cover.y + cover.height, box.y + box.height) - Math.max(cover.y, box.y);
  return across > 0 && down > 0 ? (across * down) / (box.width * box.height) : 0;
}
