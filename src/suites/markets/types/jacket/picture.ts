import type { Product } from '../../record.ts';
import { at, disc, line, type Paint, paintOf, scene, shape } from '../svg.ts';

/** Skies and hills behind the jackets, one for each kind of sport. */
const SCENES: Readonly<Record<string, readonly [sky: string, far: string, near: string]>> = {
  Running: ['#e9eef0', '#d3dde0', '#bccacd'],
  Hiking: ['#eef0e6', '#dbe0cc', '#c6ceb2'],
  Cycling: ['#eeecf3', '#dcd8e6', '#c8c3d6'],
  Climbing: ['#f2ece6', '#e3d6ca', '#d1bfaf'],
  'Every day': ['#e8eef5', '#d2deea', '#bccddd'],
};
const WIDTHS: Readonly<Record<string, number>> = { Slim: 50, Regular: 58, Relaxed: 67 };
const TOP = 84;

/** A rain jacket from the front: as long as its back, as wide as its fit, with the hood, zips and stripes that it has. */
export function jacketPicture(product: Product): string {
  const { attributes } = product;
  const paint = paintOf(attributes.colour);
  const half = WIDTHS[String(attributes.cut)] ?? 58;
  const hem = TOP + 108 + (Number(attributes.back) - 63) * 3.1;
  return scene(
    product.name,
    weather(String(attributes.sport)),
    `<ellipse cx="200" cy="288" rx="96" ry="6" fill="#000" opacity=".14"/>`,
    `<g transform="translate(-48 -16) scale(1.24)">`,
    sleeve(paint, half, hem, -1),
    sleeve(paint, half, hem, 1),
    body(paint, half, hem),
    fabric(String(attributes.layers), paint, half, hem),
    hood(paint, attributes.helmet === true),
    attributes.vents === true ? vents(paint, half) : '',
    pockets(paint, half, hem),
    zip(paint, hem, attributes.twoWay === true),
    stripes(Number(attributes.reflective), half, hem),
    '</g>',
  );
}

function weather(sport: string): string {
  const [sky, far, near] = SCENES[sport] ?? ['#eef0f2', '#dde1e4', '#c9cfd4'];
  const drops = Array.from({ length: 9 }, (_, n) =>
    line(
      `M${18 + n * 44} ${34 + ((n * 37) % 70)}l-7 20M${34 + n * 44} ${118 + ((n * 53) % 60)}l-7 20`,
      2,
      far,
    ),
  );
  return (
    shape('M0 0H400V300H0Z', sky) +
    drops.join('') +
    shape('M0 216L58 160L104 194L170 122L240 190L312 148L400 206V300H0Z', far) +
    shape('M0 256Q90 214 190 250T400 234V300H0Z', near)
  );
}

function body({ fill, edge }: Paint, half: number, hem: number): string {
  const shoulder = half + 8;
  return shape(
    `M${at(200 - 24)} ${TOP - 4}Q${at(200 - shoulder)} ${TOP + 4} ${at(200 - shoulder - 2)} ${TOP + 20}L${at(200 - half)} ${TOP + 66}L${at(200 - half - 3)} ${at(hem - 4)}Q200 ${at(hem + 7)} ${at(200 + half + 3)} ${at(hem - 4)}L${at(200 + half)} ${TOP + 66}L${at(200 + shoulder + 2)} ${TOP + 20}Q${at(200 + shoulder)} ${TOP + 4} ${at(200 + 24)} ${TOP - 4}Z`,
    fill,
    edge,
  );
}

function sleeve({ fill, edge }: Paint, half: number, hem: number, side: 1 | -1): string {
  const x = (by: number): number => at(200 + side * by);
  const cuff = Math.min(hem - 16, TOP + 128);
  return (
    shape(
      `M${x(half + 2)} ${TOP + 6}Q${x(half + 22)} ${TOP + 18} ${x(half + 28)} ${TOP + 50}L${x(half + 40)} ${at(cuff)}L${x(half + 17)} ${at(cuff + 5)}L${x(half - 2)} ${TOP + 66}Z`,
      fill,
      edge,
    ) + line(`M${x(half + 38)} ${at(cuff - 9)}L${x(half + 15)} ${at(cuff - 4)}`, 2, edge)
  );
}

