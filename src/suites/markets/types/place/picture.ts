import type { Product } from '../../record.ts';
import { at, box, disc, line, paintOf, scene, shape } from '../svg.ts';

/** How the houses of each part of town are painted: wall, shade of it, roof. */
const WALLS: Readonly<Record<string, readonly [wall: string, shade: string, roof: string]>> = {
  'Old Harbour': ['#e9d9c2', '#d0bb9c', '#8a4b3a'],
  'Lantern Hill': ['#f0e3dc', '#d6c2b8', '#5d6472'],
  Millside: ['#b86f56', '#985842', '#46403f'],
  Saltmarsh: ['#c9cfc0', '#abb49f', '#6c6250'],
  'Signal Point': ['#f3f0e8', '#d8d4c8', '#3c5a73'],
  'Orchard Quarter': ['#ecd7a8', '#d2b97f', '#9b5a3c'],
};
const SKIES: Readonly<Record<string, readonly [top: string, low: string]>> = {
  '9 pm': ['#f6c9a8', '#fbe7cf'],
  '10 pm': ['#a9cfe6', '#e6f2f6'],
  '11 pm': ['#7fa7cf', '#d5e3ee'],
};
const GLASS = '#41586b';
const GROUND = 246;

/** How a record looks from outside, in numbers. */
export interface Look {
  readonly wall: string;
  readonly shade: string;
  readonly roof: string;
  /** Bedrooms, 1 to 4. */
  readonly rooms: number;
  /** How wide the house is drawn. */
  readonly width: number;
}

/** What drawings of a place share. */
export function lookOf({ brand, attributes }: Product): Look {
  const [wall, shade, roof] = WALLS[brand] ?? ['#e6ddd0', '#cabfae', '#6d4a3d'];
  const rooms = Number.parseInt(String(attributes.bedrooms), 10) || 1;
  return { wall, shade, roof, rooms, width: 118 + Math.min(1.3, Number(attributes.space) / 110) * 84 };
}

/** A place from outside: its kind, as large as it is, with its front door, its stairs, what grows before it, and the sea if that is near. */
export function placePicture(product: Product): string {
  const { attributes } = product;
  const look = lookOf(product);
  const [top, low] = SKIES[String(attributes.quiet)] ?? ['#a9cfe6', '#e6f2f6'];
  const onWater = attributes.kind === 'Houseboat';
  const nearSea = Number(attributes.beach) < 900;
  return scene(
    product.name,
    `<rect width="400" height="300" fill="${low}"/><rect width="400" height="110" fill="${top}" opacity=".55"/>`,
    disc(326, 62, 21, '#fff6dd'),
    nearSea
      ? `<rect y="168" width="400" height="84" fill="#5f97a8"/><rect y="168" width="400" height="5" fill="#86b6c2"/>${line('M24 190h46M318 196h54M280 184h22', 2, '#9cc4cd')}`
      : shape('M0 214Q70 150 150 196T300 178T400 200V300H0z', '#a3b98c'),
    onWater
      ? `<rect y="206" width="400" height="94" fill="#4f8496"/>${line('M20 262h70M290 276h84M150 284h50', 2, '#7fb0bd')}`
      : `<rect y="${GROUND - 8}" width="400" height="62" fill="${nearSea ? '#d9cba5' : '#8fa873'}"/>`,
    (HOUSES[String(attributes.kind)] ?? cottage)(product, look),
    onWater ? '' : before(product, look),
  );
}

type House = (product: Product, look: Look) => string;

