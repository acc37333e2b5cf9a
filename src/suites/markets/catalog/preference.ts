import type { Preference } from '../request.ts';
import { between, type Fitting, kept } from './fit.ts';

/** The sign of a step to a better value. */
const towardsBetter = ({ want }: Preference): 1 | -1 => (want === 'most' ? 1 : -1);

/** Whether a value serves a preference strictly better than another. */
export function isBetter(preference: Preference, value: number, than: number): boolean {
  return towardsBetter(preference) * (value - than) > 0;
}

/** A value better (or, with `worse`, worse) than another by a share of the attribute's width from `least` to `most`, and by one step at least. */
export function besideValue(
  fitting: Fitting,
  preference: Preference,
  value: number,
  side: 'better' | 'worse',
  [least, most]: readonly [number, number],
): number {
  const { step, width, decimals } = fitting.profile.spread(preference.attribute);
  const sign = side === 'better' ? towardsBetter(preference) : -towardsBetter(preference);
  const steps = Math.max(1, Math.round((between(fitting, least, most) * width) / step));
  return kept(value + sign * steps * step, decimals);
}
