import type { Box } from '../../core/observation.ts';
import type { PixelAllowance } from './declaration.ts';
import type { Picture } from './picture.ts';

/** In what two pictures of the same page differ. */
export interface PixelDifference {
  /** Pixels with any other value, the slightest included. */
  readonly count: number;
  /** Pixels among them that lie outside the boxes that were given. */
  readonly outside: number;
  /** The smallest box that holds them all; absent when there are none. */
  readonly box?: Box;
}

/** Compares two pictures exactly, pixel by pixel. Pictures of different sizes differ in every pixel. */
export function pixelDifference(
  control: Picture,
  treatment: Picture,
  boxes: readonly Box[] = [],
): PixelDifference {
  const { width, height } = control;
  if (width !== treatment.width || height !== treatment.height) {
    const count = Math.max(width * height, treatment.width * treatment.height);
    return { count, outside: count, box: { x: 0, y: 0, width, height } };
  }
  const [before, after] = [words(control), words(treatment)];
  let count = 0;
  let outside = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < before.length; at++) {
    if (before[at] === after[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    count++;
    if (!boxes.some((box) => holds(box, x, y))) outside++;
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  if (count === 0) return { count, outside };
  return { count, outside, box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 } };
}

/** The gate: why the pixels differ by more than is allowed; empty when they don't. */
export function pixelsBeyond(control: Picture, treatment: Picture, allowance: PixelAllowance): string[] {
  const { count, outside, box } = pixelDifference(control, treatment, allowance.boxes);
  const where = box && `${box.width} x ${box.height} px at ${box.x}, ${box.y}`;
  const why: string[] = [];
  if (count > allowance.count) {
    why.push(`${count} pixels differ from the control's, in ${where}; ${allowance.count} may`);
  }
  if (allowance.boxes !== undefined && outside > 0) {
    why.push(`${outside} pixels differ outside the declared boxes (the differing area is ${where})`);
  }
  return why;
}

/** The picture as one number a pixel. */
function words({ data }: Picture): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.byteLength / 4);
}

const holds = (box: Box, x: number, y: number): boolean =>
  x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
