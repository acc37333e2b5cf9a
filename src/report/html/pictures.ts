import sharp from 'sharp';
import { sha256 } from '../../core/hash.ts';
import type { Portrait } from '../input.ts';

/** A picture of a page, encoded for the report. */
export interface Picture {
  /** Of the screenshot that it was made from. */
  readonly hash: string;
  /** Name of its CSS class. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly webp: Buffer;
}

/** How two pictures differ. The box is in shares of the picture's size, 0 to 1. */
export interface PixelDifference {
  readonly pixels: number;
  readonly of: number;
  readonly box?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** All pictures of a report, each different one once. */
export interface Gallery {
  readonly pictures: readonly Picture[];
  of(portrait: Portrait): Picture | undefined;
  /** Compares two portraits by their pixels; `undefined` when a picture can't be read or sizes differ. */
  compare(a: Portrait, b: Portrait): Promise<PixelDifference | undefined>;
}

/** All pictures together may have this many bytes, so that a report of 90 variants stays below 5 MB. */
const BUDGET = 2_800_000;
interface Size {
  readonly width: number;
  readonly quality: number;
  /** The encoder's, 0 to 6: more makes the file a little smaller and takes much longer. */
  readonly effort?: number;
}

/** Taken when nothing larger fits. */
const SMALLEST: Size = { width: 560, quality: 50 };
/** Tried in turn. */
const SIZES: readonly Size[] = [
  { width: 1280, quality: 78 },
  { width: 960, quality: 72 },
  { width: 720, quality: 64 },
];

/** Encodes the portraits' screenshots. One that is no picture is left out. */
export async function galleryOf(portraits: readonly Portrait[]): Promise<Gallery> {
  const byHash = new Map<string, Uint8Array>();
  const hashes = new Map<Portrait, string>();
  for (const portrait of portraits) {
    const hash = sha256(portrait.screenshot);
    hashes.set(portrait, hash);
    byHash.set(hash, portrait.screenshot);
  }
  const pictures = await encode(byHash);
  return {
    pictures: [...pictures.values()],
    of: (portrait) => pictures.get(hashes.get(portrait) ?? ''),
    async compare(a, b) {
      const picture = pictures.get(hashes.get(a) ?? '');
      if (picture === undefined) return undefined;
      if (hashes.get(a) === hashes.get(b)) return { pixels: 0, of: picture.width * picture.height };
      return pixelDifference(a.screenshot, b.screenshot);
    },
  };
}

async function encode(sources: ReadonlyMap<string, Uint8Array>): Promise<Map<string, Picture>> {
  const all = [...sources];
  const size = await fittingSize(all);
  const encoded = await Promise.all(all.map(([hash, bytes]) => encodePicture(hash, bytes, size)));
  const pictures = encoded.filter((picture) => picture !== undefined);
  return new Map(pictures.map((picture) => [picture.hash, picture]));
}

/** The largest size at which all pictures should fit, judged by a few of them from all over the report. */
async function fittingSize(all: readonly (readonly [string, Uint8Array])[]): Promise<Size> {
  const stride = Math.ceil(all.length / 6);
  const few = all.filter((_, i) => i % stride === 0);
  for (const size of SIZES) {
    const tried = await Promise.all(few.map(([hash, bytes]) => encodePicture(hash, bytes, size)));
    const mean =
      tried.reduce((sum, picture) => sum + (picture?.webp.length ?? 0), 0) / Math.max(1, tried.length);
    if (mean * all.length <= BUDGET) return size;
  }
  return SMALLEST;
}

/** Encodes a picture; nothing when it can't be read as one. */
export async function encodePicture(
  hash: string,
  bytes: Uint8Array,
  { width, quality, effort = 3 }: Size,
): Promise<Picture | undefined> {
  try {
    const image = sharp(bytes);
    const { width: w, height: h } = await image.metadata();
    const webp = await image.resize({ width, withoutEnlargement: true }).webp({ quality, effort }).toBuffer();
    return { hash, id: `shot-${hash.slice(0, 12)}`, width: w, height: h, webp };
  } catch {
    // A report must come out even when an artifact is damaged; the card then says that there is no picture.
    return undefined;
  }
}

async function pixelDifference(a: Uint8Array, b: Uint8Array): Promise<PixelDifference | undefined> {
  try {
    const [one, two] = await Promise.all(
      [a, b].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
    );
    if (!one || !two) return undefined;
    const { width, height, channels } = one.info;
    if (width !== two.info.width || height !== two.info.height || channels !== two.info.channels)
      return undefined;
    let pixels = 0;
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let i = 0; i < width * height; i++) {
      const at = i * channels;
      let same = true;
      for (let c = 0; c < channels; c++) same &&= one.data[at + c] === two.data[at + c];
      if (same) continue;
      pixels++;
      const x = i % width;
      const y = (i - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    const of = width * height;
    if (pixels === 0) return { pixels, of };
    const box = {
      x: left / width,
      y: top / height,
      width: (right - left + 1) / width,
      height: (bottom - top + 1) / height,
    };
    return { pixels, of, box };
  } catch {
    return undefined;
  }
}
