import { fuzz } from '../storefront/testing/fuzz.ts';
import { market } from './index.ts';

fuzz(market, {
  pages: [
    '/board',
    '/deal',
    '/deal/handover',
    '/deal/payment',
    '/deal/review',
    '/deals',
    '/watched',
    '/ad/a/offer',
    '/parts/tools',
  ],
  product: '/ad',
  orders: '/deals',
  cart: '/deal',
  fields: ['offer', 'spot', 'day', 'name', 'zip', 'payment'],
});
