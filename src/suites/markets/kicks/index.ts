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
  pages: (store) => ({
    catalog: {
      home: (recommended) => homePage(store, recommended),
      results: (query, found) => resultsPage(store, query, found),
      product: (product, configuration) => productPage(store, product, configuration),
      options: (product, configuration) => sizesPage(store, product, configuration),
      specification: (product) => sheetPage(store, product),
      missing: () =>
        notice(store, {
          title: 'This shelf is empty',
          text: 'There is nothing at this address. If it was a pair, it has been sold or taken back by its seller.',
        }),
    },
    cart: { cart: (refusal) => bagPage(store, refusal), afterAdding: '/checkout/size' },
    checkout: {
      steps: checkoutSteps(store),
      reviewPath: '/checkout/review',
      review: (changed) => reviewPage(store, changed),
      order: (order) => orderPage(store, order),
      orders: () => ordersPage(store),
      noOrder: () =>
        notice(store, {
          title: 'No such order',
          text: 'There is no order of this number in your account.',
          href: '/orders',
          link: 'See your orders',
        }),
    },
  }),
});
