import { fuzz } from '../storefront/testing/fuzz.ts';
import { kicks } from './index.ts';

fuzz(kicks, {
  pages: [
    '/browse',
    '/bag',
    '/checkout/size',
    '/checkout/ship-to',
    '/checkout/payment',
    '/checkout/review',
    '/orders',
    '/account',
  ],
  product: '/pair',
  orders: '/orders',
  cart: '/bag',
  fields: ['size', 'handover', 'name', 'zip', 'payment'],
});
