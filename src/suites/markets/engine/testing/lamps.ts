import type { Presentation } from '../../presentation.ts';
import type { ProductType } from '../../product-type.ts';
import type { Product } from '../../record.ts';

/** A small product type for tests: desk lamps with two searchable figures, a flag, and one that isn't searchable. */
export const lampType: ProductType = {
  id: 'lamp',
  market: 'shop',
  noun: { one: 'lamp', many: 'lamps' },
  department: 'Lighting',
  attributes: [
    { id: 'height', label: 'Height', kind: 'number', unit: 'cm', decimals: 0, searchable: true },
    { id: 'weight', label: 'Weight', kind: 'number', unit: 'kg', decimals: 1, searchable: true },
    { id: 'dimmable', label: 'Dimmable', kind: 'flag', searchable: true },
    { id: 'shade', label: 'Shade', kind: 'choice', choices: ['Linen', 'Glass'], searchable: true },
    { id: 'hum', label: 'Hum', kind: 'number', unit: 'dB', decimals: 0, searchable: false },
  ],
  draw: (_random, id) => lamp(id),
  picture: ({ id }) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#eee"/><text>${id}</text></svg>`,
  settings: [],
};

/** A lamp: 30 cm high, 1.5 kg, $40.00, delivery $5.00, with a long cord for $6.00 more. */
export function lamp(id: string, over: Partial<Product> = {}): Product {
  return {
    id,
    type: 'lamp',
    brand: 'Arden',
    name: `Arden Lamp ${id}`,
    seller: 'Lamp House',
    price: 4000,
    formerPrice: 4900,
    delivery: 500,
    deliveryDays: 3,
    attributes: { height: 30, weight: 1.5, dimmable: true, shade: 'Linen', hum: 21 },
    options: [
      {
        id: 'cord',
        label: 'Cord',
        choices: [
          { id: 'short', label: '1 m', price: 0 },
          { id: 'long', label: '3 m', price: 600 },
        ],
      },
    ],
    addOns: [
      { id: 'bulb', label: 'Spare bulb', price: 900 },
      { id: 'cover', label: 'Accident cover', price: 1200 },
    ],
    stock: 7,
    sold: 40,
    rating: 4.3,
    reviews: 37,
    returnRate: 3.1,
    ...over,
  };
}

/** A presentation that does nothing, but for what is given. */
export function plainly(over: Partial<Presentation> = {}): Presentation {
  return {
    ranking: [],
    sponsored: [],
    recommended: [],
    basePriceOnly: new Set(),
    cues: new Map(),
    preselected: new Map(),
    obstructed: new Set(),
    ...over,
  };
}

/** A clock that stands until it is moved. */
export function handClock(): { elapsed(): number; date(): Date; pass(ms: number): void } {
  let now = 0;
  return {
    elapsed: () => now,
    date: () => new Date(Date.UTC(2026, 2, 2, 9) + now),
    pass: (ms) => {
      now += ms;
    },
  };
}
