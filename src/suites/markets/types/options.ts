import type { Random } from '../../../core/random.ts';
import type { AttributeValue, OptionGroup } from '../record.ts';
import { chance, dollars, whole } from './chance.ts';

/** A group about colour: the product's own first, and two or three others, of which one may cost more. */
export function colourGroup(random: Random, colours: readonly string[], most: number): OptionGroup {
  const [own = 'Grey', ...others] = random.shuffle(colours).slice(0, whole(random, 3, 4));
  const dear = chance(random, 0.4) ? random.pick(others) : undefined;
  return {
    id: 'colour',
    label: 'Colour',
    choices: [own, ...others].map((colour) => ({
      id: colour.toLowerCase(),
      label: colour,
      price: colour === dear ? dollars(whole(random, 4, most)) : 0,
      sets: { colour },
    })),
  };
}

/** A choice beyond the base one: what it is called, how many times the group's unit price it costs, what it sets. */
interface Upgrade {
  readonly id: string;
  readonly label: string;
  readonly times: number;
}

/**
 * A group whose choices set an attribute of the same id to their label: the first is the base, the others cost so many
 * times `unit` dollars.
 */
export function upgradeGroup(
  id: string,
  label: string,
  unit: number,
  choices: readonly Upgrade[],
): OptionGroup {
  return {
    id,
    label,
    choices: choices.map((choice) => ({
      id: choice.id,
      label: choice.label,
      price: dollars(unit * choice.times),
      sets: { [id]: choice.label },
    })),
  };
}

/** The attributes that the base choices of some groups set. */
export function baseValues(options: readonly OptionGroup[]): Record<string, AttributeValue> {
  return Object.assign({}, ...options.map(({ choices }) => choices[0]?.sets ?? {}));
}
