import { fuzz } from '../storefront/testing/fuzz.ts';
import { craft } from './index.ts';

fuzz(craft, {
  pages: [
    '/find',
    '/basket',
    '/basket/coupon',
    '/checkout',
    '/checkout/address',
    '/checkout/payment',
    '/checkout/review',
    '/orders',
    '/saved',
    '/makers',
    '/stalls/pottery',
  ],
  product: '/piece',
  orders: '/orders',
  cart: '/basket',
  fields: ['gift', 'message', 'note', 'coupon', 'name', 'zip', 'payment'],
});
