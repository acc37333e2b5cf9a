import sharp from 'sharp';

/** A decoded picture: four bytes a pixel, red, green, blue, alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Decodes a PNG. Throws what sharp throws for bytes that are none. */
export async function decodePng(png: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
  };
}

/** Whether two pictures are the same in every pixel. */
export function samePicture(a: Picture, b: Picture): boolean {
  return a.width === b.width && a.height === b.height && bytesOf(a).equals(bytesOf(b));
}

const bytesOf = ({ data }: Picture): Buffer => Buffer.from(data.buffer, data.byteOffset, data.byteLength);
