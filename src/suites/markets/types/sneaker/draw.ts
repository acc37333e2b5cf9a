import type { Random } from '../../../../core/random.ts';
import type { OptionGroup, Product } from '../../record.ts';
import { bell, between, chance, dollars, graded, kept, whole } from '../chance.ts';
import { addOn, baseValues, upgradeGroup } from '../options.ts';
import { drawTrade } from '../trade.ts';
import { CUTS, SIZES, SNEAKER_COLOURS, SOLES, UPPERS, WEAR, YEARS } from './attributes.ts';

const BRANDS = ['Ostrand', 'Kivaro', 'Pellard', 'Vantrel', 'Tavasko', 'Quellmar', 'Hodrick', 'Sundby'];
const LINES = 'Court|Runner|Terrace|Cup|Relay|Rally|Arcade|Trainer|Pivot|Sprint|Volley|Club'.split('|');
/** Names of editions. They say nothing of colour or make, which the record holds. */
const EDITIONS =
  'Overcast|Matinee|Postcard|Transit|Encore|Rewind|Night Shift|Souvenir|Boardwalk|Late Bus|First Light|Homeroom|Long Weekend|Rain Check|Side Street|Last Call'.split(
    '|',
  );
const SELLERS =
  'Corner Rack|Attic Pairs|Two Left Laces|Sunday Soles|Ninth Shelf|Stairwell Stock|Palmer Resale|Quiet Pairs|Backroom Boxes|Fold & Lace|Old Gym|Harbor Swap'.split(
    '|',
  );
/** What a size asks above the smallest one, in shares: feet that many have are wanted by many. */
const RISE = [0, 0.26, 0.4, 0.54, 0.66, 0.8, 0.9, 1, 1.2, 1.42];
const SHIPPING = [0, 0, 900, 1200, 1400, 1500, 1700] as const;

/** A pair of sneakers: few pairs and a clean one cost more, a high cut and leather weigh more. */
export function drawSneaker(random: Random, id: string): Product {
  const fame = random.next() ** 1.1;
  const care = random.next();
  const cut = random.pick(CUTS);
  const upper = chance(random, 0.22) ? 'Leather' : random.pick(UPPERS);
  const pairs = kept(2 ** between(random, 1.4, 6.9 - 2.6 * fame), 1.5, 130, 1);
  const grade = kept(7.4 + 1.9 * care + bell(random, 0.35), 6.2, 10, 1);
  const checks = kept(21 + 19 * fame + bell(random, 4.5), 11, 58, 0);
  const stack = kept(26 + 14 * random.next() + bell(random, 1.8), 18, 48, 1);
  const weight = kept(
    318 +
      (cut === 'High' ? 84 : cut === 'Mid' ? 38 : 0) +
      (upper === 'Leather' ? 34 : upper === 'Knit' ? -44 : upper === 'Mesh' ? -30 : 0) +
      2.2 * (stack - 32) +
      bell(random, 25),
    218,
    560,
    0,
  );
  const amount = 62 + 118 * fame ** 1.2 + 24 * (6 - Math.log2(pairs)) + 22 * (grade - 8) + bell(random, 20);
  const trade = drawTrade(random, Math.max(48, amount));
  const options = [sizes(random, between(random, 22, 130))];
  const brand = random.pick(BRANDS);
  return {
    id,
    type: 'sneaker',
    brand,
    name: `${brand} ${random.pick(LINES)} ${whole(random, 60, 99)} ${random.pick(EDITIONS)}`,
    ...trade,
    seller: random.pick(SELLERS),
    delivery: random.pick(SHIPPING),
    fees: [
      { id: 'processing', label: 'Processing fee', amount: dollars(whole(random, 5, 16)), per: 'order' },
    ],
    deliveryDays: whole(random, 3, 13),
    stock: trade.stock <= 5 ? trade.stock : 6 + (trade.stock % 61),
    attributes: {
      year: random.pick(YEARS),
      wear: graded(random, care, WEAR.toReversed()),
      colour: random.pick(SNEAKER_COLOURS),
      cut,
      upper,
      weight,
      drop: kept(3.4 + 6.6 * random.next() + bell(random, 1.3), 0, 14, 1),
      stack,
      pairs,
      checks,
      inspection: kept(74 - 46 * random.next() + bell(random, 7), 6, 110, 0),
      grade,
      box: chance(random, 0.45 + 0.35 * care),
      certificate: chance(random, 0.3 + 0.4 * fame),
      sole: random.pick(SOLES),
      toeWidth: kept(99 + bell(random, 2.9), 89, 109, 1),
      hardness: kept(61 + bell(random, 4.2), 47, 76, 1),
      recycled: kept(12 + 40 * random.next() + bell(random, 7), 0, 82, 0),
      swing: kept(8 + 22 * fame + bell(random, 5), 1.5, 48, 1),
      ...baseValues(options),
    },
    options,
    addOns: [
      addOn('returns', 'Return cover for 14 days', 9 + amount * 0.06),
      addOn('kit', 'Cleaning kit', whole(random, 12, 24)),
      addOn('trees', 'Cedar shoe trees', whole(random, 19, 34)),
    ],
  };
}

/** A price for each size, the smallest first: no size asks less. */
function sizes(random: Random, unit: number): OptionGroup {
  return upgradeGroup(
    'size',
    'Size',
    unit,
    SIZES.map((label, n) => ({
      id: label.toLowerCase().replace(/[ .]/g, '-'),
      label,
      times: n === 0 ? 0 : Math.max(0.14, (RISE[n] ?? 0) + bell(random, 0.06)),
    })),
  );
}
