import { fuzz } from '../storefront/testing/fuzz.ts';
import { sport } from './index.ts';

fuzz(sport, {
  pages: [
    '/find',
    '/bag',
    '/checkout/delivery',
    '/checkout/payment',
    '/checkout/review',
    '/orders',
    '/account',
    '/images/a/long/1.svg',
  ],
  product: '/gear',
  orders: '/orders',
  cart: '/bag',
  fields: ['size', 'o-size', 'o-colour', 'name', 'zip', 'delivery', 'payment'],
});
