import type { Random } from '../../../../core/random.ts';
import type { OptionGroup, Product } from '../../record.ts';
import { bell, between, chance, drawName, graded, kept, whole } from '../chance.ts';
import { addOn, baseValues, colourGroup, upgradeGroup } from '../options.ts';
import { drawTrade } from '../trade.ts';
import { FILTER_GRADES, PURIFIER_COLOURS } from './attributes.ts';

const BRANDS = [
  'Breezora',
  'Luftwell',
  'Aerith & Moss',
  'Puravane',
  'Zephrina',
  'Mistrelle',
  'Fernwell',
  'Ozelle',
];
const LINES = ['Meadow', 'Column', 'Alpine', 'Drop', 'Sill', 'Haven', 'Pine', 'Loft', 'Veil'];
const ENDINGS = ['', ' Mini', ' Tower', ' Quiet', ' Plus', ' Room'];

/** An air purifier: a strong one is larger, louder, hungrier and dearer; a better made one is quieter. */
export function drawPurifier(random: Random, id: string): Product {
  const grade = random.next() ** 1.1;
  const size = random.next();
  const cadr = kept(130 + 300 * size + 90 * grade + bell(random, 30), 95, 720, 0);
  const power = kept(16 + 0.085 * cadr - 8 * grade + bell(random, 4), 9, 110, 1);
  const carbon = kept(120 + 420 * grade + 220 * size + bell(random, 80), 50, 1300, 0);
  const amount = 55 + 165 * grade ** 1.15 + 0.24 * (cadr - 130) + 0.03 * (carbon - 400) + bell(random, 16);
  const options = [...filtersAndPrefilter(random), colourGroup(random, PURIFIER_COLOURS, 16)];
  return {
    id,
    type: 'purifier',
    ...drawName(random, BRANDS, LINES, ENDINGS),
    ...drawTrade(random, Math.max(49, amount)),
    attributes: {
      cadr,
      room: kept(cadr * between(random, 0.1, 0.135), 9, 99, 0),
      power,
      weight: kept(2.8 + 6.2 * size + 1.2 * grade + bell(random, 0.5), 1.8, 15, 1),
      height: kept(30 + 32 * size + bell(random, 4), 24, 82, 1),
      grade: graded(random, grade, FILTER_GRADES),
      sensor: chance(random, 0.3 + 0.6 * grade),
      app: chance(random, 0.2 + 0.6 * grade),
      sleepNoise: kept(28 - 6.5 * grade + 2.5 * size + bell(random, 1.6), 15, 38, 1),
      fullNoise: kept(49 + 10 * size - 4 * grade + bell(random, 2.2), 40, 72, 1),
      filterLife: kept(3000 + 3600 * random.next() + 1400 * grade + bell(random, 300), 1800, 9800, 0),
      carbon,
      gas: kept(30 + 0.22 * carbon + 0.12 * cadr + bell(random, 16), 15, 400, 0),
      childLock: chance(random, 0.6),
      ioniserFree: chance(random, 0.65),
      cord: kept(1.35 + 0.7 * random.next() + bell(random, 0.12), 1, 2.6, 2),
      speeds: 3 + Math.min(5, Math.round(3 * grade + random.next() * 2)),
      standby: kept(1.7 - 1.1 * grade + bell(random, 0.25), 0.15, 2.8, 2),
      ...baseValues(options),
    },
    options,
    addOns: [
      addOn('guarantee', 'Guarantee extended to 4 years', 14 + amount * 0.07),
      addOn('stand', 'Stand on castors', whole(random, 22, 42)),
      addOn('monitor', 'Air quality monitor', whole(random, 29, 55)),
    ],
  };
}

function filtersAndPrefilter(random: Random): OptionGroup[] {
  return [
    upgradeGroup('filters', 'Filters', between(random, 22, 78), [
      { id: 'one', label: 'One filter', times: 0 },
      { id: 'spare', label: 'With one spare filter', times: 1 },
      { id: 'three', label: 'With three spare filters', times: 2.1 },
    ]),
    upgradeGroup('prefilter', 'Pre-filter', between(random, 12, 42), [
      { id: 'plain', label: 'Standard pre-filter', times: 0 },
      { id: 'washable', label: 'Washable pre-filter', times: 1 },
      { id: 'pet', label: 'Pet hair pre-filter', times: 1.5 },
    ]),
  ];
}
