import type { Random } from '../../../../core/random.ts';
import type { Fee, OptionGroup, Product } from '../../record.ts';
import { bell, between, chance, dollars, kept, whole } from '../chance.ts';
import { addOn } from '../options.ts';
import { drawTrade, formerPriceFor } from '../trade.ts';
import { AREAS, COLOURS, GRADES, KINDS } from './attributes.ts';

const BRANDS = ['Hadlow', 'Corvane', 'Merrick', 'Brindlewell', 'Tallis', 'Ostrander', 'Pikeham', 'Wexcombe'];
const MODELS = [
  'Courier',
  'Meander',
  'Ridgeway',
  'Sparrow',
  'Towpath',
  'Tempo',
  'Lantern',
  'Drover',
  'Heron',
];
const SELLERS = [
  'Imke P.',
  'Dorian T.',
  'Salma R.',
  'Old Wheel Exchange',
  'Graham & Tess',
  'Yusuf K.',
  'Bettina L.',
  'Second Spoke',
  'Nils O.',
  'Marguerite D.',
  'Jamal W.',
  'The Back Shed',
];
/** What each frame costs new, about, in dollars, and what it weighs, about, in kg. */
const NEW = {
  Steel: [820, 14.2],
  Aluminium: [900, 12.8],
  Carbon: [2050, 9.6],
  Titanium: [2300, 10.4],
} as const;

/** A used bicycle: what is newer, lighter and less ridden costs more, and much riding wears tyres and chain. */
export function drawBicycle(random: Random, id: string): Product {
  const frame = random.pick(['Steel', 'Aluminium', 'Aluminium', 'Aluminium', 'Carbon', 'Titanium'] as const);
  const kind = random.pick(KINDS);
  const [fresh, heavy] = NEW[frame];
  const age = kept(6 + 132 * random.next() ** 1.3 + bell(random, 8), 3, 168, 0);
  const care = random.next();
  const mileage = kept(age * between(random, 6, 62) + bell(random, 90), 25, 9400, 0);
  const wear = Math.min(1, mileage / 6500 + (1 - care) * 0.5);
  const grade = GRADES[Math.min(4, Math.floor(wear * 3.4 + random.next() * 1.6))] ?? 'Fair';
  const amount = fresh * (0.24 + 0.34 * Math.exp(-age / 90) + 0.2 * (1 - wear)) + bell(random, 70);
  const price = dollars(Math.max(95, amount));
  const trade = drawTrade(random, amount);
  return {
    id,
    type: 'bicycle',
    ...namedBicycle(random),
    ...trade,
    seller: random.pick(SELLERS),
    price,
    formerPrice: formerPriceFor(price, between(random, 1.04, 1.3)),
    delivery: 0,
    fees: [paymentFee(random)],
    deliveryDays: whole(random, 1, 12),
    ...popularity(random),
    attributes: {
      kind,
      grade,
      distance: kept(0.6 + 46 * random.next() ** 1.4 + bell(random, 1.5), 0.3, 58, 1),
      area: random.pick(AREAS),
      listed: kept(1 + 62 * random.next() ** 1.3, 0, 70, 0),
      age,
      mileage,
      weight: kept(heavy + (kind === 'Mountain' ? 0.9 : 0) + bell(random, 1.2), 7.4, 18.9, 1),
      frame,
      colour: random.pick(COLOURS),
      disc: chance(random, 0.35 + 0.4 * Math.exp(-age / 60)),
      size: kept(54 + bell(random, 3.4), 44, 64, 1),
      tread: kept(96 - 66 * wear + bell(random, 11), 4, 100, 0),
      chain: kept(12 + 58 * wear + bell(random, 11), 0, 98, 0),
      serviced: kept(2 + 22 * random.next() + bell(random, 1.5), 0, 30, 0),
      owners: whole(random, 1, 4),
      deals: Math.round(2 ** between(random, 1, 8.4)),
      replies: kept(0.4 + 20 * random.next() ** 2, 0.2, 24, 1),
      receipt: chance(random, 0.45),
      returns: chance(random, 0.42),
      rack: kind === 'City' || kind === 'Touring' ? chance(random, 0.7) : chance(random, 0.12),
    },
    options: [handingOver(random)],
    addOns: [
      addOn('protection', 'Buyer protection', 9 + amount * 0.03),
      addOn('check', 'Check by a workshop', whole(random, 24, 45)),
      addOn('lock', 'The seller’s lock', whole(random, 12, 28)),
    ],
  };
}

/** What an ad is called. The number is that of the ad, not of the frame. */
function namedBicycle(random: Random): Pick<Product, 'brand' | 'name'> {
  const brand = random.pick(BRANDS);
  return { brand, name: `${brand} ${random.pick(MODELS)}, ad ${whole(random, 10_400, 99_800)}` };
}

/** There is one of it, but for the few that a workshop has two of; many look, and sellers are judged by all their deals. */
function popularity(random: Random): Pick<Product, 'stock' | 'sold' | 'reviews'> {
  return {
    stock: chance(random, 0.06) ? 2 : 1,
    sold: Math.round(2 ** between(random, 1.6, 6.4)),
    reviews: whole(random, 6, 240),
  };
}

/** What paying through the board costs; its cents make prices that are asked in whole dollars end in them. */
function paymentFee(random: Random): Fee {
  return {
    id: 'payment',
    label: 'Safe payment fee',
    amount: dollars(whole(random, 5, 22)) - 1,
    per: 'order',
  };
}

/** Sellers ask very different prices for packing a bicycle, and for bringing it. */
function handingOver(random: Random): OptionGroup {
  const packing = between(random, 22, 96);
  return {
    id: 'handover',
    label: 'Handing over',
    choices: [
      { id: 'pickup', label: 'Pick-up', price: 0 },
      { id: 'parcel', label: 'Parcel', price: dollars(packing) },
      { id: 'courier', label: 'Courier', price: dollars(packing * 1.7) },
    ],
  };
}
