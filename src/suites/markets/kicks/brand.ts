import type { Address, Way } from '../engine/index.ts';
import { RESIDENT } from '../storefront/resident.ts';
import type { Brand, Store } from '../storefront/store.ts';

/** What the checkout gathers. */
export interface KicksDetails {
  readonly address: Address;
  readonly handover: string;
  readonly payment: string;
}

/** The open market. */
export type Kicks = Store<KicksDetails>;

export const HANDOVER_WAYS: readonly Way[] = [
  {
    id: 'signed',
    label: 'To the door, signed for',
    note: 'Somebody has to be at home. Already in the shipping.',
  },
  { id: 'locker', label: 'To a parcel locker', note: 'You get a code. Already in the shipping.' },
];

export const PAYMENT_WAYS: readonly Way[] = [
  { id: 'card', label: 'Card ending in 4417', note: 'Robin Ashdown, expires 09/29' },
  { id: 'bank', label: 'Bank transfer', note: 'The seller ships once it has arrived' },
];

/** What the account of the visitor has on file. */
const ON_FILE: KicksDetails = {
  address: RESIDENT,
  handover: 'signed',
  payment: 'card',
};

export const BRAND: Brand<KicksDetails> = {
  host: 'www.eyestayexchange.com',
  name: 'Eyestay',
  orderPrefix: 'EY',
  onFile: ON_FILE,
  routes: { results: '/browse', product: '/pair', cart: '/bag', orders: '/orders' },
};
