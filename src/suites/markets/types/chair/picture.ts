import type { Product } from '../../record.ts';
import { at, box, disc, line, paintOf, studio } from '../svg.ts';

/** An office chair from the front: seat as wide and back as high as they are, a net where the back is mesh. */
export function chairPicture(product: Product): string {
  const { attributes } = product;
  const paint = paintOf(attributes.colour);
  const wide = 82 + (Number(attributes.seatWidth) - 42) * 4;
  const high = 58 + (Number(attributes.backHeight) - 44) * 1.6;
  const seat = 196;
  const back = wide * 0.86;
  const holes =
    attributes.back === 'Mesh'
      ? [-0.3, -0.1, 0.1, 0.3]
          .map((share) =>
            line(
              `M${at(200 + share * back)} ${at(seat - 26 - high * 0.88)}v${at(high * 0.78)}`,
              1.5,
              paint.shine,
            ),
          )
          .join('')
      : attributes.back === 'Leather'
        ? disc(200, seat - 22 - high * 0.4, 4, paint.edge) + disc(200, seat - 22 - high * 0.7, 4, paint.edge)
        : '';
  const rest = String(attributes.support).startsWith('Headrest')
    ? box(200, seat - 26 - high, back * 0.55, 18, paint.fill, 8, paint.edge)
    : '';
  const arm = (sign: 1 | -1): string =>
    line(
      `M${at(200 + sign * (wide / 2 + 10))} ${seat - 2}v-${attributes.armrests === 'Fixed' ? 26 : 40}h${at(sign * -18)}`,
      7,
      '#3a3c40',
    );
  return studio(
    product.name,
    rest,
    box(200, seat - 20, back, high, paint.fill, 16, paint.edge),
    holes,
    arm(-1),
    arm(1),
    box(200, seat + 12, wide, 24, paint.shine, 11, paint.edge),
    box(200, 240, 12, 32, '#8d949c', 2),
    line('M200 240L132 258M200 240L268 258M200 240V260', 8, '#3a3c40'),
    disc(132, 262, 7, '#26272b'),
    disc(268, 262, 7, '#26272b'),
    disc(200, 264, 7, '#26272b'),
  );
}
