import type { Product } from '../../record.ts';
import { at, box, disc, line, paintOf, scene, shape } from '../svg.ts';
import { lookOf } from './picture.ts';

/** What hangs in rooms, so that the pictures of one place go together. */
const LINEN = ['#c96f52', '#4d7f86', '#d1a44a', '#7a6a94', '#6f8f63'] as const;

/** Pictures of a place from within: bed, kitchen, what is outside, and desk or armchair. */
export function roomPictures(product: Product): readonly string[] {
  return [bedroom(product), kitchen(product), outside(product), corner(product)];
}

const linenOf = ({ attributes }: Product): string =>
  LINEN[Number(attributes.bedWidth) % LINEN.length] ?? LINEN[0];

/** An empty room: its wall, its floor. */
function room(product: Product, title: string, ...shapes: readonly string[]): string {
  const { wall, shade } = lookOf(product);
  return scene(
    `${product.name}: ${title}`,
    `<rect width="400" height="300" fill="${wall}"/><rect width="400" height="300" fill="#fff" opacity=".45"/><rect y="222" width="400" height="78" fill="${shade}"/>${line('M0 246h400M0 272h400', 1, '#00000018')}<rect y="218" width="400" height="5" fill="#fff" opacity=".8"/>`,
    ...shapes,
  );
}

/** A window with what lies before it: the sea, or green. */
function view({ attributes }: Product, x: number, y: number, wide: number, high: number): string {
  const near = Number(attributes.beach) < 900;
  return [
    box(x, y + high, wide + 12, high + 12, '#fffdf8', 2, '#d9d0c2'),
    box(x, y + high - 6, wide, high, '#cfe4ec', 0),
    box(x, y + high - 6, wide, high * 0.4, near ? '#5f97a8' : '#93ad7b', 0),
    line(
      `M${at(x)} ${at(y - 6)}v${at(high)}M${at(x - wide / 2)} ${at(y + high / 2 - 6)}h${at(wide)}`,
      3,
      '#fffdf8',
    ),
  ].join('');
}

function bedroom(product: Product): string {
  const { attributes } = product;
  const wide = 96 + (Number(attributes.bedWidth) - 90) * 0.85;
  const linen = linenOf(product);
  const others = Math.min(2, Number(attributes.beds) - 1);
  return room(
    product,
    'bed',
    view(product, 300, 62, 74, 80),
    box(150, 200, wide + 10, 92, '#7d5f48', 6),
    box(150, 262, wide, 98, '#fbf9f4', 8, '#ded6c8'),
    box(150, 266, wide + 2, 62, linen, 8),
    box(150 - wide / 4, 188, wide * 0.38, 24, '#ffffff', 8, '#e2dacd'),
    wide > 130 ? box(150 + wide / 4, 188, wide * 0.38, 24, '#ffffff', 8, '#e2dacd') : '',
    disc(160 + wide / 2 + 8, 168, 11, '#f6d794'),
    line(`M${at(168 + wide / 2)} 178v34`, 3, '#5c5148'),
    ...Array.from({ length: others }, (_, n) =>
      box(324 + n * 42, 272, 36, 34, n ? linen : '#e8ddca', 6, '#c9bfae'),
    ),
  );
}

function kitchen(product: Product): string {
  const { kitchen: kind, washer } = product.attributes;
  const front = paintOf(product.attributes.colour).fill;
  const kettle = disc(128, 148, 12, '#b9bfc4') + line('M140 146q14 0 10-14', 3, '#8d949c');
  if (kind === 'No kitchen')
    return room(
      product,
      'tea corner',
      view(product, 292, 56, 90, 90),
      box(128, 222, 120, 62, '#8a6a4f', 3),
      kettle,
      box(92, 160, 14, 14, '#fff', 3, '#cfc7ba') + box(162, 160, 14, 14, '#fff', 3, '#cfc7ba'),
      box(128, 118, 96, 5, '#7d5f48', 1),
    );
  const full = kind === 'Full kitchen';
  const wide = full ? 330 : 190;
  const left = 36;
  return room(
    product,
    'kitchen',
    view(product, full ? 200 : 316, 50, 76, 64),
    box(left + wide / 2, 238, wide, 74, front, 2),
    box(left + wide / 2, 168, wide + 8, 9, '#efe7da', 2),
    line(
      Array.from({ length: full ? 5 : 3 }, (_, n) => `M${left + 12 + n * 62} 186h22`).join(''),
      3,
      '#fff9',
    ),
    full ? box(334, 238, 52, 68, '#d7dbde', 3, '#9aa1a7') + disc(334, 206, 15, '#3f464d') : '',
    full
      ? box(66, 120, 56, 62, front, 2) + box(334, 120, 62, 50, front, 2)
      : box(110, 118, 110, 6, '#7d5f48', 1),
    washer === true
      ? box(190, 236, 46, 56, '#f4f4f1', 3, '#c6c6c0') + disc(190, 208, 15, '#9fb4c0', '#77838b')
      : '',
    kettle,
  );
}

