import sharp from 'sharp';

/** A plain picture, large enough for every model that takes any. PNG. */
export async function testPicture(): Promise<Uint8Array> {
  const background = { r: 214, g: 64, b: 48 };
  return sharp({ create: { width: 256, height: 256, channels: 3, background } })
    .png()
    .toBuffer();
}
