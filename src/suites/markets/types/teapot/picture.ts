import type { Product } from '../../record.ts';
import { at, disc, line, type Paint, paintOf, scene, shape } from '../svg.ts';
import { MAKERS } from './makers.ts';

/** What raw clay looks like where no glaze covers it. */
const CLAY: Readonly<Record<string, string>> = {
  Earthenware: '#b9653f',
  Stoneware: '#a98763',
  Porcelain: '#ece5d8',
};

/** Where each maker takes photographs: wall, table, its edge. */
const ROOMS = [
  ['#e9dccb', '#c89f74', '#a87d52'],
  ['#c9d3d6', '#eee9df', '#d3cabb'],
  ['#e8d3c6', '#8c5f43', '#6d4630'],
  ['#d9dfcf', '#d9bd93', '#b8976a'],
  ['#3d4a52', '#9a8671', '#776450'],
  ['#f3e6cf', '#e3cfa9', '#c8b085'],
  ['#d8c9cf', '#f1ebe6', '#d8cdc5'],
  ['#b9c4b4', '#6f5a48', '#554335'],
] as const;

/** A teapot on its maker's table: as high as it is, with its handle, in its glaze over its clay. */
export function teapotPicture(product: Product): string {
  const { attributes, id, brand } = product;
  const paint = paintOf(attributes.colour);
  const room = Math.max(
    0,
    MAKERS.findIndex((maker) => maker.brand === brand),
  );
  const high = 84 + (Number(attributes.height) - 11) * 7;
  const wide = 74;
  const lid = 26 + (Number(attributes.opening) - 52) * 0.32;
  const seeds = spots(id, 30);
  const body = outline(wide, high, lid);
  return scene(
    product.name,
    ...background(room),
    prop(room, seeds),
    '<ellipse cx="196" cy="243" rx="112" ry="13" fill="#000" opacity=".2"/>',
    spout(wide, high, paint),
    handle(String(attributes.handle), wide, high, paint),
    shape(body, CLAY[String(attributes.clay)] ?? '#a98763'),
    `<clipPath id="b"><path d="${body}"/></clipPath><g clip-path="url(#b)">`,
    shape(
      `M90 0H310V${at(222 - high * 0.06)}q-40 9-80 1t-70 3-70-4z`,
      attributes.finish === 'Satin' ? paint.shine : paint.fill,
    ),
    attributes.finish === 'Satin'
      ? shape(`M90 0H310V${at(236 - high * 0.5)}q-60 14-110 4t-110 3z`, paint.fill)
      : '',
    ...surface(String(attributes.finish), wide, high, paint, seeds),
    shape(
      `M${at(200 + wide * 0.5)} 0H320V260H${at(200 + wide * 0.3)}q22-60 ${at(wide * 0.2)}-${at(high)}z`,
      'rgba(0,0,0,.13)',
    ),
    '</g>',
    ...cover(lid, high, paint),
  );
}

/** The round side of a pot that stands on 238, up to the collar of its lid. */
function outline(wide: number, high: number, lid: number): string {
  const top = 240 - high;
  const foot = wide * 0.62;
  return `M${at(200 - lid)} ${at(top)}C${at(200 - wide * 1.02)} ${at(top + 4)} ${at(200 - wide * 1.34)} ${at(top + high * 0.7)} ${at(200 - foot)} 238H${at(200 + foot)}C${at(200 + wide * 1.34)} ${at(top + high * 0.7)} ${at(200 + wide * 1.02)} ${at(top + 4)} ${at(200 + lid)} ${at(top)}z`;
}

/** The lid with its knob. */
function cover(lid: number, high: number, { fill, edge, shine }: Paint): string[] {
  const top = 240 - high;
  return [
    `<ellipse cx="200" cy="${at(top)}" rx="${at(lid + 3)}" ry="5" fill="${edge}"/>`,
    shape(
      `M${at(200 - lid)} ${at(top - 1)}Q${at(200 - lid * 0.7)} ${at(top - 17)} 200 ${at(top - 18)}Q${at(200 + lid * 0.7)} ${at(top - 17)} ${at(200 + lid)} ${at(top - 1)}z`,
      fill,
      edge,
    ),
    disc(200, top - 25, 9, fill, edge),
    disc(197, top - 28, 2.4, shine),
  ];
}

/** The spout, on the left. */
function spout(wide: number, high: number, { fill, edge }: Paint): string {
  const x = 200 - wide * 0.92;
  const low = 240 - high * 0.3;
  const lip = 240 - high * 0.94;
  return shape(
    `M${at(x + 14)} ${at(low + 14)}C${at(x - 26)} ${at(low + 6)} ${at(x - 20)} ${at(lip + 30)} ${at(x - 50)} ${at(lip)}L${at(x - 34)} ${at(lip - 6)}C${at(x - 6)} ${at(lip + 16)} ${at(x - 4)} ${at(low - 40)} ${at(x + 20)} ${at(low - 26)}z`,
    fill,
    edge,
  );
}