function outside(product: Product): string {
  const { attributes } = product;
  const near = Number(attributes.beach) < 900;
  const size = Number(attributes.outdoor);
  const plants = Math.min(7, Math.floor(size / 5));
  const far = near
    ? `<rect y="128" width="400" height="70" fill="#5f97a8"/>${line('M30 150h60M250 160h84', 2, '#9cc4cd')}`
    : shape('M0 196Q80 120 180 164T400 150V220H0z', '#93ad7b');
  return scene(
    `${product.name}: outside`,
    '<rect width="400" height="300" fill="#dcecf2"/>',
    disc(80, 58, 18, '#fff6dd'),
    far,
    `<rect y="196" width="400" height="104" fill="${size > 14 ? '#8fa873' : '#cbb89c'}"/>`,
    line('M0 188h400M20 188v36M84 188v36M148 188v36M212 188v36M276 188v36M340 188v36', 4, '#fbf8f1'),
    size < 4
      ? ''
      : [
          box(206, 262, 84, 7, '#8a6a4f', 2),
          line('M176 262v26M236 262v26', 5, '#6b5340'),
          box(134, 278, 34, 8, '#6b5340', 2) +
            box(122, 266, 8, 34, '#6b5340', 2) +
            line('M122 278v14M146 278v14', 4, '#6b5340'),
          box(278, 278, 34, 8, '#6b5340', 2) +
            box(290, 266, 8, 34, '#6b5340', 2) +
            line('M266 278v14M290 278v14', 4, '#6b5340'),
          size > 20
            ? line('M206 256V150', 4, '#6b5340') + shape('M126 160Q206 96 286 160z', linenOf(product))
            : '',
        ].join(''),
    ...Array.from({ length: plants }, (_, n) => {
      const x = n % 2 === 0 ? 24 + n * 13 : 392 - n * 13;
      return (
        disc(x, 226 + (n % 3) * 18, 17, n % 3 ? '#5d7f4e' : '#7c9c60') +
        box(x, 258 + (n % 3) * 18, 22, 16, '#b5694b', 3)
      );
    }),
  );
}

function corner(product: Product): string {
  const { workspace, stairs } = product.attributes;
  const linen = linenOf(product);
  const inside =
    workspace === true
      ? [
          box(180, 188, 190, 9, '#8a6a4f', 2),
          line('M96 188v78M264 188v78', 6, '#6b5340'),
          box(168, 179, 74, 46, '#2f363d', 4) + box(168, 176, 66, 38, '#8fb4c4', 2),
          box(200, 262, 50, 44, '#3c4650', 10) + line('M200 262v20', 6, '#3c4650'),
          line('M246 178v-40l-24-16', 4, '#5c5148') + disc(220, 122, 9, '#f6d794'),
        ]
      : [
          box(170, 258, 150, 56, linen, 16) + box(170, 214, 132, 56, linen, 14),
          box(92, 258, 26, 66, linen, 12) + box(248, 258, 26, 66, linen, 12),
          box(136, 216, 34, 30, '#fbf9f4', 8),
          line('M292 260V116', 4, '#5c5148') + shape('M270 118h44l-9-28h-26z', '#f6d794'),
        ];
  return room(
    product,
    workspace === true ? 'desk' : 'sitting corner',
    view(product, 330, 60, 60, 84),
    box(96, 118, 70, 52, '#fffdf8', 1, '#b9ad9b') +
      shape(`M66 112l22-24 16 14 12-10 14 20z`, Number(stairs) > 10 ? '#93ad7b' : '#5f97a8'),
    ...inside,
  );
}
