import type { Way } from '../engine/index.ts';
import type { Brand, Store } from '../storefront/store.ts';

/** What a client writes before an order: the requirements that the freelancer works from. */
export interface Brief {
  readonly title: string;
  readonly wish: string;
  readonly match: string;
  readonly use: string;
}

/** What the checkout gathers. */
export interface YardDetails {
  readonly brief: Brief;
  readonly payment: string;
}

/** The open market. */
export type Yard = Store<YardDetails>;

/** Trades in the order of the menu. The one that the catalog belongs to is added when it is missing. */
const TRADES = ['Illustration', 'Voice-over', 'Translation', 'Motion', 'Music', 'Copywriting'] as const;

/** The trades of the menu, with the one that is open. */
export function trades(open: string): readonly string[] {
  return (TRADES as readonly string[]).includes(open) ? TRADES : [open, ...TRADES];
}

/** A name as an address writes it: `Voice-over` is `voice-over`. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const USES: readonly Way[] = [
  { id: 'home', label: 'For myself or as a present', note: 'Prints, cards, a frame on the wall.' },
  { id: 'print', label: 'In print', note: 'Books, packaging, posters.' },
  { id: 'screen', label: 'On screens', note: 'Sites, newsletters, social posts.' },
];

export const PAYMENT_WAYS: readonly Way[] = [
  { id: 'card', label: 'Debit card ending in 4417', note: 'Robin Ashdown, expires 09/29' },
  { id: 'balance', label: 'Invoice to Robin Ashdown', note: 'Due 14 days after the work is handed over' },
];

const NO_BRIEF: Brief = { title: '', wish: '', match: '', use: 'home' };

export const BRAND: Brand<YardDetails> = {
  host: 'www.quillyard.com',
  name: 'Quillyard',
  orderPrefix: 'QY',
  onFile: { brief: NO_BRIEF, payment: 'card' },
  routes: { results: '/browse', product: '/offer', cart: '/order', orders: '/projects' },
};
