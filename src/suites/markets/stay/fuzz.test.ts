import { fuzz } from '../storefront/testing/fuzz.ts';
import { stay } from './index.ts';

fuzz(stay, {
  pages: ['/stays', '/book', '/book/dates', '/book/guest', '/book/payment', '/book/review', '/trips'],
  product: '/places',
  orders: '/trips',
  cart: '/book',
  fields: [
    'arrive',
    'nights',
    'guests',
    'o-guests',
    'arrival',
    'departure',
    'email',
    'phone',
    'message',
    'payment',
  ],
});
