import type { Way } from '../engine/index.ts';
import type { Brand, Store } from '../storefront/store.ts';

/** What a booking gathers. */
export interface StayDetails {
  /** The day of arrival, `2026-04-17`; empty while it is open. */
  readonly arrival: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** A word to the host; may be empty. */
  readonly message: string;
  readonly payment: string;
}

/** The open house. */
export type Stay = Store<StayDetails>;

export const PAYMENT_WAYS: readonly Way[] = [
  { id: 'card', label: 'Debit card ending in 4417', note: 'Robin Ashdown, expires 09/29' },
  {
    id: 'transfer',
    label: 'Bank transfer',
    note: 'Within three days; the booking is kept for you until then',
  },
];

/** What the visitor's account has on file. */
const ON_FILE: StayDetails = {
  arrival: '',
  name: 'Robin Ashdown',
  email: 'robin@ashdown.example',
  phone: '(555) 010-4417',
  message: '',
  payment: 'card',
};

export const BRAND: Brand<StayDetails> = {
  host: 'www.tarrowby.com',
  name: 'Tarrowby',
  orderPrefix: 'TB',
  onFile: ON_FILE,
  routes: { results: '/stays', product: '/places', cart: '/book', orders: '/trips' },
};
