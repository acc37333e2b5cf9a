import type { Random } from '../../../../core/random.ts';
import type { Fee, OptionGroup, Product } from '../../record.ts';
import { bell, between, chance, dollars, graded, kept, whole } from '../chance.ts';
import { addOn } from '../options.ts';
import { formerPriceFor } from '../trade.ts';
import { ARRIVALS, BEDROOMS, DOORS, KINDS, KITCHENS, QUIET_FROM } from './attributes.ts';
import { AREAS, type Area, hostName, placeName } from './names.ts';

/** Nights that a host lets at once, at most. */
const MOST_NIGHTS = 14;
/** What a kind of place costs above the usual, in dollars a night. */
const KIND_PREMIUM: Readonly<Record<string, number>> = { Houseboat: 26, Farmhouse: 14, Loft: 10, Cabin: -12 };

/** A place: what is larger, cleaner and nearer to the sea costs more, what is far from the station, up many stairs or can be cancelled early only costs less. */
export function drawPlace(random: Random, id: string): Product {
  const grade = random.next();
  const area = random.pick(AREAS);
  const kind = random.pick(KINDS);
  const rooms = Math.min(
    4,
    1 + Math.floor(random.next() * (kind === 'Cabin' || kind === 'Loft' ? 2.4 : 3.8)),
  );
  const sleeps = Math.max(4, Math.min(6, rooms + whole(random, 2, 3)));
  const space = kept(16 + 21 * rooms + 22 * grade + bell(random, 9), 24, 152, 0);
  const beach = kept(area.beach * between(random, 0.35, 1.5) + bell(random, 60), 60, 2900, 0);
  const clean = kept(7.6 + 1.5 * grade + bell(random, 0.4), 6.3, 9.7, 2);
  const location = kept(9.2 - beach / 1500 + bell(random, 0.55), 6.2, 9.7, 2);
  const station = kept(area.station + bell(random, 5.5), 2, 46, 0);
  const inside = insideOf(random, { area, grade, rooms, sleeps, kind });
  const amount =
    36 +
    0.62 * space +
    24 * grade +
    14 * (clean - 8) +
    34 * Math.max(0, 1 - beach / 1400) +
    (KIND_PREMIUM[kind] ?? 0) -
    0.9 * (station - 17) -
    0.9 * (Number(inside.stairs) - 10) -
    0.7 * (Number(inside.cancel) - 14) +
    0.4 * (Number(inside.outdoor) - 15) +
    bell(random, 9);
  const price = dollars(Math.max(58, amount));
  return {
    id,
    type: 'place',
    brand: area.name,
    name: placeName(random, area),
    seller: hostName(random),
    price,
    formerPrice: formerPriceFor(price, between(random, 1.05, 1.34)),
    delivery: 0,
    deliveryDays: 1,
    fees: feesFor(random, space, amount),
    attributes: {
      kind,
      bedrooms: BEDROOMS[rooms - 1] ?? BEDROOMS[0],
      space,
      beach,
      station,
      kitchen: graded(random, random.next(), KITCHENS),
      pets: chance(random, kind === 'Farmhouse' || kind === 'Cabin' ? 0.6 : 0.38),
      workspace: chance(random, 0.35 + 0.25 * grade),
      clean,
      location,
      ...inside,
    },
    options: [guestGroup(random, sleeps)],
    addOns: [
      addOn('cover', 'Cancellation cover, each night', whole(random, 6, 13)),
      addOn('breakfast', 'Breakfast basket, each night', whole(random, 14, 27)),
      addOn('bicycles', 'Two bicycles, each night', whole(random, 11, 19)),
    ],
    most: MOST_NIGHTS,
    ...renownOf(random, clean),
  };
}

interface Sketch {
  readonly area: Area;
  readonly grade: number;
  readonly rooms: number;
  readonly sleeps: number;
  readonly kind: string;
}

/** What only the place's own page tells. */
function insideOf(random: Random, { area, grade, rooms, sleeps, kind }: Sketch): Product['attributes'] {
  const isHigh = kind === 'Loft' || kind === 'Apartment';
  return {
    sleeps,
    beds: Math.min(sleeps, rooms + whole(random, 1, 2)),
    bedWidth: kept(138 + 34 * grade + bell(random, 15), 90, 210, 0),
    bathrooms: rooms > 2 ? whole(random, 1, 2) + (chance(random, grade / 2) ? 1 : 0) : whole(random, 1, 2),
    wifi: kept(40 + 190 * random.next() ** 1.4 + 120 * grade * random.next(), 12, 420, 0),
    noise: kept(38.5 + (area.name === 'Old Harbour' ? 4 : 0) - 5 * grade + bell(random, 3.6), 24, 56, 1),
    outdoor: kept((isHigh ? 8 : 17) + 16 * (random.next() - 0.4) + bell(random, 5), 0, 64, 0),
    stairs: kept((isHigh ? 17 : 6) + 14 * (random.next() - 0.35) + bell(random, 4), 0, 58, 0),
    cancel: random.pick([2, 3, 5, 7, 10, 12, 14, 18, 21, 28, 30, 35]),
    washer: chance(random, 0.35 + 0.4 * grade),
    parking: chance(random, isHigh ? 0.3 : 0.7),
    arrival: random.pick(ARRIVALS),
    quiet: random.pick(QUIET_FROM),
    colour: random.pick(DOORS),
  };
}

/** Hosts ask very different prices for each guest beyond the second, a night. */
function guestGroup(random: Random, sleeps: number): OptionGroup {
  const each = between(random, 6, 34);
  return {
    id: 'guests',
    label: 'Guests',
    choices: Array.from({ length: sleeps - 1 }, (_, n) => ({
      id: `g${n + 2}`,
      label: n === 0 ? '1–2 guests' : `${n + 2} guests`,
      price: dollars(each * n),
    })),
  };
}

/** Cleaning and service once a stay, the town's tax a night. */
function feesFor(random: Random, space: number, amount: number): Fee[] {
  return [
    {
      id: 'cleaning',
      label: 'Cleaning fee',
      amount: dollars(18 + space * between(random, 0.3, 1.1)),
      per: 'order',
    },
    { id: 'tax', label: 'Town tax', amount: dollars(whole(random, 2, 6)), per: 'piece' },
    {
      id: 'service',
      label: 'Service fee',
      amount: dollars(9 + amount * between(random, 0.1, 0.45)),
      per: 'order',
    },
  ];
}

/** What guests and bookings tell of a place. `sold` are nights of the last thirty, `stock` stays left at the rate. */
function renownOf(
  random: Random,
  clean: number,
): Pick<Product, 'stock' | 'sold' | 'rating' | 'reviews' | 'returnRate'> {
  const rating = kept(4.35 + (clean - 8.4) * 0.22 + bell(random, 0.24), 3.1, 4.9, 1);
  const sold = whole(random, 4, 29);
  return {
    stock: chance(random, 0.2) ? whole(random, 1, 5) : whole(random, 6, 40),
    sold,
    rating,
    reviews: Math.max(5, Math.round(sold * between(random, 1.5, 16))),
    returnRate: kept(6 - (rating - 4.3) * 2.6 + bell(random, 2.3), 0.5, 15, 1),
  };
}
