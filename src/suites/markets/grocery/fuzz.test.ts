import { fuzz } from '../storefront/testing/fuzz.ts';
import { grocery } from './index.ts';

fuzz(grocery, {
  pages: [
    '/aisle',
    '/basket',
    '/checkout',
    '/checkout/slot',
    '/checkout/substitutes',
    '/checkout/review',
    '/orders',
    '/aisles/frozen',
  ],
  product: '/item',
  orders: '/orders',
  cart: '/basket',
  fields: ['pieces', 'size', 'slot', 'substitutes', 'payment', 'zip'],
});
