import type { Random } from '../../../../core/random.ts';
import type { OptionGroup, Product } from '../../record.ts';
import { bell, between, chance, drawName, graded, kept, whole } from '../chance.ts';
import { addOn, baseValues, colourGroup, upgradeGroup } from '../options.ts';
import { drawTrade } from '../trade.ts';
import { NAVIGATIONS, VACUUM_COLOURS } from './attributes.ts';

const BRANDS = ['Dustrel', 'Velbot', 'Sweepora', 'Tidyn', 'Roamwell', 'Brushka', 'Floriq', 'Nettobi'];
const LINES = ['Scout', 'Badger', 'Pebble', 'Orbit', 'Heath', 'Mosaic', 'Glide', 'Patrol', 'Comet'];
const ENDINGS = ['', ' S', ' Mini', ' Duo', ' Home', ' X'];

/** A robot vacuum: a strong one is louder and dearer, a flat one holds less dust and runs for less long. */
export function drawVacuum(random: Random, id: string): Product {
  const grade = random.next() ** 1.15;
  const bulk = random.next();
  const suction = kept(2.4 + 7.2 * grade + bell(random, 0.9), 1.8, 14, 1);
  const runtime = kept(88 + 70 * bulk + 35 * grade + bell(random, 13), 60, 270, 0);
  const height = kept(80 + 21 * bulk + bell(random, 3), 69, 114, 1);
  const amount =
    165 + 330 * grade ** 1.15 + 0.55 * (runtime - 120) + 2.4 * Math.max(0, 95 - height) + bell(random, 28);
  const options = [...dockAndPack(random), colourGroup(random, VACUUM_COLOURS, 20)];
  return {
    id,
    type: 'vacuum',
    ...drawName(random, BRANDS, LINES, ENDINGS),
    ...drawTrade(random, Math.max(129, amount)),
    attributes: {
      suction,
      runtime,
      height,
      dustBox: kept(260 + 230 * bulk + bell(random, 42), 180, 720, 0),
      waterTank: kept(130 + 190 * random.next() + bell(random, 28), 90, 460, 0),
      navigation: graded(random, grade, NAVIGATIONS),
      carpetBoost: chance(random, 0.4 + 0.5 * grade),
      antiTangle: chance(random, 0.3 + 0.4 * grade),
      noise: kept(57 + 0.9 * suction + bell(random, 2.6), 48, 76, 1),
      climb: kept(14 + 8 * grade + bell(random, 2.2), 8, 34, 1),
      chargeTime: kept(140 + 0.6 * runtime - 45 * grade + bell(random, 22), 85, 400, 0),
      area: kept(runtime * between(random, 0.85, 1.35), 45, 330, 0),
      mopLift: chance(random, 0.15 + 0.6 * grade),
      noGo: chance(random, 0.3 + 0.6 * grade),
      maps: 1 + Math.min(4, Math.round(3 * grade + random.next())),
      filterLife: kept(110 + 90 * random.next() + bell(random, 14), 70, 260, 0),
      weight: kept(2.5 + 1.5 * bulk + 0.3 * grade + bell(random, 0.18), 1.9, 5.4, 2),
      obstacle: kept(62 - 45 * grade + bell(random, 7), 4, 90, 0),
      ...baseValues(options),
    },
    options,
    addOns: [
      addOn('cover', 'Accident cover for 2 years', 19 + amount * 0.07),
      addOn('guarantee', 'Guarantee extended to 4 years', 15 + amount * 0.06),
      addOn('cleaner', 'Floor cleaner, 1 litre', whole(random, 9, 19)),
    ],
  };
}

function dockAndPack(random: Random): OptionGroup[] {
  return [
    upgradeGroup('dock', 'Dock', between(random, 80, 240), [
      { id: 'charge', label: 'Charging dock', times: 0 },
      { id: 'empty', label: 'Self-emptying dock', times: 1 },
      { id: 'wash', label: 'Self-emptying and mop-washing dock', times: 1.8 },
    ]),
    upgradeGroup('pack', 'Pack', between(random, 16, 60), [
      { id: 'plain', label: 'Standard pack', times: 0 },
      { id: 'brushes', label: 'With spare brushes', times: 1 },
      { id: 'full', label: 'With spare brushes and filters', times: 1.7 },
    ]),
  ];
}
