import type { Address, Way } from '../engine/index.ts';
import { RESIDENT } from '../storefront/resident.ts';
import type { Brand, Store } from '../storefront/store.ts';

/** What the shop's checkout gathers. */
export interface ShopDetails {
  readonly address: Address;
  readonly delivery: string;
  readonly payment: string;
}

/** The open shop. */
export type Shop = Store<ShopDetails>;

/** Departments in the order of the menu. The one that the catalog belongs to is added when it is missing. */
const DEPARTMENTS = [
  'Computers',
  'Audio',
  'Kitchen',
  'Home cleaning',
  'Air and climate',
  'Office furniture',
  'Garden',
  'Sports & Outdoors',
] as const;

/** Department names in the order of the menu, with the one that is stocked. */
export function departments(stocked: string): readonly string[] {
  return (DEPARTMENTS as readonly string[]).includes(stocked) ? DEPARTMENTS : [stocked, ...DEPARTMENTS];
}

/** A name as an address writes it: `Home & Kitchen` is `home-kitchen`. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const DELIVERY_WAYS: readonly Way[] = [
  {
    id: 'day',
    label: 'To the door, any time of day',
    note: 'Between 8 am and 8 pm. Included in the prices.',
  },
  { id: 'evening', label: 'To the door, in the evening', note: 'Between 5 pm and 8 pm. No extra charge.' },
  { id: 'counter', label: 'To a pickup counter', note: 'Kept for ten days. No extra charge.' },
];

export const PAYMENT_WAYS: readonly Way[] = [
  { id: 'card', label: 'Debit card ending in 4417', note: 'Robin Ashdown, expires 09/29' },
  { id: 'invoice', label: 'Invoice', note: 'Pay within 14 days of delivery' },
];

/** What the account of the visitor has on file. */
const ON_FILE: ShopDetails = {
  address: RESIDENT,
  delivery: 'day',
  payment: 'card',
};

export const BRAND: Brand<ShopDetails> = {
  host: 'www.hallowaygeneral.com',
  name: 'Halloway General',
  orderPrefix: 'HG',
  onFile: ON_FILE,
  routes: { results: '/search', product: '/p', cart: '/cart', orders: '/orders' },
};
