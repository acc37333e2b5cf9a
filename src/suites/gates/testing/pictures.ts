import type { Picture } from '../picture.ts';

/** A grey picture in which `paint` may set pixels: each call colours one. */
export function picture(
  width: number,
  height: number,
  paint: (dot: (x: number, y: number, value?: number) => void) => void = () => {},
): Picture {
  const data = new Uint8ClampedArray(width * height * 4).fill(200);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  paint((x, y, value = 0) => {
    data.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3);
  });
  return { width, height, data };
}
