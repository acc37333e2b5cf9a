import { random, seedFrom } from '../../../core/random.ts';

/** Strokes on a grid of 4 by 6, each a chain of points as digit pairs. Letters and digits that look alike are left out. */
const STROKES: Readonly<Record<string, readonly string[]>> = {
  A: ['06 20 46', '14 34'],
  C: ['41 30 10 01 05 16 36 45'],
  E: ['40 00 06 46', '03 33'],
  F: ['40 00 06', '03 33'],
  H: ['00 06', '40 46', '03 43'],
  J: ['10 40', '30 35 26 16 05'],
  K: ['00 06', '40 03 46'],
  L: ['00 06 46'],
  M: ['06 00 23 40 46'],
  N: ['06 00 46 40'],
  P: ['06 00 30 41 42 33 03'],
  R: ['06 00 30 41 42 33 03', '23 46'],
  T: ['00 40', '20 26'],
  U: ['00 05 16 36 45 40'],
  V: ['00 26 40'],
  W: ['00 16 22 36 40'],
  X: ['00 46', '40 06'],
  Y: ['00 23 40', '23 26'],
  3: ['00 40 22 32 43 45 36 16 05'],
  4: ['36 30 04 44'],
  7: ['00 40 16'],
  9: ['42 33 13 02 01 10 30 41 44 26'],
};

/** The characters that a code is made of. */
export const CODE_LETTERS: string = Object.keys(STROKES).join('');

const WIDTH = 300;
const HEIGHT = 96;

/** A picture of a code: an SVG of strokes that lean, shift and cross with other lines. The same code and seed draw the same picture. */
export function codePicture(code: string, seed: number): string {
  const draw = random(seedFrom('strokes', seed, code));
  const within = (low: number, high: number): number => low + draw.next() * (high - low);
  const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const letters = [...code].map((letter, at) => {
    const [left, top] = [22 + at * 45 + within(-4, 4), 20 + within(-6, 8)];
    const [wide, tall, lean] = [within(6.6, 8), within(8, 9.4), within(-2.2, 2.2)];
    const lines = (STROKES[letter] ?? []).map((stroke) =>
      stroke
        .split(' ')
        .map((pair, step) => {
          const [x, y] = [Number(pair[0]), Number(pair[1])];
          const across = left + x * wide + (6 - y) * lean + within(-0.8, 0.8);
          return `${step === 0 ? 'M' : 'L'}${point(across, top + y * tall + within(-0.8, 0.8))}`;
        })
        .join(''),
    );
    return `<path d="${lines.join('')}" stroke-width="${within(4.2, 5.6).toFixed(1)}"/>`;
  });
  const noise = Array.from({ length: 5 }, () => {
    const bend = `Q${point(within(80, 220), within(0, HEIGHT))} ${point(WIDTH, within(8, HEIGHT - 8))}`;
    return `<path d="M${point(0, within(8, HEIGHT - 8))}${bend}" stroke-width="1.4" opacity=".55"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f2eee2"/><g fill="none" stroke="#2b3a33" stroke-linecap="round" stroke-linejoin="round">${[...noise, ...letters].join('')}</g></svg>`;
}
