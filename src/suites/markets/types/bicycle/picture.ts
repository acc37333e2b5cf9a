import type { Product } from '../../record.ts';
import { at, disc, line, type Paint, paintOf, scene, shape } from '../svg.ts';

const TYRES: Readonly<Record<string, number>> = { City: 6, Touring: 6, Gravel: 7.5, Road: 3.5, Mountain: 10 };

/**
 * A bicycle as its seller photographed it: its kind, its frame in its colour, its rack and brakes, worn as it is; where, how
 * straight and in what light is the seller's own.
 */
export function bicyclePicture(product: Product): string {
  const { attributes, id } = product;
  const [place, tilt, zoom, left, light] = chances(id);
  const paint = paintOf(attributes.colour);
  const kind = String(attributes.kind);
  const lean = (tilt - 0.5) * 9;
  const scale = 0.86 + zoom * 0.3;
  const grown = (Number(attributes.size) - 54) * 0.7;
  return scene(
    product.name,
    ...backdrop(Math.floor(place * PLACES.length)),
    `<ellipse cx="${at(200 + (left - 0.5) * 44)}" cy="${at(238 + 34 * (scale - 0.86))}" rx="${at(140 * scale)}" ry="9" fill="#000" opacity=".28"/>`,
    `<g transform="translate(${at(200 + (left - 0.5) * 44)} ${at(176 + 30 * (scale - 0.86))}) rotate(${at(lean)}) scale(${at(scale * 100) / 100})">`,
    ...wheels(kind, attributes.disc === true),
    ...frame(paint, kind, grown),
    ...fittings(kind, attributes.rack === true, paint),
    ...wear(String(attributes.grade), id),
    '</g>',
    light > 0.72 ? '<rect width="400" height="300" fill="#1a1408" opacity=".34"/>' : '',
    light < 0.16 ? '<rect width="400" height="300" fill="#fff6d8" opacity=".3"/>' : '',
    light > 0.55 && light < 0.68
      ? '<circle cx="330" cy="56" r="70" fill="#fff" opacity=".35"/><circle cx="330" cy="56" r="34" fill="#fff" opacity=".5"/>'
      : '',
  );
}

function wheels(kind: string, hasDisc: boolean): string[] {
  const tyre = TYRES[kind] ?? 6;
  return [-78, 78].flatMap((x) => [
    ...[0, 30, 60, 90, 120, 150].map((turn) => {
      const radians = (turn * Math.PI) / 180;
      const [dx, dy] = [Math.cos(radians) * 48, Math.sin(radians) * 48];
      return line(`M${at(x - dx)} ${at(14 - dy)}L${at(x + dx)} ${at(14 + dy)}`, 0.7, '#8d9196');
    }),
    `<circle cx="${x}" cy="14" r="48" fill="none" stroke="#b9bdc2" stroke-width="3"/>`,
    `<circle cx="${x}" cy="14" r="${at(51 + tyre / 4)}" fill="none" stroke="#1d1e20" stroke-width="${tyre}"/>`,
    hasDisc
      ? `<circle cx="${x}" cy="14" r="13" fill="none" stroke="#d8dbde" stroke-width="3" stroke-dasharray="5 2"/>`
      : '',
    disc(x, 14, 5, '#54585e'),
  ]);
}

function frame({ fill, edge }: Paint, kind: string, grown: number): string[] {
  const seat = at(-66 - grown);
  const low = kind === 'City' ? 26 : 0;
  const tubes = [
    `M-14 14L-34 ${seat + 18}`,
    `M-14 14L46 ${at(-50 - grown / 2)}`,
    `M-32 ${seat + 26 + low}L45 ${at(-58 - grown / 2)}`,
    'M-14 14H-78',
    `M-31 ${seat + 28}L-78 14`,
  ];
  return [
    ...tubes.map((path) => line(path, 9, edge)),
    ...tubes.map((path) => line(path, 6.5, fill)),
    line(
      `M46 ${at(-50 - grown / 2)}L44 ${at(-74 - grown / 2)}M46 ${at(-50 - grown / 2)}L${kind === 'Mountain' ? 66 : 60} -22L78 14`,
      6,
      kind === 'Mountain' ? '#303236' : fill,
    ),
    line(`M-34 ${seat + 18}L-38 ${seat}`, 5, '#3a3c40'),
    shape(`M-58 ${seat - 6}q18-7 38 0q6 6-8 7q-20-1-27 3q-8-3-3-10z`, '#26221f'),
    disc(-14, 14, 13, '#3a3d41'),
    disc(-14, 14, 9, '#8d9196'),
    line('M-14 14L-2 36M-6 38H6', 4, '#2b2d30'),
    line('M-14 2L-78 9M-14 26L-78 19', 1.6, '#4a4034'),
    ...bars(kind, -74 - grown / 2),
  ];
}

