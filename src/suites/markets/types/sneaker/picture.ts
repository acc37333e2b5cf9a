import type { Product } from '../../record.ts';
import { at, box, disc, line, type Paint, paintOf, shape, studio } from '../svg.ts';

const SOLE_FILLS: Readonly<Record<string, readonly [fill: string, edge: string]>> = {
  White: ['#fbfbf8', '#c4c4bd'],
  Gum: ['#b9824a', '#855a30'],
  Black: ['#2a2b2f', '#111214'],
};
/** How high the collar reaches, by cut. */
const COLLARS: Readonly<Record<string, number>> = { Low: 132, Mid: 106, High: 76 };
const GROUND = 246;

/** A sneaker from the side, toe to the right: sole as thick as its stack and as steep as its drop, collar as high as its cut, upper of its stuff and colour. */
export function sneakerPicture(product: Product): string {
  const { attributes, brand } = product;
  const paint = paintOf(attributes.colour);
  const [sole, soleEdge] = SOLE_FILLS[String(attributes.sole)] ?? ['#fbfbf8', '#c4c4bd'];
  const heel = GROUND - 14 - (Number(attributes.stack) - 16) * 0.8;
  const fore = Math.min(GROUND - 18, heel + Number(attributes.drop) * 1.1);
  const collar = COLLARS[String(attributes.cut)] ?? 132;
  return studio(
    product.name,
    box(200, 300, 400, 300, '#ffffff', 0),
    `<ellipse cx="206" cy="252" rx="158" ry="7" fill="#000" opacity=".13"/>`,
    upper(paint, heel, fore, collar),
    stuff(String(attributes.upper), paint, heel, collar),
    mark(brand, paint, heel),
    laces(paint, collar),
    attributes.wear === 'Lightly worn' ? creases(paint) : '',
    midsole(sole, soleEdge, heel, fore),
    box(198, GROUND + 4, 276, 7, soleEdge, 3),
  );
}

function upper(paint: Paint, heel: number, fore: number, collar: number): string {
  const tongue = collar - 12;
  return [
    shape(
      `M62 ${at(heel + 6)}C54 ${at(heel - 26)} 62 ${at(collar + 34)} 66 ${collar + 8}Q68 ${collar - 4} 82 ${collar}Q104 ${collar + 22} 134 ${collar + 6}L146 ${tongue}Q160 ${tongue - 8} 168 ${tongue + 6}C186 ${at((collar + 168) / 2)} 214 166 250 174C300 182 344 188 350 ${at(fore + 4)}Z`,
      paint.fill,
      paint.edge,
    ),
    shape(
      `M66 ${collar + 8}Q68 ${collar - 4} 82 ${collar}Q104 ${collar + 22} 134 ${collar + 6}L130 ${collar + 17}Q104 ${collar + 32} 82 ${collar + 13}Z`,
      paint.shine,
      paint.edge,
    ),
    shape(
      `M61 ${at(heel + 4)}C56 ${at(heel - 22)} 62 ${at(heel - 44)} 66 ${at(heel - 58)}Q98 ${at(heel - 52)} 104 ${at(heel + 4)}Z`,
      paint.edge,
    ),
    shape(
      `M276 ${at(fore + 4)}Q282 196 306 186C336 190 350 ${at(fore - 10)} 350 ${at(fore + 4)}Z`,
      paint.edge,
    ),
  ].join('');
}

/** What an upper is made of, as one sees it. */
function stuff(kind: string, paint: Paint, heel: number, collar: number): string {
  const spots = (step: number, draw: (x: number, y: number) => string): string => {
    const marks: string[] = [];
    for (let y = 182; y < heel - 6; y += step)
      for (let x = 116 + ((y / step) % 2) * (step / 2); x < 268; x += step) marks.push(draw(x, y));
    return marks.join('');
  };
  switch (kind) {
    case 'Mesh':
      return spots(9, (x, y) => disc(x, y, 1.7, paint.edge));
    case 'Knit':
      return spots(11, (x, y) => line(`M${at(x - 4)} ${at(y + 3)}l4 -5l4 5`, 1.2, paint.shine));
    case 'Canvas':
      return (
        spots(7, (x, y) => line(`M${at(x)} ${at(y)}h3`, 0.9, paint.edge)) +
        shape('M304 188C336 190 350 208 350 226L286 230Q286 200 304 188Z', '#f4f1e8', '#bdb8a8')
      );
    case 'Suede':
      return shape(
        `M112 ${at(heel + 2)}C120 ${collar + 66} 150 ${collar + 60} 176 160L214 174Q190 206 196 ${at(heel + 2)}Z`,
        paint.shine,
      );
    default:
      return (
        shape(
          `M112 ${at(heel + 2)}C118 ${collar + 70} 148 ${collar + 58} 172 156L236 176Q206 200 214 ${at(heel + 2)}Z`,
          paint.shine,
          paint.edge,
        ) +
        `<path d="M118 ${at(heel - 4)}C126 ${collar + 74} 150 ${collar + 66} 172 164L228 180" fill="none" stroke="${paint.edge}" stroke-width="1.2" stroke-dasharray="4 3"/>`
      );
  }
}

/** Each brand has a mark of its own on the side. */
function mark(brand: string, { edge, fill }: Paint, heel: number): string {
  const y = Math.min(heel - 8, 212);
  const kind = [...brand].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4;
  switch (kind) {
    case 0:
      return line(`M162 ${y - 2}v-34M145 ${y - 19}h34`, 9, edge);
    case 1:
      return disc(138, y - 14, 11, edge) + disc(164, y - 16, 8, edge) + disc(184, y - 18, 5, edge);
    case 2:
      return disc(166, y - 17, 16, edge) + disc(166, y - 17, 8, fill);
    default:
      return line(`M128 ${y - 30}l34 14l-34 14M164 ${y - 30}l34 14l-34 14`, 6, edge);
  }
}

function laces({ edge }: Paint, collar: number): string {
  const rows = collar < 100 ? 7 : collar < 120 ? 6 : 5;
  const [from, to] = [collar + 6, 172];
  return Array.from({ length: rows }, (_, n) => {
    const share = (n + 0.5) / rows;
    const y = from + (to - from) * share;
    const x = 160 + 78 * share ** 1.5;
    return (
      line(`M${at(x - 20)} ${at(y + 9)}L${at(x + 2)} ${at(y - 3)}`, 4.5, '#f7f7f4') +
      disc(x - 22, y + 10, 2.6, edge)
    );
  }).join('');
}

function creases({ edge }: Paint): string {
  return [0, 13, 26].map((x) => line(`M${252 + x} 182q6 10 1 20`, 1.6, edge)).join('');
}

function midsole(fill: string, edge: string, heel: number, fore: number): string {
  const low = GROUND + 2;
  return (
    shape(
      `M56 ${at(heel + 2)}Q110 ${at(heel + 7)} 180 ${at((heel + fore) / 2 + 2)}T300 ${at(fore + 2)}Q340 ${at(fore + 1)} 358 ${at(fore - 6)}Q360 ${at(low - 8)} 338 ${low}H74Q50 ${low} 56 ${at(heel + 2)}Z`,
      fill,
      edge,
    ) +
    line(
      `M64 ${at((heel + low) / 2 + 3)}Q190 ${at((heel + low) / 2 + 8)} 346 ${at((fore + low) / 2)}`,
      1.6,
      edge,
    )
  );
}
