import { storefrontMarket } from '../storefront/storefront-market.ts';
import { assets } from './assets.ts';
import { BRAND } from './brand.ts';
import { cuisineRoutes } from './cuisine-routes.ts';
import { basketPage } from './pages/basket.ts';
import { challengePage } from './pages/challenge.ts';
import { checkoutSteps, REVIEW_PATH, reviewPage } from './pages/checkout.ts';
import { dishPage, optionsPage, sheetPage } from './pages/dish.ts';
import { notice } from './pages/document.ts';
import { accountPage, HELP, helpPage } from './pages/help.ts';
import { homePage } from './pages/home.ts';
import { orderPage, ordersPage } from './pages/orders.ts';
import { resultsPage } from './pages/results.ts';
import { VOICE } from './voice.ts';

/** Food delivery: dishes of many kitchens, with minutes and fees, options, a basket for each kitchen, and a time slot. */
export const food = storefrontMarket({
  id: 'food',
  brand: BRAND,
  voice: VOICE,
  assets,
  challengePage,
  open: (store) => store,
  help: { texts: HELP, page: helpPage },
  account: accountPage,
  routes(app, store) {
    cuisineRoutes(app, store);
  },
  pages: (store) => ({
    catalog: {
      home: (recommended) => homePage(store, recommended),
      results: (query, found) => resultsPage(store, query, found),
      product: (product, configuration) => dishPage(store, product, configuration),
      options: (product, configuration) => optionsPage(store, product, configuration),
      specification: (product) => sheetPage(store, product),
      missing: () =>
        notice(store, {
          title: 'Nobody cooks here',
          text: 'There is nothing at this address. The kitchen may have moved, or the dish has left its menu.',
        }),
    },
    cart: { cart: (refusal) => basketPage(store, refusal) },
    checkout: {
      steps: checkoutSteps(store),
      reviewPath: REVIEW_PATH,
      review: (changed) => reviewPage(store, changed),
      order: (order) => orderPage(store, order),
      orders: () => ordersPage(store),
      noOrder: () =>
        notice(store, {
          title: 'No such order',
          text: 'No order with this number belongs to your account.',
          href: '/orders',
          link: 'See your orders',
        }),
    },
  }),
});
