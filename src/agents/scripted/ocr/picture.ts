import sharp from 'sharp';
import type { Box } from '../../../core/observation.ts';

/** A decoded picture: three bytes (red, green, blue) a pixel, rows from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** Decodes a PNG (or any format that sharp knows), transparent parts on white. Rejects when the bytes are no picture. */
export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels === 3) return { width: info.width, height: info.height, rgb: data };
  const rgb = new Uint8Array(info.width * info.height * 3);
  for (let i = 0; i < info.width * info.height; i++) rgb.fill(data[i * info.channels] ?? 0, i * 3, i * 3 + 3);
  return { width: info.width, height: info.height, rgb };
}

/** The part of a box that lies inside the picture, on whole pixels; at least one pixel. */
export function clampBox(picture: { readonly width: number; readonly height: number }, box: Box): Box {
  const x = Math.min(Math.max(0, Math.floor(box.x)), picture.width - 1);
  const y = Math.min(Math.max(0, Math.floor(box.y)), picture.height - 1);
  const right = Math.min(picture.width, Math.max(x + 1, Math.ceil(box.x + box.width)));
  const bottom = Math.min(picture.height, Math.max(y + 1, Math.ceil(box.y + box.height)));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * Samples a box of the picture to `width` x `height` (bilinear, between pixel centres), as three planes of floats.
 * What lies beyond the picture's right and lower edge repeats its outermost pixels. Planes are blue, green, red: the
 * order in which the models were trained. `tables` maps a byte of each plane to what the model wants.
 */
export function samplePlanes(
  picture: Picture,
  box: Box,
  size: { readonly width: number; readonly height: number },
  tables: readonly Float32Array[],
): Float32Array {
  const { width, height } = size;
  const { rgb } = picture;
  const out = new Float32Array(3 * width * height);
  const columns = taps(box.x, box.width, width, picture.width);
  const rows = taps(box.y, box.height, height, picture.height);
  for (let plane = 0; plane < 3; plane++) {
    const table = tables[plane] as Float32Array;
    for (let y = 0; y < height; y++) {
      const upper = (rows.from[y] as number) * picture.width * 3 + 2 - plane;
      const lower = (rows.to[y] as number) * picture.width * 3 + 2 - plane;
      const down = rows.share[y] as number;
      const start = (plane * height + y) * width;
      for (let x = 0; x < width; x++) {
        const from = (columns.from[x] as number) * 3;
        const to = (columns.to[x] as number) * 3;
        const along = columns.share[x] as number;
        const a = table[rgb[upper + from] as number] as number;
        const b = table[rgb[upper + to] as number] as number;
        const c = table[rgb[lower + from] as number] as number;
        const d = table[rgb[lower + to] as number] as number;
        const above = a + (b - a) * along;
        out[start + x] = above + (c + (d - c) * along - above) * down;
      }
    }
  }
  return out;
}

/** A table for `samplePlanes`: `(byte / 255 - mean) / deviation`. */
export function byteTable(mean: number, deviation: number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, byte) => (byte / 255 - mean) / deviation);
}

/** For each of `count` samples over a stretch: the two pixels that it lies between, and its share of the second. */
function taps(
  start: number,
  length: number,
  count: number,
  limit: number,
): { readonly from: Int32Array; readonly to: Int32Array; readonly share: Float32Array } {
  const from = new Int32Array(count);
  const to = new Int32Array(count);
  const share = new Float32Array(count);
  const last = Math.min(Math.ceil(start + length), limit) - 1;
  for (let i = 0; i < count; i++) {
    const at = Math.min(Math.max(start + ((i + 0.5) * length) / count - 0.5, Math.floor(start)), last);
    from[i] = Math.floor(at);
    to[i] = Math.min(Math.floor(at) + 1, last);
    share[i] = at - Math.floor(at);
  }
  return { from, to, share };
}
