import { random } from '../../../core/random.ts';
import type { Presentation } from '../presentation.ts';
import type { Product } from '../record.ts';
import { type Visitor, visit } from '../storefront/testing/visitor.ts';
import { place } from '../types/place/index.ts';
import { stay } from './index.ts';

const chance = random(12);

/** Places of a test: each as drawn, but for what is given. The rate is $100.00, each guest beyond two $20.00, fees $61.50 and $4.00 a night. */
const drawn = (id: string, over: Partial<Product> = {}): Product => ({
  ...place.draw(chance, id),
  name: `Saltmarsh Test ${id}`,
  brand: 'Saltmarsh',
  price: 10_000,
  formerPrice: 12_099,
  fees: [
    { id: 'cleaning', label: 'Cleaning fee', amount: 4000, per: 'order' },
    { id: 'tax', label: 'Town tax', amount: 400, per: 'piece' },
    { id: 'service', label: 'Service fee', amount: 2150, per: 'order' },
  ],
  options: [
    {
      id: 'guests',
      label: 'Guests',
      choices: [
        { id: 'g2', label: '1–2 guests', price: 0 },
        { id: 'g3', label: '3 guests', price: 2000 },
        { id: 'g4', label: '4 guests', price: 4000 },
        ...(id === 'big' ? [{ id: 'g5', label: '5 guests', price: 6000 }] : []),
      ],
    },
  ],
  stock: 3,
  ...over,
});

/** Three places that can be had, of which one sleeps more, and one that is taken. */
export const PLACES: readonly Product[] = [drawn('a'), drawn('b'), drawn('big'), drawn('gone', { stock: 0 })];

/** Someone at Tarrowby with these places. */
export const guest = (presentation: Partial<Presentation> = {}, options: { hurry?: boolean } = {}): Visitor =>
  visit(stay, presentation, { type: place, catalog: PLACES, ...options });

/** The form that reserves a place for four nights and three guests: $480.00 + $61.50 + $16.00. */
export const RESERVE: Readonly<Record<string, string>> = {
  do: 'add',
  product: 'a',
  'o-guests': 'g3',
  quantity: '4',
};
