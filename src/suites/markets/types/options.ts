import type { Random } from '../../../core/random.ts';
import type { AddOn, AttributeValue, OptionChoice, OptionGroup } from '../record.ts';
import { chance, dollars, whole } from './chance.ts';

/** A group about colour: the product's own first, and two or three others, of which one may cost more. */
export function colourGroup(random: Random, colours: readonly string[], most: number): OptionGroup {
  const [own = 'Grey', ...others] = random.shuffle(colours).slice(0, whole(random, 3, 4));
  const dear = chance(random, 0.4) ? random.pick(others) : undefined;
  return {
    id: 'colour',
    label: 'Colour',
    choices: [own, ...others].map((colour) =>
      choiceOf('colour', colour.toLowerCase(), colour, colour === dear ? dollars(whole(random, 4, most)) : 0),
    ),
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
    choices: choices.map((choice) => choiceOf(id, choice.id, choice.label, dollars(unit * choice.times))),
  };
}

/** The attributes that the base choices of some groups set. */
export function baseValues(options: readonly OptionGroup[]): Record<string, AttributeValue> {
  return Object.assign({}, ...options.map(({ choices }) => choices[0]?.sets ?? {}));
}

/** Something to buy with a product, at so many dollars less a cent. */
export function addOn(id: string, label: string, amount: number): AddOn {
  const price = dollars(amount) - 1;
  return shared(addOns, `${label}:${price}`, () => ({ id, label, price }));
}

const choices = new Map<string, OptionChoice>();
const addOns = new Map<string, AddOn>();

function choiceOf(group: string, id: string, label: string, price: number): OptionChoice {
  return shared(choices, `${group}:${label}:${price}`, () => ({
    id,
    label,
    price,
    sets: Object.freeze({ [group]: label }),
  }));
}

/** Products share what is alike in them: prices are whole dollars, and a large catalog repeats most of them. */
function shared<T>(made: Map<string, T>, key: string, make: () => T): T {
  let value = made.get(key);
  if (value === undefined) {
    value = Object.freeze(make());
    made.set(key, value);
  }
  return value;
}
