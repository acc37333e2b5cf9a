import { storefrontMarket } from '../storefront/storefront-market.ts';
import { toldChoices } from '../storefront/told-choices.ts';
import { assets } from './assets.ts';
import { BRAND } from './brand.ts';
import { colourRoutes } from './colours.ts';
import { bagPage } from './pages/bag.ts';
import { challengePage } from './pages/challenge.ts';
import { checkoutSteps, reviewPage } from './pages/checkout.ts';
import { notice } from './pages/document.ts';
import { accountPage, HELP, helpPage } from './pages/help.ts';
import { homePage } from './pages/home.ts';
import { orderPage, ordersPage } from './pages/orders.ts';
import { optionsPage, productPage, technologyPage } from './pages/product.ts';
import { resultsPage } from './pages/results.ts';
import { VOICE } from './voice.ts';

/** The store of an athletic brand: collections, technology explained, large pictures, sizes in lengths and widths, and benefits for members. */
export const sport = storefrontMarket({
  id: 'sport',
  brand: BRAND,
  voice: VOICE,
  assets,
  challengePage,
  open: (store) => store,
  help: { texts: HELP, page: helpPage },
  account: accountPage,
  routes(app, store) {
    app.use(store.routes.results, toldChoices(store));
    colourRoutes(app, store);
  },
  pages: {
    home: homePage,
    results: resultsPage,
    product: productPage,
    options: optionsPage,
    specification: technologyPage,
    cart: bagPage,
    review: reviewPage,
    order: orderPage,
    orders: ordersPage,
    notice,
  },
  steps: checkoutSteps,
  reviewPath: '/checkout/review',
  missing: {
    title: 'Off the path',
    text: 'There is nothing at this address. It may have been gear of an earlier season.',
  },
  noOrder: {
    title: 'No such order',
    text: 'Your account has no order of this number.',
    link: 'See your orders',
  },
});
