import { storefrontMarket } from '../storefront/storefront-market.ts';
import { toldChoices } from '../storefront/told-choices.ts';
import { assets } from './assets.ts';
import { BRAND } from './brand.ts';
import { bagPage } from './pages/bag.ts';
import { challengePage } from './pages/challenge.ts';
import { checkoutSteps, reviewPage } from './pages/checkout.ts';
import { notice } from './pages/document.ts';
import { accountPage, HELP, helpPage } from './pages/help.ts';
import { homePage } from './pages/home.ts';
import { orderPage, ordersPage } from './pages/orders.ts';
import { productPage, sheetPage, sizesPage } from './pages/product.ts';
import { resultsPage } from './pages/results.ts';
import { VOICE } from './voice.ts';

/** Sneaker resale: pairs on white, a price for each size, inspection, and the size confirmed before the order. */
export const kicks = storefrontMarket({
  id: 'kicks',
  brand: BRAND,
  voice: VOICE,
  assets,
  challengePage,
  open: (store) => store,
  help: { texts: HELP, page: helpPage },
  account: accountPage,
  routes(app, store) {
    app.use(store.routes.results, toldChoices(store));
  },
  pages: {
    home: homePage,
    results: resultsPage,
    product: productPage,
    options: sizesPage,
    specification: sheetPage,
    cart: bagPage,
    review: reviewPage,
    order: orderPage,
    orders: ordersPage,
    notice,
  },
  afterAdding: '/checkout/size',
  steps: checkoutSteps,
  reviewPath: '/checkout/review',
  missing: {
    title: 'This shelf is empty',
    text: 'There is nothing at this address. If it was a pair, it has been sold or taken back by its seller.',
  },
  noOrder: {
    title: 'No such order',
    text: 'There is no order of this number in your account.',
    link: 'See your orders',
  },
});