/** More layers, more panels. */
function fabric(layers: string, { shine, edge }: Paint, half: number, hem: number): string {
  const yoke = shape(
    `M${at(176)} ${TOP - 4}Q${at(200 - half - 8)} ${TOP + 4} ${at(200 - half - 10)} ${TOP + 20}L${at(200 - half - 4)} ${TOP + 44}Q200 ${TOP + 58} ${at(200 + half + 4)} ${TOP + 44}L${at(200 + half + 10)} ${TOP + 20}Q${at(200 + half + 8)} ${TOP + 4} 224 ${TOP - 4}Z`,
    shine,
  );
  const ribs = [-0.55, 0.55]
    .map((share) =>
      line(
        `M${at(200 + share * half)} ${TOP + 56}Q${at(200 + share * half * 1.1)} ${at((TOP + hem) / 2)} ${at(200 + share * half)} ${at(hem - 8)}`,
        1.3,
        edge,
      ),
    )
    .join('');
  if (layers === '3 layers') return yoke + ribs;
  return layers === '2.5 layers' ? ribs : '';
}

function hood({ fill, edge, shine }: Paint, helmet: boolean): string {
  const [wide, high] = helmet ? [46, 60] : [34, 44];
  return (
    shape(
      `M${200 - wide + 8} ${TOP + 8}C${200 - wide - 10} ${TOP - high * 0.5} ${200 - wide + 6} ${TOP - high} 200 ${TOP - high}S${200 + wide + 10} ${TOP - high * 0.5} ${200 + wide - 8} ${TOP + 8}Q200 ${TOP + 22} ${200 - wide + 8} ${TOP + 8}Z`,
      fill,
      edge,
    ) +
    shape(
      `M${200 - wide + 16} ${TOP}C${200 - wide + 4} ${at(TOP - high * 0.5)} ${200 - wide + 18} ${TOP - high + 10} 200 ${TOP - high + 10}S${200 + wide - 4} ${at(TOP - high * 0.5)} ${200 + wide - 16} ${TOP}Q200 ${TOP + 12} ${200 - wide + 16} ${TOP}Z`,
      edge,
    ) +
    shape(
      `M${200 - wide + 12} ${TOP + 2}Q200 ${TOP + 18} ${200 + wide - 12} ${TOP + 2}L214 ${TOP + 22}H186Z`,
      shine,
      edge,
    )
  );
}

function vents({ edge, shine }: Paint, half: number): string {
  return [-1, 1]
    .map((side) => {
      const path = `M${at(200 + side * (half + 1))} ${TOP + 62}L${at(200 + side * (half - 3))} ${TOP + 100}`;
      return line(path, 4, edge) + line(path, 1.4, shine);
    })
    .join('');
}

function pockets({ edge, shine }: Paint, half: number, hem: number): string {
  return [-1, 1]
    .map((side) => {
      const path = `M${at(200 + side * half * 0.72)} ${at(hem - 66)}L${at(200 + side * half * 0.42)} ${at(hem - 26)}`;
      return line(path, 3.4, edge) + line(path, 1, shine);
    })
    .join('');
}

function zip({ edge, shine }: Paint, hem: number, twoWay: boolean): string {
  return (
    line(`M200 ${TOP + 16}V${at(hem)}`, 4.6, edge) +
    line(`M200 ${TOP + 16}V${at(hem)}`, 1.2, shine) +
    disc(200, TOP + 26, 3.6, '#f4f4f2', edge) +
    (twoWay ? disc(200, at(hem - 14), 3.6, '#f4f4f2', edge) : '')
  );
}

/** Grey stripes over the chest and at the hem, as many as the area fills. */
function stripes(area: number, half: number, hem: number): string {
  const rows = Math.min(4, Math.floor(area / 30));
  return Array.from({ length: rows }, (_, n) => {
    const y = n % 2 === 0 ? TOP + 74 + n * 5 : hem - 12 - n * 4;
    return line(
      `M${at(200 - half + 5)} ${at(y)}Q200 ${at(y + 6)} ${at(200 + half - 5)} ${at(y)}`,
      3.4,
      '#dfe3e6',
    );
  }).join('');
}
