import { type Paint, paintOf } from '../svg.ts';

/** How an illustrator draws: one technique, with one leading colour. */
export interface Brush {
  readonly paint: Paint;
  readonly paper: string;
  /** A second colour that goes with the leading one. */
  readonly other: string;
  /** A closed shape. */
  fill(path: string, colour: string): string;
  /** A line. */
  stroke(path: string, colour: string, width?: number): string;
  /** What lies over the finished work: grain, hatching, the marks of a broad brush. */
  readonly over: string;
}

const OTHERS: Readonly<Record<string, string>> = {
  Blue: '#e7b04b',
  Green: '#d9826b',
  Red: '#e9c46a',
  Sand: '#5f7f8c',
  Rose: '#5b7a6a',
  Graphite: '#d98f4e',
};

/** The brush of a technique and a leading colour. */
export function brushFor(style: unknown, colour: unknown): Brush {
  const paint = paintOf(colour);
  const base = { paint, other: OTHERS[String(colour)] ?? '#d9a05b' };
  switch (style) {
    case 'Ink line':
      return {
        ...base,
        paper: '#fbf8f1',
        fill: (path, fill) =>
          `<path d="${path}" fill="${fill}" fill-opacity=".3" stroke="#1d1b20" stroke-width="2.6" stroke-linejoin="round"/>`,
        stroke: (path, _, width = 2.6) => line(path, '#1d1b20', width),
        over: hatch('#1d1b20', 9, 1, 0.16),
      };
    case 'Watercolour':
      return {
        ...base,
        paper: '#fdfaf3',
        fill: (path, fill) =>
          `<path d="${path}" fill="${fill}" fill-opacity=".5"/><path d="${path}" transform="translate(5 3)" fill="${fill}" fill-opacity=".3"/><path d="${path}" fill="none" stroke="${fill}" stroke-opacity=".45" stroke-width="1.5"/>`,
        stroke: (path, colour, width = 4) => line(path, colour, width, 0.6),
        over: '',
      };
    case 'Gouache':
      return {
        ...base,
        paper: paint.shine,
        fill: (path, fill) => `<path d="${path}" fill="${fill}"/>`,
        stroke: (path, colour, width = 6) => line(path, colour, width),
        over: hatch('#ffffff', 22, 8, 0.07),
      };
    case 'Pencil':
      return {
        ...base,
        paper: '#f3efe6',
        fill: (path, fill) =>
          `<path d="${path}" fill="${fill}" fill-opacity=".38" stroke="#57534e" stroke-width="1.6" stroke-dasharray="9 2"/>`,
        stroke: (path, _, width = 1.8) => line(path, '#57534e', width),
        over: hatch('#57534e', 6, 0.8, 0.2),
      };
    default:
      return {
        ...base,
        paper: paint.shine,
        fill: (path, fill) => `<path d="${path}" fill="${fill}"/>`,
        stroke: (path, colour, width = 5) => line(path, colour, width),
        over: '',
      };
  }
}

const line = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;

function hatch(colour: string, gap: number, width: number, opacity: number): string {
  const count = Math.floor(700 / gap);
  const path = Array.from({ length: count }, (_, n) => `M${n * gap - 300} 300l300-300`).join('');
  return line(path, colour, width, opacity);
}
