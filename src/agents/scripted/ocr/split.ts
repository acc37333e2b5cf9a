import type { Box } from '../../../core/observation.ts';
import { alike, colourAt, commonColour } from './colour.ts';
import { clampBox, type Picture } from './picture.ts';

/** A column of which this share has one colour carries no letter: boxes are about twice as high as letters. */
const BLANK = 0.8;
/** A gap of this many heights of the box parts two texts. */
const WIDE_GAP = 1;
/** The edge between two grounds is blurred, or a border, of this many pixels at most. */
const EDGE = 4;
/** Parts narrower than this are what is left of a border. */
const NARROWEST = 4;
/** What is left around the letters of a part, as a share of its height. */
const MARGIN = 0.25;

/**
 * Parts a box where two texts stand in it side by side: at a wide gap, and wherever the colour behind the letters changes
 * between them, as it does from one button to the next. The parts come from left to right; one that is whole stays as it is.
 */
export function splitBox(picture: Picture, text: Box): readonly Box[] {
  const box = clampBox(picture, text);
  const grounds = Array.from({ length: box.width }, (_, i) => groundOf(picture, box.x + i, box));
  const cuts = cutsBetween(blankRuns(grounds), box);
  if (cuts.length === 0) return [text];
  const starts = [0, ...cuts.map(({ to }) => to)];
  const ends = [...cuts.map(({ from }) => from), box.width];
  return starts.flatMap((start, part) => {
    const end = ends[part] as number;
    return end - start < NARROWEST ? [] : [withMargin(start, end)];
  });

  /** The part with some of the blank columns around it that share the ground next to its letters. */
  function withMargin(start: number, end: number): Box {
    const margin = Math.round(box.height * MARGIN);
    let left = start;
    while (left > 0 && start - left < margin && sameGround(left - 1, start - 1)) left--;
    let right = end;
    while (right < box.width && right - end < margin && sameGround(right, end)) right++;
    return { x: box.x + left, y: box.y, width: right - left, height: box.height };
  }

  function sameGround(a: number, b: number): boolean {
    const [one, other] = [grounds[a], grounds[b]];
    return one !== undefined && other !== undefined && alike(one, other);
  }
}

interface Stretch {
  readonly from: number;
  /** One past its last column. */
  readonly to: number;
}

/** Stretches of columns without letters on one ground. */
function blankRuns(
  grounds: readonly (number | undefined)[],
): readonly (Stretch & { readonly ground: number })[] {
  const runs: (Stretch & { readonly ground: number })[] = [];
  grounds.forEach((ground, at) => {
    if (ground === undefined) return;
    const last = runs.at(-1);
    if (last !== undefined && last.to === at && alike(last.ground, ground))
      runs[runs.length - 1] = { ...last, to: at + 1 };
    else runs.push({ from: at, to: at + 1, ground });
  });
  return runs;
}

/** Where texts part, without overlaps. */
function cutsBetween(runs: readonly (Stretch & { readonly ground: number })[], box: Box): readonly Stretch[] {
  const cuts: Stretch[] = [];
  const cut = (from: number, to: number): void => {
    const last = cuts.at(-1);
    if (last !== undefined && from <= last.to)
      cuts[cuts.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else cuts.push({ from, to });
  };
  runs.forEach((run, i) => {
    const inside = run.from > 0 && run.to < box.width;
    if (inside && run.to - run.from >= box.height * WIDE_GAP) cut(run.from, run.to);
    const next = runs[i + 1];
    if (next !== undefined && next.from - run.to <= EDGE && !alike(run.ground, next.ground))
      cut(run.from, next.to);
  });
  return cuts;
}

/** The colour of a column that carries no letter; undefined for one that does. */
function groundOf(picture: Picture, x: number, box: Box): number | undefined {
  const colours = Array.from({ length: box.height }, (_, i) => colourAt(picture, x, box.y + i));
  const { colour, count } = commonColour(colours);
  return count >= box.height * BLANK ? colour : undefined;
}
