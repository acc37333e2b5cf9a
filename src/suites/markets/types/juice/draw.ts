import type { Random } from '../../../../core/random.ts';
import type { Product } from '../../record.ts';
import { bell, between, chance, drawName, graded, kept, whole } from '../chance.ts';
import { addOn, baseValues, upgradeGroup } from '../options.ts';
import { formerPriceFor } from '../trade.ts';
import { FRUITS, ORIGINS, PACKAGINGS } from './attributes.ts';

const PRESSES = [
  'Pressmoor',
  'Hallgarth',
  'Wickerby',
  'Tumblewood',
  'Dunmarrow',
  'Quillfield',
  'Ashgrove Row',
  'Netherbeck',
];
const LINES = [
  'Morning',
  'Cellar',
  'Hedgerow',
  'Ladder',
  'Basket',
  'Windfall',
  'Old Wall',
  'Meadow',
  'Lantern',
  'Barn',
];
const ENDINGS = ['', ' Gold', ' Cloudy', ' Reserve', ' Plain', ' Cask'];
const STALLS = [
  'Wickerby Stall',
  'The Lower Barrow',
  'Copperbeech Farm Shop',
  'Tillage & Daughters',
  'Canal Corner Grocers',
  'Three Pears Larder',
  'Harrow Lane Stores',
  'Bellmeadow Dairy',
  'Northgate Pantry',
  'Sorrel and Co',
] as const;

/** The most bottles that one order takes: a crate. */
const CRATE = 12;

/** A juice: what is sweeter has more energy, what is pressed cold and grown with care costs more, glass and carton keep longer. */
export function drawJuice(random: Random, id: string): Product {
  const care = random.next();
  const sweet = random.next();
  const packaging = random.pick(PACKAGINGS);
  const sugar = kept(6 + 6.2 * sweet + bell(random, 0.5), 5, 13.8, 1);
  const cold = chance(random, 0.2 + 0.5 * care);
  const pulp = kept(1.2 + 8 * random.next() + 2 * care + bell(random, 0.8), 0.3, 14, 1);
  const price =
    Math.round((2.5 + 1.6 * care + (cold ? 0.35 : 0) + 0.05 * pulp + bell(random, 0.35)) * 10) * 10 - 1;
  const options = [
    upgradeGroup('size', 'Size', between(random, 2.6, 6), [
      { id: '330ml', label: '330 ml', times: 0 },
      { id: '750ml', label: '750 ml', times: 0.6 },
      { id: '1l', label: '1 litre', times: 1 },
    ]),
  ];
  const rating = kept(4.3 + bell(random, 0.3), 2.9, 4.9, 1);
  const sold = Math.round(2 ** between(random, 3.5, 9.8) * (price < 350 ? 1.5 : 0.9));
  return {
    id,
    type: 'juice',
    ...drawName(random, PRESSES, LINES, ENDINGS),
    seller: random.pick(STALLS),
    price: Math.max(179, price),
    formerPrice: formerPriceFor(Math.max(179, price), between(random, 1.08, 1.4)),
    delivery: 50 * whole(random, 0, 6),
    deliveryDays: 1,
    fees: [
      {
        id: 'deposit',
        label: 'Bottle deposit',
        amount: packaging === 'Carton' ? 5 : 5 * whole(random, 2, 5),
        per: 'piece',
      },
      { id: 'basket', label: 'Packing fee', amount: 99 + 50 * random.below(4), per: 'order' },
    ],
    attributes: {
      sugar,
      vitaminC: kept(18 + 30 * random.next() + (cold ? 9 : 0) + bell(random, 4), 9, 78, 0),
      energy: kept(34 + 16.2 * sugar + bell(random, 10), 100, 285, 0),
      pulp,
      shelf: kept(
        (packaging === 'Plastic bottle' ? 55 : 110) +
          110 * random.next() -
          (cold ? 35 : 0) +
          bell(random, 10),
        14,
        260,
        0,
      ),
      distance: kept(14 + 380 * random.next() ** 1.6 + bell(random, 9), 5, 430, 0),
      fruit: random.pick(FRUITS),
      packaging,
      organic: chance(random, 0.2 + 0.5 * care),
      acidity: kept(9.6 - 3.4 * sweet + bell(random, 0.8), 4, 12.5, 1),
      fibre: kept(0.1 + 0.045 * pulp + bell(random, 0.05), 0.02, 0.92, 2),
      potassium: kept(105 + 70 * random.next() + bell(random, 12), 70, 230, 0),
      recycled: kept(20 + 55 * random.next() + bell(random, 8), 0, 100, 0),
      cold,
      concentrate: !cold && chance(random, 0.6 - 0.3 * care),
      fairTrade: chance(random, 0.25 + 0.3 * care),
      origin: graded(random, 1 - care, ORIGINS),
      ...baseValues(options),
    },
    options,
    addOns: [
      addOn('sleeve', 'Cooling sleeve for each bottle', 1),
      addOn('straw', 'Steel straw for each bottle', 2),
      addOn('ribbon', 'Ribbon and card for each bottle', 3),
    ],
    stock: chance(random, 0.2) ? whole(random, 1, 5) : whole(random, 8, 160),
    most: CRATE,
    sold: Math.max(3, sold),
    rating,
    reviews: Math.max(4, Math.round(sold * between(random, 0.3, 2.5))),
    returnRate: kept(5.5 - (rating - 4.3) * 3 + bell(random, 2), 0.4, 14, 1),
  };
}
