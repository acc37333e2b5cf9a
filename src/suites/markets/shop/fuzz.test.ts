import { fuzz } from '../storefront/testing/fuzz.ts';
import { shop } from './index.ts';

fuzz(shop, {
  pages: [
    '/search',
    '/cart',
    '/checkout',
    '/checkout/delivery',
    '/checkout/payment',
    '/checkout/review',
    '/orders',
  ],
  product: '/p',
  orders: '/orders',
  cart: '/cart',
  fields: ['view', 'name', 'zip', 'delivery', 'payment'],
});
