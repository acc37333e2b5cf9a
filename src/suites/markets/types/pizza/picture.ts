import type { Product } from '../../record.ts';
import { at, disc, line, scene, shape } from '../svg.ts';

/** Rings of places for toppings about the middle: how many, how far out. */
const RINGS = [
  [9, 82],
  [6, 48],
  [1, 0],
] as const;

/** A pizza from above on a table: its oven colours the crust, its spice the sauce; leaves or slices of sausage tell whether it is vegetarian. */
export function pizzaPicture({ id, name, attributes }: Product): string {
  const { vegetarian, spice, oven, organic, protein } = attributes;
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const table = TABLES[seed % TABLES.length];
  const crust = oven === 'Wood-fired' ? '#c98a45' : oven === 'Stone' ? '#d9a45b' : '#e3b876';
  const sauce = spice === 'Hot' ? '#b3261b' : spice === 'Medium' ? '#cf4a2a' : '#dd7240';
  const turn = (seed % 60) / 60;
  const places = RINGS.flatMap(([count, out]) =>
    Array.from({ length: count }, (_, n) => {
      const angle = (n / count + turn) * 2 * Math.PI;
      const far = out + ((seed * (n + 3)) % 11) - 5;
      return [200 + far * Math.cos(angle), 150 + far * Math.sin(angle), angle] as const;
    }),
  );
  const topping = vegetarian === true ? leaf : sausage;
  return scene(
    name,
    `<rect width="400" height="300" fill="${table}"/>`,
    disc(204, 158, 132, 'rgba(0,0,0,.22)'),
    disc(200, 150, 132, '#efe7d6', '#cbbfa6'),
    disc(200, 150, 122, crust, '#9a6430'),
    ...(oven === 'Wood-fired' ? blisters(seed) : []),
    disc(200, 150, 105, sauce),
    disc(200, 150, 98, '#f4d98a'),
    ...places.map(([x, y], n) =>
      disc(x + ((n * 7) % 13) - 6, y + ((n * 5) % 11) - 5, 15 + (n % 3) * 3, n % 2 ? '#fbeec4' : '#f0c765'),
    ),
    ...places.filter((_, n) => n % 2 === 0).map(([x, y, angle]) => topping(x, y, angle)),
    ...places
      .filter((_, n) => n % 4 === 1)
      .map(([x, y]) =>
        Number(protein) > 11 ? disc(x, y, 12, '#fffdf2', '#e2d7b0') : disc(x, y, 8, '#3c3b33'),
      ),
    ...(spice === 'Hot' ? places.filter((_, n) => n % 3 === 1).map(([x, y]) => chilli(x, y)) : []),
    ...(Number(organic) >= 40 ? [leaf(200, 150, turn * 6), leaf(212, 138, turn * 6 + 2)] : []),
  );
}

/** Tables that a kitchen may have. */
const TABLES = ['#3b4a5a', '#6b4a36', '#8f9c86', '#b8573f', '#d9cbb2', '#2f3a34'] as const;

const sausage = (x: number, y: number): string =>
  `${disc(x, y, 17, '#a8322a', '#7d1f1a')}${disc(x - 4, y - 5, 4, '#c65a4c')}${disc(x + 6, y + 3, 3, '#c65a4c')}`;

function leaf(x: number, y: number, angle: number): string {
  const [dx, dy] = [18 * Math.cos(angle), 18 * Math.sin(angle)];
  const path = `M${at(x - dx)} ${at(y - dy)}Q${at(x - dy)} ${at(y + dx)} ${at(x + dx)} ${at(y + dy)}Q${at(x + dy)} ${at(y - dx)} ${at(x - dx)} ${at(y - dy)}z`;
  return `${shape(path, '#3f8a3c')}${line(`M${at(x - dx)} ${at(y - dy)}L${at(x + dx)} ${at(y + dy)}`, 1.5, '#2c6a2b')}`;
}

const chilli = (x: number, y: number): string =>
  `${line(`M${at(x - 12)} ${at(y + 8)}q12 4 20-14`, 6, '#d31f14')}${line(`M${at(x + 8)} ${at(y - 6)}l4-5`, 3, '#3f8a3c')}`;

const blisters = (seed: number): string[] =>
  Array.from({ length: 11 }, (_, n) => {
    const angle = ((n + (seed % 9) / 9) / 11) * 2 * Math.PI;
    return disc(200 + 114 * Math.cos(angle), 150 + 114 * Math.sin(angle), 3 + ((seed * n) % 4), '#5a3416');
  });
