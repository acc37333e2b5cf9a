import type { Address, Way } from '../engine/index.ts';
import type { Configuration } from '../record.ts';
import type { Keeping } from '../storefront/keep-routes.ts';
import type { Brand, Store } from '../storefront/store.ts';

/** What a deal gathers on its way. */
export interface DealDetails {
  /** Where it goes when it is sent. */
  readonly address: Address;
  /** Where it changes hands when it is fetched. */
  readonly spot: string;
  readonly day: string;
  readonly payment: string;
}

/** The open board, with the ads that its visitor watches. */
export interface Board extends Store<DealDetails>, Keeping {}

/** The parts of the board. The one that the catalog belongs to is added when it is missing. */
const PARTS = [
  'Bicycles',
  'Furniture',
  'Cameras',
  'Instruments',
  'Tools',
  'Prams and cots',
  'Garden',
] as const;

/** Parts of the board in the order of the menu, with the one that is stocked. */
export function boardParts(stocked: string): readonly string[] {
  return (PARTS as readonly string[]).includes(stocked) ? PARTS : [stocked, ...PARTS];
}

/** Whether buyer and seller meet, so that nothing is sent. */
export const isFetched = ({ handover }: Configuration): boolean => handover === 'pickup';

export const SPOTS: readonly Way[] = [
  { id: 'door', label: 'At the seller’s door', note: 'You get the address once the deal is closed.' },
  {
    id: 'hatch',
    label: 'At the Pennyhatch counter',
    note: 'In daylight, with people about: 22 Customs Row, Ottersby.',
  },
];

export const DAYS: readonly Way[] = [
  { id: 'weekday', label: 'On a weekday evening', note: 'Between 5 pm and 8 pm' },
  { id: 'weekend', label: 'At the weekend', note: 'Between 10 am and 4 pm' },
];

export const PAYMENT_WAYS: readonly Way[] = [
  {
    id: 'held',
    label: 'Safe payment by debit card ending in 4417',
    note: 'We hold the money until you have the thing in your hands.',
  },
  {
    id: 'balance',
    label: 'Pennyhatch balance',
    note: 'What you earned by selling, topped up from your card.',
  },
];

export const BRAND: Brand<DealDetails> = {
  host: 'www.pennyhatch.com',
  name: 'Pennyhatch',
  orderPrefix: 'PH',
  onFile: {
    address: {
      name: 'Robin Ashdown',
      street: '14 Millrace Lane',
      extra: '',
      town: 'Ottersby',
      state: 'Maine',
      zip: '04417',
      phone: '(555) 010-4417',
    },
    spot: 'hatch',
    day: 'weekday',
    payment: 'held',
  },
  routes: { results: '/board', product: '/ad', cart: '/deal', orders: '/deals' },
};
