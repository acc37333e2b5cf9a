import type { Random } from '../../../../core/random.ts';
import type { OptionGroup, Product } from '../../record.ts';
import { bell, between, chance, drawName, graded, kept, whole } from '../chance.ts';
import { addOn, baseValues, colourGroup, upgradeGroup } from '../options.ts';
import { drawTrade } from '../trade.ts';
import { ARMRESTS, BACKS, CHAIR_COLOURS } from './attributes.ts';

const BRANDS = [
  'Sedalia Works',
  'Posturel',
  'Lindgrove',
  'Ergavo',
  'Tallwick',
  'Brenholt',
  'Quietseat',
  'Mornay',
];
const LINES = ['Desk', 'Anchor', 'Finch', 'Harbour', 'Margin', 'Tern', 'Vista', 'Grove', 'Plinth'];
const ENDINGS = ['', ' II', ' Flex', ' Task', ' Executive', ' Lean'];

/** An office chair: one that carries and adjusts more costs more, and a large one weighs more. */
export function drawChair(random: Random, id: string): Product {
  const grade = random.next() ** 1.15;
  const size = random.next();
  const maxLoad = kept(108 + 24 * size + 26 * grade + bell(random, 7), 95, 190, 0);
  const weight = kept(11.5 + 6.5 * size + 3 * grade + bell(random, 1.1), 8.4, 29, 1);
  const lumbar = kept(1.2 + 5.4 * grade + bell(random, 0.9), 0, 10, 1);
  const back = random.pick(BACKS);
  const amount =
    92 +
    265 * grade ** 1.2 +
    38 * size +
    (back === 'Leather' ? 45 : 0) +
    5 * (lumbar - 3.5) +
    bell(random, 22);
  const options = [...supportAndCastors(random), colourGroup(random, CHAIR_COLOURS, 24)];
  return {
    id,
    type: 'chair',
    ...drawName(random, BRANDS, LINES, ENDINGS),
    ...drawTrade(random, Math.max(69, amount)),
    attributes: {
      seatWidth: kept(46.5 + 5.5 * size + bell(random, 0.9), 42, 58, 1),
      maxLoad,
      weight,
      backHeight: kept(50 + 17 * size + 6 * grade + bell(random, 2.8), 44, 86, 1),
      lowest: kept(44.5 - 3.2 * grade + bell(random, 1.1), 36, 49, 1),
      armrests: graded(random, grade, ARMRESTS),
      back,
      synchro: chance(random, 0.25 + 0.6 * grade),
      seatDepth: kept(42.5 + 4.6 * size + 2 * grade + bell(random, 1.2), 38, 55, 1),
      lumbar,
      recline: kept(113 + 28 * grade + bell(random, 6), 100, 168, 0),
      highest: kept(52.5 + 4.5 * grade + bell(random, 1.3), 48, 64, 1),
      assembly: kept(38 - 18 * grade + 8 * size + bell(random, 5), 4, 75, 0),
      gasSpring: chance(random, 0.3 + 0.6 * grade) ? 'Class 4' : 'Class 3',
      abrasion: kept(32 + 72 * grade + bell(random, 13), 18, 160, 0),
      foam: kept(40 + 20 * grade + bell(random, 4), 30, 78, 0),
      recycled: kept(14 + 32 * random.next() + bell(random, 7), 0, 80, 0),
      ...baseValues(options),
    },
    options,
    addOns: [
      addOn('assembly', 'Assembly at home', whole(random, 25, 49)),
      addOn('cover', 'Stain and wear cover for 3 years', 14 + amount * 0.07),
      addOn('mat', 'Floor mat', whole(random, 19, 39)),
    ],
  };
}

function supportAndCastors(random: Random): OptionGroup[] {
  return [
    upgradeGroup('support', 'Supports', between(random, 28, 96), [
      { id: 'none', label: 'No headrest', times: 0 },
      { id: 'head', label: 'Headrest', times: 1 },
      { id: 'full', label: 'Headrest and footrest', times: 1.8 },
    ]),
    upgradeGroup('castors', 'Castors', between(random, 14, 52), [
      { id: 'carpet', label: 'For carpet', times: 0 },
      { id: 'hard', label: 'For hard floors', times: 1 },
      { id: 'locking', label: 'For hard floors, locking', times: 1.6 },
    ]),
  ];
}
