import type { Product } from '../../record.ts';
import { at, box, disc, line, paintOf, studio } from '../svg.ts';

/** An air purifier: as high as it is, wider the more air it cleans, with a light where it has a sensor. */
export function purifierPicture(product: Product): string {
  const { attributes } = product;
  const paint = paintOf(attributes.colour);
  const high = 90 + (Number(attributes.height) - 24) * 2.2;
  const wide = 74 + (Number(attributes.cadr) - 95) * 0.13;
  const top = 258 - high;
  const slots = Math.max(3, Math.round(high / 22));
  const grille = Array.from({ length: slots }, (_, n) =>
    line(
      `M${at(200 - wide * 0.34)} ${at(258 - 16 - n * ((high * 0.62) / slots))}h${at(wide * 0.68)}`,
      4,
      paint.edge,
    ),
  ).join('');
  return studio(
    product.name,
    box(200, 258, wide, high, paint.fill, 18, paint.edge),
    box(200, top + 18, wide - 16, 11, paint.edge, 5),
    box(200 - wide * 0.38, 250, 7, high - 26, paint.shine, 3),
    grille,
    disc(200, top + 36, 10, '#ffffff', paint.edge),
    attributes.sensor === true ? disc(200, top + 36, 5, '#5fb37a') : '',
  );
}