/** Handlebars: dropped, flat or swept back. */
function bars(kind: string, top: number): string[] {
  if (kind === 'Road' || kind === 'Gravel')
    return [
      line(
        `M44 ${at(top)}H62Q76 ${at(top + 2)} 73 ${at(top + 14)}Q68 ${at(top + 27)} 54 ${at(top + 24)}`,
        5,
        '#1f2023',
      ),
    ];
  if (kind === 'City') return [line(`M44 ${at(top)}Q46 ${at(top - 13)} 34 ${at(top - 14)}H16`, 5, '#6b4a2f')];
  return [line(`M44 ${at(top)}L50 ${at(top - 5)}L36 ${at(top - 8)}`, 6, '#1f2023')];
}

function fittings(kind: string, rack: boolean, { edge }: Paint): string[] {
  const guards = kind === 'City' || kind === 'Touring';
  return [
    guards ? line('M-134 6A58 58 0 0 1-36-24M40-30A58 58 0 0 1 132 -8', 3.5, edge) : '',
    rack ? line('M-112-48H-44M-98-48L-78 12M-56-48L-78 12', 3.2, '#44474b') : '',
    kind === 'City' ? disc(62, -52, 7, '#e9dfa8', '#6b6b66') : '',
  ];
}

/** Rust and scratches, the more the worse. */
function wear(grade: string, id: string): string[] {
  const marks = { 'Well used': 16, Fair: 8, Good: 3 }[grade] ?? 0;
  return Array.from({ length: marks }, (_, n) => {
    const [a, b, c] = chances(`${id}${n}`);
    return disc(-70 + a * 120, -50 + b * 66, 1.2 + c * 1.8, '#8a4a21');
  });
}

/** Where sellers take photographs: what stands behind, what it stands on, lines of the wall. */
const PLACES = [
  ['#9a5a45', '#8f8a82', 'bricks'],
  ['#e7e3da', '#7d7568', 'boards'],
  ['#6f8a5a', '#a79a86', 'hedge'],
  ['#cfd4d8', '#9aa0a5', 'shutter'],
  ['#d8c7a8', '#b98f60', 'hall'],
  ['#4d5560', '#393e45', 'cellar'],
  ['#a9c6d9', '#c9bf9f', 'shore'],
] as const;

function backdrop(place: number): string[] {
  const [wall, ground, what] = PLACES[place] ?? PLACES[0];
  const base = [`<rect width="400" height="300" fill="${wall}"/>`];
  const floor = shape('M0 206H400V300H0z', ground);
  const rows = (step: number): number[] => Array.from({ length: Math.ceil(206 / step) }, (_, n) => n * step);
  switch (what) {
    case 'bricks':
      return [
        ...base,
        ...rows(18).map((y, n) =>
          line(
            `M0 ${y}H400${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((b) => `M${b * 44 + (n % 2) * 22} ${y}v18`).join('')}`,
            1,
            '#7c4433',
          ),
        ),
        floor,
      ];
    case 'boards':
      return [
        ...base,
        ...rows(30).map((x) => line(`M${x * 2} 0V206`, 1.2, '#c4bdae')),
        floor,
        shape('M300 40h74v166h-74z', '#5f7f86'),
      ];
    case 'hedge':
      return [
        ...base,
        ...rows(15).map((y, n) => disc((n * 67) % 400, y, 34, n % 2 ? '#5f7a4b' : '#7d9a66')),
        floor,
      ];
    case 'shutter':
      return [...base, ...rows(14).map((y) => line(`M0 ${y}H400`, 2, '#aab0b5')), floor];
    case 'hall':
      return [
        ...base,
        shape('M24 0h62v206h-62z', '#efe6d3'),
        shape('M300 30h70v90h-70z', '#f7f2e6', '#8a6f48'),
        floor,
        ...[226, 250, 278].map((y) => line(`M0 ${y}H400`, 1, '#96703f')),
      ];
    case 'cellar':
      return [
        ...base,
        shape('M250 0h90v60h-90z', '#d8d2b0'),
        floor,
        line('M0 60H250M340 60H400', 7, '#6a727d'),
      ];
    default:
      return [...base, shape('M0 120H400V206H0z', '#5f93ad'), floor, disc(60, 50, 22, '#fff3c4')];
  }
}

/** Five numbers from 0 to 1, spread by an id: the same for the same ad. */
function chances(id: string): readonly [number, number, number, number, number] {
  let state = 11;
  for (const letter of id) state = (state * 31 + letter.charCodeAt(0)) % 2147483647 || 11;
  const next = (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  next();
  return [next(), next(), next(), next(), next()];
}
