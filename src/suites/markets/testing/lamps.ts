import type { ProductType } from '../product-type.ts';
import type { Product } from '../record.ts';
import type { ShoppingRequest } from '../request.ts';

/** Facts about a lamp that tests may set. */
type Given = Partial<Omit<Product, 'attributes'>> & { readonly lumens?: number; readonly dimmable?: boolean };

/** A plain product for tests: $40.00, $5.00 of delivery, and a brass stand for $10.00 more. */
export function lamp(id: string, { lumens = 400, dimmable = true, ...given }: Given = {}): Product {
  return {
    id,
    type: 'lamp',
    brand: 'Orrin',
    name: `Orrin ${id}`,
    seller: 'Fernside',
    price: 4000,
    formerPrice: 5000,
    delivery: 500,
    deliveryDays: 3,
    options: [
      {
        id: 'stand',
        label: 'Stand',
        choices: [
          { id: 'plain', label: 'Plain', price: 0, sets: { stand: 'plain' } },
          { id: 'brass', label: 'Brass', price: 1000, sets: { stand: 'brass' } },
        ],
      },
    ],
    addOns: [{ id: 'bulb', label: 'Spare bulb', price: 700 }],
    stock: 3,
    sold: 40,
    rating: 4.5,
    reviews: 12,
    returnRate: 2,
    ...given,
    attributes: { lumens, dimmable, stand: 'plain' },
  };
}

export const LAMPS: ProductType = {
  id: 'lamp',
  market: 'shop',
  noun: { one: 'lamp', many: 'lamps' },
  department: 'Home',
  attributes: [
    { id: 'lumens', label: 'Light', kind: 'number', unit: 'lm', decimals: 0, searchable: true },
    { id: 'dimmable', label: 'Dimmable', kind: 'flag', searchable: false },
    { id: 'stand', label: 'Stand', kind: 'choice', choices: ['plain', 'brass'], searchable: false },
  ],
  draw: (_random, id) => lamp(id),
  picture: () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
  settings: [],
};

/** A dimmable lamp on a brass stand for $60.00 at most: the cheapest and the brightest. */
export const LAMP_REQUEST: ShoppingRequest = {
  type: 'lamp',
  configuration: { stand: 'brass' },
  requirements: [
    { attribute: 'dimmable', is: 'equal', value: true },
    { attribute: 'payable', is: 'at-most', value: 6000 },
  ],
  preferences: [
    { attribute: 'payable', want: 'least' },
    { attribute: 'lumens', want: 'most' },
  ],
};
