import type { Random } from '../../../../core/random.ts';
import type { OptionGroup, Product } from '../../record.ts';
import { bell, between, chance, graded, kept, whole } from '../chance.ts';
import { addOn, baseValues, upgradeGroup } from '../options.ts';
import { drawTrade } from '../trade.ts';
import { CUTS, JACKET_COLOURS, LAYERS, SIZES, SPORTS } from './attributes.ts';

/** Collections of the one maker that the store has. */
const COLLECTIONS = [
  'Ridgerun',
  'Becklight',
  'Stormcote',
  'Fellday',
  'Screeline',
  'Tidemist',
  'Larkspeed',
  'Holtway',
];
const MODELS =
  'Heron|Cairn|Sorrel|Merlin|Gannet|Rowan|Thrift|Plover|Saxifrage|Dipper|Alder|Kestrel|Bracken|Tern|Curlew|Juniper'.split(
    '|',
  );
/** What a size costs above the small ones, in shares: what is longer or wider takes more cloth. */
const MORE = [0, 0, 0, 0.3, 0.45, 0.78, 0.92, 1.08, 0.86, 1.02];
const DELIVERY = [0, 0, 0, 500, 500, 700, 900] as const;

/** A rain jacket: what keeps out more water costs more, what is light costs more and is less warm and less tough. */
export function drawJacket(random: Random, id: string): Product {
  const grade = random.next() ** 1.1;
  const light = random.next();
  const waterproof = kept(7 + 19 * grade + bell(random, 2.2), 4, 33, 1);
  const weight = kept(505 - 270 * light + 30 * grade + bell(random, 24), 128, 640, 0);
  const breath = kept(7.5 + 9 * grade + 7 * light + bell(random, 1.9), 3.5, 34, 1);
  const repellent = kept(15 + 42 * grade + bell(random, 7), 3, 84, 0);
  const amount =
    72 + 190 * grade ** 1.2 + 52 * light + 2.4 * (breath - 15) + 1.6 * (waterproof - 15) + bell(random, 20);
  const options = [sizes(random, between(random, 16, 60)), colours(random)];
  const brand = random.pick(COLLECTIONS);
  const trade = drawTrade(random, Math.max(58, amount));
  return {
    id,
    type: 'jacket',
    brand,
    name: `${brand} ${random.pick(MODELS)} ${whole(random, 11, 99)}`,
    ...trade,
    seller: 'Tarnfell',
    delivery: random.pick(DELIVERY),
    deliveryDays: whole(random, 2, 11),
    attributes: {
      sport: random.pick(SPORTS),
      cut: random.pick(CUTS),
      waterproof,
      breath,
      weight,
      packed: kept(3 - 2.1 * light + bell(random, 0.24), 0.4, 4.4, 2),
      warmth: kept(0.68 - 0.42 * light + bell(random, 0.06), 0.08, 0.98, 2),
      layers: graded(random, grade, LAYERS),
      vents: chance(random, 0.3 + 0.3 * grade),
      helmet: chance(random, 0.3 + 0.35 * grade),
      twoWay: chance(random, 0.3 + 0.35 * grade),
      tear: kept(43 - 20 * light + 12 * grade + bell(random, 4.5), 10, 74, 0),
      repellent,
      reflective: kept(18 + 95 * random.next() + bell(random, 11), 0, 170, 0),
      back: kept(74 + bell(random, 3.1), 63, 86, 1),
      recycled: kept(24 + 56 * random.next() + bell(random, 8), 0, 100, 0),
      uv: kept(22 + 30 * random.next() + bell(random, 3), 15, 66, 0),
      seam: kept(19.5 - 9 * grade + bell(random, 1.4), 5, 25, 1),
      ...baseValues(options),
    },
    options,
    addOns: [
      addOn('care', 'Wash and re-proof kit', whole(random, 12, 21)),
      addOn('bag', 'Waterproof pouch', whole(random, 14, 26)),
      addOn('repair', 'Repairs collected at home for 3 years', 12 + amount * 0.05),
    ],
  };
}

function sizes(random: Random, unit: number): OptionGroup {
  return upgradeGroup(
    'size',
    'Size',
    unit,
    SIZES.map((label, n) => ({
      id: label.toLowerCase().replace(' ', '-'),
      label,
      times: n < 3 ? 0 : Math.max(0.1, (MORE[n] ?? 0) + bell(random, 0.04)),
    })),
  );
}

/** Three to five colours, at the same price. */
function colours(random: Random): OptionGroup {
  const some = random.shuffle(JACKET_COLOURS).slice(0, whole(random, 3, 5));
  return upgradeGroup(
    'colour',
    'Colour',
    0,
    some.map((label) => ({ id: label.toLowerCase(), label, times: 0 })),
  );
}
