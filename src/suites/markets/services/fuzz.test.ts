import { fuzz } from '../storefront/testing/fuzz.ts';
import { services } from './index.ts';

fuzz(services, {
  pages: ['/browse', '/order', '/order/brief', '/order/payment', '/order/review', '/projects'],
  product: '/offer',
  orders: '/projects',
  cart: '/order',
  fields: ['title', 'wish', 'match', 'use', 'payment'],
});
