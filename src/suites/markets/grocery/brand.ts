import type { Address, Way } from '../engine/index.ts';
import { RESIDENT } from '../storefront/resident.ts';
import type { Brand, Store } from '../storefront/store.ts';

/** What the checkout gathers: where to, when, and what happens when a shelf is empty. */
export interface CrateDetails {
  readonly address: Address;
  readonly slot: string;
  readonly substitutes: string;
  readonly payment: string;
}

/** The open grocery. */
export type Oatbarrow = Store<CrateDetails>;

/** Aisles in the order of the signs. The one that is stocked is put in front when it is missing. */
const AISLES = [
  'Fruit and vegetables',
  'Bread and cakes',
  'Milk, eggs and cheese',
  'Juice',
  'Tea and coffee',
  'Pasta, rice and pulses',
  'Jars and tins',
  'Oils and spices',
  'Frozen',
  'Household',
] as const;

/** Names of the aisles, with their numbers, the stocked one among them. */
export function aisles(stocked: string): readonly { readonly number: number; readonly name: string }[] {
  const names = (AISLES as readonly string[]).includes(stocked) ? AISLES : [stocked, ...AISLES];
  return names.map((name, at) => ({ number: at + 1, name }));
}

/** A name as an address writes it. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const SLOTS: readonly Way[] = [
  { id: 't1', label: 'Tomorrow, 7 to 9 am', note: 'Before the school run' },
  { id: 't2', label: 'Tomorrow, 12 to 2 pm', note: 'Over lunch' },
  { id: 't3', label: 'Tomorrow, 5 to 7 pm', note: 'In time for supper' },
  { id: 'd1', label: 'The day after, 7 to 9 am', note: 'Before the school run' },
  { id: 'd2', label: 'The day after, 5 to 7 pm', note: 'In time for supper' },
];

export const SUBSTITUTES: readonly Way[] = [
  {
    id: 'none',
    label: 'Leave it out',
    note: 'If a shelf is empty, we pack nothing in its place and charge nothing for it.',
  },
  { id: 'ask', label: 'Call me first', note: 'Your packer calls and you decide together.' },
  { id: 'near', label: 'Pack the nearest thing', note: 'Never dearer than what you chose.' },
];

export const PAYMENTS: readonly Way[] = [
  { id: 'card', label: 'Debit card ending in 4417', note: 'Robin Ashdown, expires 09/29' },
  { id: 'book', label: 'On the household book', note: 'Settled at the end of the month' },
];

/** What the account of the visitor has on file. */
const ON_FILE: CrateDetails = {
  address: RESIDENT,
  slot: 't3',
  substitutes: 'none',
  payment: 'card',
};

export const BRAND: Brand<CrateDetails> = {
  host: 'www.oatbarrow.com',
  name: 'Oatbarrow',
  orderPrefix: 'OB',
  onFile: ON_FILE,
  routes: { results: '/aisle', product: '/item', cart: '/basket', orders: '/orders' },
};
