import type { Random } from '../../../../core/random.ts';
import type { OptionGroup, Product } from '../../record.ts';
import { bell, between, chance, dollars, kept, whole } from '../chance.ts';
import { addOn, baseValues } from '../options.ts';
import { drawTrade } from '../trade.ts';
import { FINISHES, GLAZES, HANDLES } from './attributes.ts';
import { MAKERS } from './makers.ts';

const LOOKS = ['dappled', 'morning', 'pebble', 'harbour', 'meadow', 'kitchen', 'fireside', 'driftwood'];
const KINDS = ['teapot', 'round teapot', 'afternoon teapot', 'cottage teapot', 'studio teapot'];
/** What the post costs, in whole dollars. */
const POSTAGE = [0, 0, 7, 8, 9, 11, 12, 14, 18] as const;
/** What each clay is fired at, about, °C. */
const HEAT = { Earthenware: 1090, Stoneware: 1235, Porcelain: 1285 } as const;

/** A teapot: porcelain and long practice cost more, thick walls weigh more and keep tea hot for longer. */
export function drawTeapot(random: Random, id: string): Product {
  const grade = random.next();
  const clay = random.pick(['Earthenware', 'Stoneware', 'Stoneware', 'Stoneware', 'Porcelain'] as const);
  const fine = clay === 'Porcelain' ? 1 : 0;
  const wall = kept(6.9 - 2.4 * grade - 0.9 * fine + bell(random, 0.85), 2.8, 9.9, 1);
  const height = kept(15 + bell(random, 1.5), 10.8, 19.6, 1);
  const experience = kept(3 + 26 * grade * random.next() + bell(random, 4), 1, 41, 0);
  const amount = 78 + 150 * grade + 40 * fine + 1.6 * experience + 5 * (height - 15) + bell(random, 13);
  const maker = random.pick(MAKERS);
  const options = sizesAndWords(random);
  return {
    id,
    type: 'teapot',
    brand: maker.brand,
    name: `${maker.brand} ${random.pick(LOOKS)} ${random.pick(KINDS)}, no. ${whole(random, 101, 999)}`,
    ...drawTrade(random, Math.max(64, amount)),
    seller: maker.studio,
    delivery: dollars(random.pick(POSTAGE)),
    ...popularity(random),
    attributes: {
      processing: kept(5 + 36 * random.next() + bell(random, 3), 2, 48, 0),
      clay,
      colour: random.pick(GLAZES),
      finish: random.pick(FINISHES),
      height,
      weight: kept(260 + 78 * wall + 27 * (height - 11) - 70 * fine + bell(random, 62), 440, 1420, 0),
      wall,
      strainer: chance(random, 0.6),
      dishwasher: chance(random, clay === 'Earthenware' ? 0.4 : 0.66),
      favourites: Math.round(2 ** between(random, 4, 9.6)),
      handle: random.pick(HANDLES),
      warmth: kept(16 + 6.2 * wall + bell(random, 6), 20, 82, 0),
      opening: kept(78 + bell(random, 8), 52, 106, 0),
      firing: kept(HEAT[clay] + bell(random, 22), 1020, 1360, 0),
      reclaimed: kept(8 + 62 * random.next() + bell(random, 9), 0, 96, 0),
      experience,
      returns: kept(24 + bell(random, 11), 7, 60, 0),
      signed: chance(random, 0.34 + 0.3 * grade),
      plasticFree: chance(random, 0.52),
      ...baseValues(options),
    },
    options,
    addOns: [
      addOn('wrap', 'Gift wrapping in linen', whole(random, 7, 13)),
      addOn('cup', 'Matching cup', whole(random, 24, 42)),
      addOn('breakage', 'Breakage cover in the post', whole(random, 5, 10)),
    ],
  };
}

/** One pair of hands sells less than a factory does. */
function popularity(random: Random): Pick<Product, 'sold' | 'reviews'> {
  const sold = Math.round(2 ** between(random, 1.6, 6.2));
  return { sold, reviews: Math.max(5, Math.round(sold * between(random, 1.5, 9))) };
}

/** Larger pots take more clay, and each letter is pressed in by hand; makers ask very different prices for both. */
function sizesAndWords(random: Random): OptionGroup[] {
  const clay = between(random, 9, 38);
  const stamp = between(random, 12, 56);
  return [
    {
      id: 'size',
      label: 'Size',
      choices: [
        { id: 'small', label: 'Small', price: 0, sets: { capacity: 450 } },
        { id: 'regular', label: 'Regular', price: dollars(clay), sets: { capacity: 800 } },
        { id: 'large', label: 'Large', price: dollars(clay * 2.1), sets: { capacity: 1200 } },
      ],
    },
    {
      id: 'personal',
      label: 'Personalisation',
      choices: [
        { id: 'plain', label: 'Plain', price: 0 },
        { id: 'initials', label: 'Initials', price: dollars(stamp * 0.65), asks: 'Initials to stamp' },
        { id: 'name', label: 'Name', price: dollars(stamp), asks: 'Name to stamp' },
      ],
    },
  ];
}
