import type { Address, Way } from '../engine/index.ts';
import type { Brand, Store } from '../storefront/store.ts';

/** What the checkout gathers: where to, when, and what the rider gets in cash. */
export interface SupperDetails {
  readonly address: Address;
  readonly handover: string;
  readonly slot: string;
  readonly tip: string;
  readonly payment: string;
}

/** The open marketplace. */
export type Hobwheel = Store<SupperDetails>;

/** Cuisines in the order of the strip. The one that the catalog belongs to comes first. */
const CUISINES = [
  'Pizza',
  'Curry',
  'Noodles',
  'Dumplings',
  'Burgers',
  'Tacos',
  'Salads',
  'Breakfast',
] as const;

/** Cuisine names in the order of the strip, the one whose kitchens are open first. */
export const cuisines = (open: string): readonly string[] => [
  open,
  ...CUISINES.filter((name) => name !== open),
];

/** A name as an address writes it. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const HANDOVERS: readonly Way[] = [
  { id: 'door', label: 'Hand it to me', note: 'The rider rings and waits for you.' },
  { id: 'step', label: 'Leave it on the doorstep', note: 'The rider rings, steps back and sends a photo.' },
  { id: 'lobby', label: 'Meet in the lobby', note: 'The rider calls when the wheels stop.' },
];

export const SLOTS: readonly Way[] = [
  { id: 'now', label: 'As soon as it is ready', note: 'The kitchen starts when your order comes in.' },
  { id: 's1', label: '6:00 to 6:30 pm', note: 'Today. Costs the same.' },
  { id: 's2', label: '6:30 to 7:00 pm', note: 'Today. Costs the same.' },
  { id: 's3', label: '7:00 to 7:30 pm', note: 'Today. Costs the same.' },
  { id: 's4', label: '8:00 to 8:30 pm', note: 'Today. Costs the same.' },
];

/** Tips are given at the door, so that none is part of what is charged. */
export const TIPS: readonly Way[] = [
  { id: 'none', label: 'No tip', note: 'Riders are paid by the hour, whatever you choose.' },
  { id: 'small', label: 'Coins in hand', note: 'You give the rider a little something at the door.' },
  { id: 'big', label: 'A note in hand', note: 'You give the rider more at the door. It rained last week.' },
];

export const PAYMENTS: readonly Way[] = [
  { id: 'card', label: 'Debit card ending in 4417', note: 'Robin Ashdown, expires 09/29' },
  { id: 'account', label: 'Monthly statement', note: 'Collected on the first of the month' },
];

/** What the account of the visitor has on file. */
const ON_FILE: SupperDetails = {
  address: {
    name: 'Robin Ashdown',
    street: '14 Millrace Lane',
    extra: 'Second floor, left',
    town: 'Ottersby',
    state: 'Maine',
    zip: '04417',
    phone: '(555) 010-4417',
  },
  handover: 'door',
  slot: 'now',
  tip: 'none',
  payment: 'card',
};

export const BRAND: Brand<SupperDetails> = {
  host: 'www.hobwheel.com',
  name: 'Hobwheel',
  orderPrefix: 'HW',
  onFile: ON_FILE,
  routes: { results: '/dishes', product: '/dish', cart: '/basket', orders: '/orders' },
};
