import type { Random } from '../../../../core/random.ts';
import type { OptionGroup, Product } from '../../record.ts';
import { bell, between, chance, drawName, graded, kept, whole } from '../chance.ts';
import { addOn, baseValues, colourGroup, upgradeGroup } from '../options.ts';
import { drawTrade } from '../trade.ts';
import { LAPTOP_COLOURS, RESOLUTIONS } from './attributes.ts';

const BRANDS = ['Velmora', 'Tessarin', 'Brackwell', 'Nuvane', 'Orisolt', 'Kestrane', 'Quillon', 'Halvarde'];
const LINES = ['Arc', 'Meadow', 'Slate', 'Terrace', 'Lumen', 'Drift', 'Folio', 'Summit', 'Harbor', 'Wren'];
const ENDINGS = ['', ' Plus', ' Air', ' Pro', ' Studio', ' Go'];

/** A laptop: what is better made costs more, what is light or lasts long costs more, and what is thin has short keys. */
export function drawLaptop(random: Random, id: string): Product {
  const grade = random.next() ** 1.2;
  const slim = random.next();
  const screen = kept(random.pick([13.3, 14, 14, 15.6, 15.6, 16, 17.3]) + bell(random, 0.2), 13, 17.6, 1);
  const weight = kept(
    1.02 + (screen - 13.3) * 0.21 + (1 - slim) * 0.75 - 0.16 * grade + bell(random, 0.09),
    0.84,
    3.2,
    2,
  );
  const battery = kept(7.5 + 6.5 * slim + 3.5 * grade + bell(random, 1.4), 4.5, 21.5, 1);
  const brightness = kept(265 + 240 * grade + bell(random, 45), 220, 640, 0);
  const clock = kept(3.1 + 1.7 * grade + bell(random, 0.18), 2.8, 5.4, 2);
  const gamut = kept(64 + 34 * grade ** 0.7 + bell(random, 7), 55, 100, 1);
  const camera = kept(1.2 + 7.5 * grade ** 1.4 + bell(random, 1.1), 0.9, 12, 1);
  const amount =
    410 +
    820 * grade ** 1.25 +
    360 * Math.max(0, 1.75 - weight) +
    11 * (battery - 10) +
    1.6 * (gamut - 75) +
    bell(random, 70);
  const options = [...memoryAndStorage(random), colourGroup(random, LAPTOP_COLOURS, 39)];
  return {
    id,
    type: 'laptop',
    ...drawName(random, BRANDS, LINES, ENDINGS),
    ...drawTrade(random, Math.max(379, amount)),
    attributes: {
      screen,
      weight,
      battery,
      brightness,
      thickness: kept(12 + 8.5 * (1 - slim) + bell(random, 1.1), 10.5, 27, 1),
      clock,
      resolution: graded(random, grade, RESOLUTIONS),
      touch: chance(random, 0.25 + 0.25 * grade),
      backlit: chance(random, 0.65 + 0.3 * grade),
      fanNoise: kept(33 + 5 * slim + 6 * (clock - 3.6) + bell(random, 3), 24, 54, 1),
      keyTravel: kept(1.05 + 0.65 * (1 - slim) + bell(random, 0.14), 0.8, 2.2, 2),
      camera,
      usbC: Math.min(5, whole(random, 1, 3) + (chance(random, grade) ? 1 : 0)),
      fingerprint: chance(random, 0.4 + 0.4 * grade),
      chargeTime: kept(58 + 1.8 * battery - 22 * grade + bell(random, 11), 31, 140, 0),
      gamut,
      repair: kept(7.4 - 3 * slim + bell(random, 0.9), 2, 9.8, 1),
      recycled: kept(18 + 25 * random.next() + bell(random, 9), 0, 78, 0),
      ...baseValues(options),
    },
    options,
    addOns: [
      addOn('cover', 'Accident cover for 2 years', 40 + amount * 0.07),
      addOn('guarantee', 'Guarantee extended to 3 years', 30 + amount * 0.05),
      addOn('sleeve', 'Padded sleeve', whole(random, 18, 39)),
    ],
  };
}

/** Makers ask very different prices for the same memory. */
function memoryAndStorage(random: Random): OptionGroup[] {
  return [
    upgradeGroup('memory', 'Memory', between(random, 70, 330), [
      { id: '16gb', label: '16 GB', times: 0 },
      { id: '32gb', label: '32 GB', times: 1 },
      { id: '64gb', label: '64 GB', times: 2.1 },
    ]),
    upgradeGroup('storage', 'Storage', between(random, 45, 210), [
      { id: '512gb', label: '512 GB', times: 0 },
      { id: '1tb', label: '1 TB', times: 1 },
      { id: '2tb', label: '2 TB', times: 2.2 },
    ]),
  ];
}
