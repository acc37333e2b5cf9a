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
  routes: cuisineRoutes,
  pages: {
    home: homePage,
    results: resultsPage,
    product: dishPage,
    options: optionsPage,
    specification: sheetPage,
    cart: basketPage,
    review: reviewPage,
    order: orderPage,
    orders: ordersPage,
    notice,
  },
  steps: checkoutSteps,
  reviewPath: REVIEW_PATH,
  missing: {
    title: 'Nobody cooks here',
    text: 'There is nothing at this address. The kitchen may have moved, or the dish has left its menu.',
  },
  noOrder: {
    title: 'No such order',
    text: 'No order with this number belongs to your account.',
    link: 'See your orders',
  },
});
