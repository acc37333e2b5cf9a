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
  routes(app, market) {
    hallRoutes(app, market);
  },
  pages: (market) => ({
    catalog: {
      home: (recommended) => homePage(market, recommended),
      results: (query, found) => resultsPage(market, query, found),
      product: (product, configuration) => productPage(market, product, configuration),
      options: (product, configuration) => optionsPage(market, product, configuration),
      specification: (product) => specificationPage(market, product),
      missing: () =>
        notice(market, {
          title: 'This page has been taken off the shelf',
          text: 'There is nothing at this address. Makers take pieces down once the last one is sold.',
        }),
    },
    cart: { cart: (refusal) => basketPage(market, { refusal }) },
    checkout: {
      steps: checkoutSteps(market),
      reviewPath: '/checkout/review',
      review: (changed) => reviewPage(market, changed),
      order: (order) => orderPage(market, order),
      orders: () => ordersPage(market),
      noOrder: () =>
        notice(market, {
          title: 'No such order',
          text: 'No order with this number belongs to your account.',
          href: '/orders',
          link: 'Your orders',
        }),
    },
  }),
});
