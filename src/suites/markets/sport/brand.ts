import type { Address, Way } from '../engine/index.ts';
import { RESIDENT } from '../storefront/resident.ts';
import type { Brand, Store } from '../storefront/store.ts';

/** What the checkout gathers. */
export interface SportDetails {
  readonly address: Address;
  readonly delivery: string;
  readonly payment: string;
}

/** The open store. */
export type Sport = Store<SportDetails>;

export const DELIVERY_WAYS: readonly Way[] = [
  { id: 'home', label: 'To your home', note: 'Left in a dry place if you are out on the hill.' },
  {
    id: 'store',
    label: 'To the Tarnfell store in Ottersby',
    note: 'Try it on there, leave it there if it does not fit.',
  },
  { id: 'locker', label: 'To a parcel locker', note: 'Kept for five days.' },
];

export const PAYMENT_WAYS: readonly Way[] = [
  { id: 'card', label: 'Card ending in 4417', note: 'Robin Ashdown, expires 09/29' },
  { id: 'trial', label: 'Pay after the trial', note: 'We charge your card on day 60, if you keep it' },
];

/** What the account of the visitor has on file. */
const ON_FILE: SportDetails = {
  address: RESIDENT,
  delivery: 'home',
  payment: 'card',
};

export const BRAND: Brand<SportDetails> = {
  host: 'www.tarnfellathletic.com',
  name: 'Tarnfell',
  orderPrefix: 'TF',
  onFile: ON_FILE,
  routes: { results: '/find', product: '/gear', cart: '/bag', orders: '/orders' },
};

/** The points that a member earns with so much money, in cents: one a whole dollar. */
export const pointsFor = (cents: number): number => Math.floor(cents / 100);
