import type { Address, Way } from '../engine/index.ts';
import type { Keeping } from '../storefront/keep-routes.ts';
import type { Brand, Store } from '../storefront/store.ts';

/** What the checkout of the craft market gathers. */
export interface CraftDetails {
  readonly address: Address;
  /** Whether it is a gift, and what goes with it. */
  readonly gift: string;
  /** What the maker writes on the card. */
  readonly message: string;
  readonly payment: string;
}

/** The open market, with what its visitor keeps an eye on. */
export interface Craft extends Store<CraftDetails>, Keeping {}

/** The stalls of the hall. The one that the catalog belongs to is added when it is missing. */
const STALLS = ['Pottery', 'Textiles', 'Jewellery', 'Woodwork', 'Paper goods', 'Toys', 'Vintage'] as const;

/** Names of stalls in the order of the menu, with the one that is stocked. */
export function stalls(stocked: string): readonly string[] {
  return (STALLS as readonly string[]).includes(stocked) ? STALLS : [stocked, ...STALLS];
}

export const GIFT_WAYS: readonly Way[] = [
  { id: 'none', label: 'It is for me', note: 'The maker’s usual parcel, with the receipt in it.' },
  { id: 'receipt', label: 'It is a gift', note: 'The receipt in the parcel names no prices.' },
  {
    id: 'card',
    label: 'It is a gift, with a card',
    note: 'The maker writes your message on a card by hand. It costs nothing.',
  },
];

/** The longest message that goes on a card, characters. */
export const MOST_MESSAGE = 160;

export const PAYMENT_WAYS: readonly Way[] = [
  { id: 'card', label: 'Debit card ending in 4417', note: 'Robin Ashdown, expires 09/29' },
  { id: 'account', label: 'Thimblerow account', note: 'Billed on the first of next month' },
];

export const BRAND: Brand<CraftDetails> = {
  host: 'www.thimblerow.com',
  name: 'Thimblerow',
  orderPrefix: 'TR',
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
    gift: 'none',
    message: '',
    payment: 'card',
  },
  routes: { results: '/find', product: '/piece', cart: '/basket', orders: '/orders' },
};
