import type { Product } from '../../record.ts';
import { at, box, line, paintOf, shape, studio } from '../svg.ts';

/** An open laptop: as wide as its screen, as thick as it is, in its colour. */
export function laptopPicture(product: Product): string {
  const { attributes } = product;
  const paint = paintOf(attributes.colour);
  const width = 120 + (Number(attributes.screen) - 13) * 26;
  const height = width * 0.64;
  const thick = 4 + (Number(attributes.thickness) - 10) * 0.5;
  const top = 238 - height;
  const left = 200 - width / 2;
  const light = 0.35 + (Number(attributes.brightness) - 220) / 900;
  return studio(
    product.name,
    box(200, 240, width, height, paint.fill, 8, paint.edge),
    box(200, 233, width - 12, height - 14, '#15181d', 3),
    shape(
      `M${at(left + 8)} ${at(top + 9)}h${at(width - 16)}v${at(height * 0.5)}l${at(16 - width)} ${at(height * 0.3)}z`,
      `rgba(120,170,220,${at(light * 10) / 10})`,
    ),
    shape(`M${at(left - 22)} ${at(254)}L${at(left)} 238H${at(left + width)}l22 16z`, paint.shine, paint.edge),
    box(200, 254 + thick, width + 44, thick, paint.fill, 3, paint.edge),
    line(`M${at(left + 6)} 245H${at(left + width - 6)}`, 3, paint.edge),
    box(200, 253, width * 0.26, 4, paint.fill, 2, paint.edge),
  );
}
