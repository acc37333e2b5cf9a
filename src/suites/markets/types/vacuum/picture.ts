import type { Product } from '../../record.ts';
import { at, box, disc, line, paintOf, shape, studio } from '../svg.ts';

/** A robot vacuum at its dock: as high as it is, a dust window as large as its box, a turret when it steers by laser. */
export function vacuumPicture(product: Product): string {
  const { attributes } = product;
  const paint = paintOf(attributes.colour);
  const high = 30 + (Number(attributes.height) - 70) * 0.75;
  const wide = 214;
  const top = 252 - high;
  const window = 26 + Number(attributes.dustBox) / 14;
  const washes = String(attributes.dock).startsWith('Self');
  const turret =
    attributes.navigation === 'Laser'
      ? box(182, top - 12, 44, 15, paint.edge, 5) + disc(182, top - 19, 3.5, '#e26a4b')
      : attributes.navigation === 'Camera'
        ? disc(182, top - 16, 9, '#15181d', paint.edge)
        : '';
  return studio(
    product.name,
    box(322, 252, 66, washes ? 178 : 74, paint.shine, 10, paint.edge),
    washes ? box(322, 168, 44, 60, paint.fill, 6, paint.edge) : '',
    shape(
      `M${at(182 - wide / 2)} 252v${at(-high + 20)}q0-20 24-20h${at(wide - 48)}q24 0 24 20v${at(high - 20)}z`,
      paint.fill,
      paint.edge,
    ),
    shape(
      `M${at(182 - wide / 2 + 10)} ${at(top)}q${at(wide / 2 - 10)}-26 ${at(wide - 20)} 0z`,
      paint.shine,
      paint.edge,
    ),
    turret,
    box(150, 246, window, high * 0.45, '#9fb4c4', 5, paint.edge),
    line(`M${at(182 - wide / 2 + 6)} 247h22`, 6, '#26272b'),
    disc(262, 250, 9, '#26272b'),
  );
}