const HOUSES: Readonly<Record<string, House>> = {
  Cottage: cottage,
  Cabin: (product, { width, shade }) => {
    const half = width * 0.52;
    return [
      shape(`M${at(200 - half)} ${GROUND}L200 74L${at(200 + half)} ${GROUND}z`, '#6f4f38'),
      shape(`M${at(200 - half * 0.78)} ${GROUND}L200 ${104}L${at(200 + half * 0.78)} ${GROUND}z`, shade),
      line(`M${at(200 - half)} ${GROUND}L200 74L${at(200 + half)} ${GROUND}`, 7, '#4d3626'),
      windows(200, 168, 2, 30, 26),
      door(product, 200, GROUND),
    ].join('');
  },
  Apartment: (product, { width, wall, shade, roof, rooms }) => {
    const floors = [0, 1, 2, 3].map((n) => windows(200, 100 + n * 34, 4, (width - 30) / 4, 18)).join('');
    return [
      box(200, GROUND, width, 182, wall, 2),
      box(200 + width / 2 - 9, GROUND, 18, 182, shade, 2),
      box(200, 72, width + 14, 10, roof, 2),
      floors,
      ...Array.from({ length: rooms }, (_, n) => balcony(200 + (n - 1.5) * ((width - 30) / 4), 190)),
      door(product, 200, GROUND),
    ].join('');
  },
  Loft: (product, { width, wall, roof, rooms }) => {
    const bay = width / 3;
    const saw = [0, 1, 2]
      .map((n) =>
        shape(`M${at(200 - width / 2 + n * bay)} 128V92L${at(200 - width / 2 + (n + 1) * bay)} 128z`, roof),
      )
      .join('');
    return [
      saw,
      box(200, GROUND, width, 120, wall, 0),
      line(
        `M${at(200 - width / 2)} 152H${at(200 + width / 2)}M${at(200 - width / 2)} 206H${at(200 + width / 2)}`,
        1.5,
        roof,
      ),
      windows(200, 142, 2 + rooms, (width - 20) / (2 + rooms), 46),
      door(product, 200 + width * 0.22, GROUND),
    ].join('');
  },
  Farmhouse: (product, { width, wall, shade, roof, rooms }) => {
    const wide = width * 1.18;
    return [
      box(200 + wide * 0.42, GROUND, wide * 0.4, 66, shade, 0),
      shape(`M${at(200 + wide * 0.2)} 182L${at(200 + wide * 0.42)} 142L${at(200 + wide * 0.64)} 182z`, roof),
      box(180, GROUND, wide * 0.82, 88, wall, 0),
      shape(
        `M${at(172 - wide * 0.41)} 160L${at(190 - wide * 0.33)} 112H${at(170 + wide * 0.33)}L${at(188 + wide * 0.41)} 160z`,
        roof,
      ),
      box(150, 116, 15, 30, shade, 1),
      windows(180 - wide * 0.23, 182, 1 + (rooms >> 1), 28, 24),
      windows(180 + wide * 0.23, 182, 1 + (rooms >> 1), 28, 24),
      door(product, 180, GROUND),
    ].join('');
  },
  Houseboat: (product, { width, wall, roof, rooms }) => {
    const long = width * 1.15;
    return [
      shape(
        `M${at(200 - long / 2 - 16)} 222H${at(200 + long / 2 + 22)}L${at(200 + long / 2)} 258H${at(200 - long / 2)}z`,
        roof,
      ),
      line(`M${at(200 - long / 2 - 16)} 222H${at(200 + long / 2 + 22)}`, 4, '#f4efe4'),
      box(196, 222, long * 0.86, 66, wall, 5),
      box(196, 160, long * 0.92, 8, roof, 3),
      windows(196, 176, 2 + rooms, (long * 0.74) / (2 + rooms), 20),
      door(product, 196 + long * 0.3, 222),
      line(`M${at(200 - long / 2)} 222V118`, 3, '#6b5a48'),
      shape(`M${at(202 - long / 2)} 120l26 9l-26 9z`, paintOf(product.attributes.colour).fill),
    ].join('');
  },
};

function cottage(product: Product, { width, wall, shade, roof, rooms }: Look): string {
  const left = 200 - width / 2;
  return [
    box(200 + width * 0.28, 120, 17, 40, shade, 1),
    box(200, GROUND, width, 92, wall, 0),
    shape(
      `M${at(left - 12)} 156L${at(200 - width * 0.2)} 92H${at(200 + width * 0.2)}L${at(left + width + 12)} 156z`,
      roof,
    ),
    windows(200, 108, Math.min(2, rooms), 40, 22),
    windows(200 - width * 0.31, 178, rooms > 2 ? 2 : 1, 27, 30),
    windows(200 + width * 0.31, 178, rooms > 2 ? 2 : 1, 27, 30),
    door(product, 200, GROUND),
  ].join('');
}

/** A row of windows about a centre, so many and so far apart. */
function windows(centre: number, top: number, count: number, apart: number, high: number): string {
  const wide = Math.min(22, apart * 0.62);
  return Array.from({ length: count }, (_, n) => {
    const x = centre + (n - (count - 1) / 2) * apart;
    return `${box(x, top + high, wide + 5, high + 5, '#fbf8f1', 1)}${box(x, top + high - 2, wide, high, GLASS, 1)}${line(`M${at(x)} ${at(top)}V${at(top + high - 2)}`, 1.4, '#fbf8f1')}`;
  }).join('');
}

/** The front door in its colour. */
function door({ attributes }: Product, x: number, bottom: number): string {
  const { fill, edge, shine } = paintOf(attributes.colour);
  return `${box(x, bottom, 33, 57, '#fbf8f1', 2)}${box(x, bottom, 27, 53, fill, 2, edge)}${box(x, bottom - 31, 15, 13, shine, 1)}${disc(x + 8, bottom - 22, 1.8, '#f2d48a')}`;
}

const balcony = (x: number, bottom: number): string =>
  `${box(x, bottom, 34, 4, '#4a4f57', 0)}${line(`M${at(x - 16)} ${bottom - 14}h32M${at(x - 16)} ${bottom - 14}v12M${at(x)} ${bottom - 14}v12M${at(x + 16)} ${bottom - 14}v12`, 1.6, '#4a4f57')}`;

/** What is before the door: stairs, and bushes where there is a garden. */
function before({ attributes }: Product, { width }: Look): string {
  const stairs = Math.min(5, Math.ceil(Number(attributes.stairs) / 4));
  const bushes = Math.min(6, Math.floor(Number(attributes.outdoor) / 7));
  return [
    ...Array.from({ length: stairs }, (_, n) =>
      box(200, GROUND + 5 + n * 7, 44 + n * 9, 6, n % 2 ? '#c4bcae' : '#d8d1c5', 1),
    ),
    ...Array.from({ length: bushes }, (_, n) => {
      const side = n % 2 === 0 ? -1 : 1;
      const x = 200 + side * (width / 2 + 4 + (n >> 1) * 27);
      return (
        disc(x, GROUND - 2, 15 + ((n * 5) % 7), n % 3 === 0 ? '#5d7f4e' : '#6f9259') +
        disc(x + 9, GROUND + 6, 10, '#83a568')
      );
    }),
  ].join('');
}
