import { storefrontMarket } from '../storefront/storefront-market.ts';
import { assets } from './assets.ts';
import { BRAND, type Craft } from './brand.ts';
import { hallRoutes } from './hall-routes.ts';
import { basketPage } from './pages/basket.ts';
import { challengePage } from './pages/challenge.ts';
import { checkoutSteps, reviewPage } from './pages/checkout.ts';
import { notice } from './pages/document.ts';
import { HELP } from './pages/help.ts';
import { homePage } from './pages/home.ts';
import { orderPage, ordersPage } from './pages/orders.ts';
import { optionsPage, productPage, specificationPage } from './pages/product.ts';
import { resultsPage } from './pages/results.ts';
import { VOICE } from './voice.ts';

/** Handmade and vintage: makers with stories, pieces made to order, and words stamped into them. */
export const craft = storefrontMarket({
  id: 'craft',
  brand: BRAND,
  voice: VOICE,
  assets,
  challengePage,
  open: (store): Craft => Object.assign(store, { kept: [] }),
  also: ['/saved', '/makers', ...Object.keys(HELP)],
  routes: hallRoutes,
  pages: {
    home: homePage,
    results: resultsPage,
    product: productPage,
    options: optionsPage,
    specification: specificationPage,
    cart: (market, refusal) => basketPage(market, { refusal }),
    review: reviewPage,
    order: orderPage,
    orders: ordersPage,
    notice,
  },
  steps: checkoutSteps,
  reviewPath: '/checkout/review',
  missing: {
    title: 'This page has been taken off the shelf',
    text: 'There is nothing at this address. Makers take pieces down once the last one is sold.',
  },
  noOrder: {
    title: 'No such order',
    text: 'No order with this number belongs to your account.',
    link: 'Your orders',
  },
});
