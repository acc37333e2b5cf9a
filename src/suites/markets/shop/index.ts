import { storefrontMarket } from '../storefront/storefront-market.ts';
import { assets } from './assets.ts';
import { BRAND } from './brand.ts';
import { departmentRoutes } from './department-routes.ts';
import { cartPage } from './pages/cart.ts';
import { challengePage } from './pages/challenge.ts';
import { checkoutSteps, reviewPage } from './pages/checkout.ts';
import { notice } from './pages/document.ts';
import { accountPage, HELP, helpPage } from './pages/help.ts';
import { homePage } from './pages/home.ts';
import { orderPage, ordersPage } from './pages/orders.ts';
import { optionsPage, productPage, specificationPage } from './pages/product.ts';
import { resultsPage } from './pages/results.ts';
import { VOICE } from './voice.ts';

/** General retail: departments, dense results, options with prices of their own, a cart and checkout in steps. */
export const shop = storefrontMarket({
  id: 'shop',
  brand: BRAND,
  voice: VOICE,
  assets,
  challengePage,
  open: (store) => store,
  help: { texts: HELP, page: helpPage },
  account: accountPage,
  routes: departmentRoutes,
  pages: {
    home: homePage,
    results: resultsPage,
    product: productPage,
    options: optionsPage,
    specification: specificationPage,
    cart: cartPage,
    review: reviewPage,
    order: orderPage,
    orders: ordersPage,
    notice,
  },
  steps: checkoutSteps,
  reviewPath: '/checkout/review',
  missing: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may have been a product that we no longer carry.',
  },
  noOrder: {
    title: 'No such order',
    text: 'We have no order with this number in your account.',
    link: 'See your orders',
  },
});
