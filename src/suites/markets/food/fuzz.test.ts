import { fuzz } from '../storefront/testing/fuzz.ts';
import { food } from './index.ts';

fuzz(food, {
  pages: [
    '/dishes',
    '/basket',
    '/checkout',
    '/checkout/time',
    '/checkout/payment',
    '/checkout/review',
    '/orders',
    '/cuisines/tacos',
  ],
  product: '/dish',
  orders: '/orders',
  cart: '/basket',
  fields: ['handover', 'slot', 'tip', 'payment', 'zip', 'o-size'],
});
