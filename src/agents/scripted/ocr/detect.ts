import type { Box } from '../../../core/observation.ts';
import { patchesOf } from './components.ts';
import { byteTable, clampBox, type Picture, samplePlanes } from './picture.ts';

/** Runs the detection model: planes in, one map of the same size out, each value the chance that the pixel is text. */
export type DetectionModel = (planes: Float32Array, width: number, height: number) => Promise<Float32Array>;

/** Above this, a pixel of the map counts as text. */
const TEXT_PIXEL = 0.3;
/** A patch whose mean is below this is noise. */
const TEXT_PATCH = 0.5;
/** The model marks text shrunken; a box is grown back by area times this over perimeter. */
const UNCLIP = 1.6;
/** Patches thinner than this many pixels are lines or dots. */
const THINNEST = 3;
/** Larger pictures are shrunk for detection: time grows with the area. */
const LONGEST_SIDE = 2048;
/** The model halves its input five times. */
const MULTIPLE = 32;

/** Means and deviations of the planes in the model's training. */
const TABLES = [byteTable(0.485, 0.229), byteTable(0.456, 0.224), byteTable(0.406, 0.225)];

/**
 * Where text stands in a picture: one box a piece of line, in picture pixels, from top to bottom and left to right.
 * Pieces with a gap between them stay apart, so the labels of two buttons side by side are two boxes.
 */
export async function detectText(picture: Picture, model: DetectionModel): Promise<readonly Box[]> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const width = toMultiple(picture.width * scale);
  const height = toMultiple(picture.height * scale);
  // The picture keeps its scale: the frame that makes up a full multiple repeats the outermost pixels.
  const frame = { x: 0, y: 0, width: width / scale, height: height / scale };
  const planes = samplePlanes(picture, frame, { width, height }, TABLES);
  const map = await model(planes, width, height);
  return patchesOf(map, width, height, TEXT_PIXEL)
    .filter(({ box, mean }) => mean >= TEXT_PATCH && Math.min(box.width, box.height) >= THINNEST)
    .map(({ box }) => {
      const grow = (box.width * box.height * UNCLIP) / (2 * (box.width + box.height));
      return clampBox(picture, {
        x: (box.x - grow) / scale,
        y: (box.y - grow) / scale,
        width: (box.width + 2 * grow) / scale,
        height: (box.height + 2 * grow) / scale,
      });
    })
    .filter(({ x, y }) => x < picture.width && y < picture.height)
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

function toMultiple(length: number): number {
  return Math.max(MULTIPLE, Math.ceil(Math.round(length) / MULTIPLE) * MULTIPLE);
}