function handle(kind: string, wide: number, high: number, { fill, edge }: Paint): string {
  const x = 200 + wide * 0.86;
  const top = 240 - high * 0.8;
  const low = 240 - high * 0.26;
  if (kind === 'Cane handle') {
    const cane = `M136 ${at(top + 4)}C134 ${at(top - 96)} 266 ${at(top - 96)} 264 ${at(top + 4)}`;
    return line(cane, 9, '#6b4a2a') + line(cane, 5, '#b98a4e');
  }
  const paths: Readonly<Record<string, string>> = {
    'Ear handle': `M${at(x)} ${at(top)}C${at(x + 66)} ${at(top - 14)} ${at(x + 54)} ${at(low)} ${at(x + 6)} ${at(low)}`,
    'Loop handle': `M${at(x)} ${at(top + 8)}C${at(x + 74)} ${at(top - 8)} ${at(x + 74)} ${at(low + 8)} ${at(x + 8)} ${at(low - 4)}`,
    'Strap handle': `M${at(x - 4)} ${at(top - 2)}H${at(x + 36)}Q${at(x + 50)} ${at(top)} ${at(x + 47)} ${at(top + 18)}L${at(x + 36)} ${at(low - 4)}Q${at(x + 32)} ${at(low + 4)} ${at(x)} ${at(low + 4)}`,
  };
  const path = paths[kind] ?? '';
  return line(path, 17, edge) + line(path, 12, fill);
}

function surface(
  finish: string,
  wide: number,
  high: number,
  { shine, edge }: Paint,
  speckles: readonly (readonly [number, number])[],
): string[] {
  const top = 240 - high;
  switch (finish) {
    case 'Glossy':
      return [
        `<path d="M${at(200 - wide * 0.74)} ${at(top + high * 0.34)}q-10 ${at(high * 0.2)} 2 ${at(high * 0.36)}" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".6"/>`,
      ];
    case 'Speckled':
      return speckles.map(([x, y]) =>
        disc(200 + (x - 0.5) * wide * 2, top + 10 + y * high * 0.84, 1.1 + ((x * 7 + y * 5) % 1.6), edge),
      );
    case 'Matte':
      return [0.3, 0.42, 0.54, 0.66, 0.78].map(
        (share) =>
          `<path d="M${at(200 - wide * 1.05)} ${at(top + high * share)}q${at(wide)} 12 ${at(wide * 2.1)} 0" stroke="${shine}" stroke-width="1.6" fill="none" opacity=".45"/>`,
      );
    default:
      return [];
  }
}

/** Wall, table and the light of a window. */
function background(room: number): string[] {
  const [wall, table, edge] = ROOMS[room] ?? ROOMS[0];
  return [
    `<rect width="400" height="300" fill="${wall}"/>`,
    shape(
      `M${at(20 + room * 9)} 0h70l-60 196h-70zM${at(108 + room * 9)} 0h46l-60 196h-46z`,
      'rgba(255,255,255,.22)',
    ),
    shape('M0 196H400V300H0z', table),
    ...[218, 246, 276].map((y) => line(`M0 ${y}q100 ${(room % 3) - 1} 200 0t200 ${room % 2}`, 1, edge)),
    shape('M0 194H400V199H0z', edge),
  ];
}

/** What lies beside the pot: a sprig, a spoon, a cloth or pebbles. */
function prop(room: number, seeds: readonly (readonly [number, number])[]): string {
  const lean = (seeds[0]?.[0] ?? 0.5) * 14;
  switch (room % 4) {
    case 0:
      return (
        [0, 1, 2, 3, 4]
          .map(
            (n) =>
              `<ellipse cx="${at(52 + n * 13)}" cy="${at(252 - n * 9 + (n % 2) * 9)}" rx="11" ry="4.5" transform="rotate(${at(-38 + lean + (n % 2) * 62)} ${at(52 + n * 13)} ${at(252 - n * 9)})" fill="#5f7d4f"/>`,
          )
          .join('') + line('M44 262q36-16 62-48', 2, '#486239')
      );
    case 1:
      return (
        line(`M284 274l${at(74 + lean)} -26`, 4, '#b9b3a6') +
        `<ellipse cx="276" cy="277" rx="17" ry="8" transform="rotate(-18 276 277)" fill="#cbc6ba"/>`
      );
    case 2:
      return (
        shape(`M0 268l118-34 46 30-70 36H0z`, '#f2ece1') +
        line('M12 276l98-29', 2, '#c46a52') +
        line('M26 284l98-29', 2, '#c46a52')
      );
    default:
      return disc(72, 252, 14, '#8f8a82') + disc(98, 262, 10, '#b3aca1') + disc(52, 266, 8, '#6e6a64');
  }
}

/** Places from 0 to 1, spread by an id: the same for the same product. */
function spots(id: string, count: number): (readonly [number, number])[] {
  let state = 7;
  const next = (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  for (const letter of id) state = (state * 31 + letter.charCodeAt(0)) % 2147483647 || 7;
  return Array.from({ length: count }, () => [next(), next()] as const);
}
