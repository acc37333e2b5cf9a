import type { Random } from '../../../../core/random.ts';
import type { OptionGroup, Product } from '../../record.ts';
import { bell, between, chance, graded, kept } from '../chance.ts';
import { addOn, baseValues, upgradeGroup } from '../options.ts';
import { OVENS, SPICES } from './attributes.ts';
import { drawCounter, drawKitchen } from './kitchen.ts';

/** What pizzas are called. None of the names says what is on one: the record does. */
const DISHES =
  'Regina|Rustica|Contadina|Della Nonna|Piazza|Tramonto|Lungomare|Isolana|Campagna|San Rocco|Stella|Vicolo'.split(
    '|',
  );

/** A pizza: what is near comes fast, dough that rested long and organic toppings cost more, a hot oven as well. */
export function drawPizza(random: Random, id: string): Product {
  const grade = random.next();
  const care = random.next();
  const dish = random.pick(DISHES);
  const seller = drawKitchen(random);
  const distance = kept(0.5 + 5.4 * random.next() ** 1.2, 0.4, 6.4, 1);
  const dough = kept(10 + 50 * grade + bell(random, 7), 6, 78, 0);
  const organic = kept(8 + 58 * care + bell(random, 9), 0, 94, 0);
  const oven = graded(random, grade, OVENS);
  const options = sizeAndCrust(random);
  const amount = 9.6 + 5.2 * grade + 3.4 * care + (oven === 'Wood-fired' ? 1.2 : 0) + bell(random, 1.5);
  return {
    id,
    type: 'pizza',
    brand: dish,
    name: `${dish} at ${seller}`,
    seller,
    ...drawCounter(random, Math.max(9, amount)),
    attributes: {
      minutes: kept(15 + 5.2 * distance + bell(random, 5), 12, 64, 0),
      distance,
      onTime: kept(97 - 1.6 * distance + 2 * care + bell(random, 3.4), 74, 99.6, 1),
      kcal: kept(262 - 26 * care + bell(random, 15), 196, 318, 0),
      protein: kept(9.4 + 3.4 * random.next() + bell(random, 0.8), 7, 15.6, 1),
      dough,
      oven,
      spice: random.pick(SPICES),
      vegetarian: chance(random, 0.42),
      salt: kept(1.42 - 0.4 * care + bell(random, 0.17), 0.68, 1.94, 2),
      organic,
      hygiene: kept(82 + 13 * care + bell(random, 4.5), 66, 100, 0),
      nuts: chance(random, 0.45),
      sesame: chance(random, 0.4),
      soy: chance(random, 0.35),
      bicycle: chance(random, 0.75 - 0.06 * distance),
      ...baseValues(options),
    },
    options,
    addOns: [
      addOn('cutlery', 'Wooden cutlery and napkins for four', 3),
      addOn('dip', 'Garlic dip', 2),
      addOn('salad', 'Green salad', 6),
      addOn('lemonade', 'Lemonade, 1 litre', 5),
    ],
  };
}

/** Kitchens ask very different prices for the same size; the crust costs nothing. */
function sizeAndCrust(random: Random): OptionGroup[] {
  return [
    upgradeGroup('size', 'Size', between(random, 9, 20), [
      { id: '10in', label: '10 inch', times: 0 },
      { id: '14in', label: '14 inch', times: 0.6 },
      { id: '18in', label: '18 inch', times: 1 },
    ]),
    upgradeGroup('crust', 'Crust', 0, [
      { id: 'classic', label: 'Classic crust', times: 0 },
      { id: 'thin', label: 'Thin crust', times: 0 },
      { id: 'deep', label: 'Deep crust', times: 0 },
    ]),
  ];
}
