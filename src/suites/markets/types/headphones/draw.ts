import type { Random } from '../../../../core/random.ts';
import type { OptionGroup, Product } from '../../record.ts';
import { bell, between, chance, drawName, graded, kept, whole } from '../chance.ts';
import { addOn, baseValues, colourGroup, upgradeGroup } from '../options.ts';
import { drawTrade } from '../trade.ts';
import { HEADPHONE_COLOURS, PROTECTIONS } from './attributes.ts';

const BRANDS = [
  'Sonavelle',
  'Murmuro',
  'Auralith',
  'Tonequill',
  'Veshna',
  'Hollowbird',
  'Cadenzo',
  'Oriphone',
];
const LINES = ['Hush', 'Current', 'Nocturne', 'Reed', 'Parlour', 'Cirrus', 'Stillwater', 'Rondo', 'Ember'];
const ENDINGS = ['', ' Lite', ' Max', ' One', ' Live', ' ANC'];

/** Wireless headphones: those that hush more and play longer cost more, those with much battery weigh more. */
export function drawHeadphones(random: Random, id: string): Product {
  const grade = random.next() ** 1.15;
  const stamina = random.next();
  const battery = kept(22 + 34 * stamina + 8 * grade + bell(random, 4), 14, 80, 0);
  const cancelling = kept(19 + 21 * grade + bell(random, 3.2), 12, 48, 1);
  const weight = kept(205 + 75 * stamina - 28 * grade + bell(random, 20), 148, 390, 0);
  const amount =
    48 + 195 * grade ** 1.2 + 0.9 * (battery - 35) + 0.22 * Math.max(0, 260 - weight) + bell(random, 16);
  const options = [...setAndCushions(random), colourGroup(random, HEADPHONE_COLOURS, 18)];
  return {
    id,
    type: 'headphones',
    ...drawName(random, BRANDS, LINES, ENDINGS),
    ...drawTrade(random, Math.max(39, amount)),
    attributes: {
      battery,
      weight,
      cancelling,
      driver: kept(random.pick([32, 36, 40, 40, 42, 45]) + bell(random, 1.2), 29, 52, 1),
      multipoint: chance(random, 0.35 + 0.5 * grade),
      foldable: chance(random, 0.6),
      protection: graded(random, grade, PROTECTIONS),
      latency: kept(165 - 95 * grade + bell(random, 22), 22, 260, 0),
      quickCharge: kept(1.6 + 5.2 * grade + bell(random, 1), 0.5, 12, 1),
      chargeTime: kept(75 + 1.2 * battery - 25 * grade + bell(random, 14), 40, 220, 0),
      microphones: Math.min(8, 2 + whole(random, 0, 2) + Math.round(3 * grade)),
      lossless: chance(random, 0.2 + 0.5 * grade),
      range: kept(12 + 22 * grade + bell(random, 6), 8, 70, 0),
      clamp: kept(4.6 - 0.9 * grade + bell(random, 0.55), 2.2, 6.6, 2),
      padDepth: kept(17 + 5 * grade + bell(random, 1.8), 12, 29, 1),
      wired: chance(random, 0.7),
      leakage: kept(46 - 9 * grade + bell(random, 2.6), 26, 56, 1),
      ...baseValues(options),
    },
    options,
    addOns: [
      addOn('cover', 'Accident cover for 2 years', 12 + amount * 0.08),
      addOn('stand', 'Desk stand', whole(random, 14, 29)),
      addOn('cable', 'Braided audio cable', whole(random, 9, 19)),
    ],
  };
}

function setAndCushions(random: Random): OptionGroup[] {
  return [
    upgradeGroup('set', 'Set', between(random, 14, 62), [
      { id: 'only', label: 'Headphones only', times: 0 },
      { id: 'case', label: 'With charging case', times: 1 },
      { id: 'kit', label: 'With case and travel kit', times: 1.7 },
    ]),
    upgradeGroup('cushions', 'Cushions', between(random, 9, 38), [
      { id: 'fabric', label: 'Fabric', times: 0 },
      { id: 'foam', label: 'Memory foam', times: 1 },
      { id: 'gel', label: 'Cooling gel', times: 1.6 },
    ]),
  ];
}
