import type { Product } from '../../record.ts';
import { at, box, line, paintOf, studio } from '../svg.ts';

/** Headphones from the front: cups as large as their drivers, cushions as deep as they are, in their colour. */
export function headphonesPicture(product: Product): string {
  const { attributes } = product;
  const paint = paintOf(attributes.colour);
  const cup = 62 + (Number(attributes.driver) - 30) * 2.4;
  const cushion = 12 + (Number(attributes.padDepth) - 12) * 1.4;
  const band = 10 + (Number(attributes.weight) - 148) * 0.045;
  const half = 92;
  const arc = `M${at(200 - half)} 180C${at(200 - half)} 30 ${at(200 + half)} 30 ${at(200 + half)} 180`;
  const side = (sign: 1 | -1): string =>
    box(200 + sign * (half - cushion / 2 - 8), 190 + cup / 2, cushion, cup * 0.92, '#2f2d2b', 9) +
    box(200 + sign * (half + 12), 190 + cup / 2, 40, cup, paint.fill, 16, paint.edge) +
    box(200 + sign * (half + 16), 190 + cup * 0.3, 10, cup * 0.55, paint.shine, 5);
  return studio(
    product.name,
    line(arc, band + 4, paint.edge),
    line(arc, band, paint.fill),
    side(-1),
    side(1),
    attributes.foldable === true
      ? box(200 - half, 132, band + 8, 10, paint.edge, 3) + box(200 + half, 132, band + 8, 10, paint.edge, 3)
      : '',
  );
}
