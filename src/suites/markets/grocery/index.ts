import { storefrontMarket } from '../storefront/storefront-market.ts';
import { toldChoices } from '../storefront/told-choices.ts';
import { aisleRoutes } from './aisle-routes.ts';
import { assets } from './assets.ts';
import { BRAND } from './brand.ts';
import { toldQuantity } from './list.ts';
import { basketPage } from './pages/basket.ts';
import { challengePage } from './pages/challenge.ts';
import { checkoutSteps, REVIEW_PATH, reviewPage } from './pages/checkout.ts';
import { notice } from './pages/document.ts';
import { accountPage, HELP, helpPage } from './pages/help.ts';
import { homePage } from './pages/home.ts';
import { itemPage, labelPage, optionsPage } from './pages/item.ts';
import { orderPage, ordersPage } from './pages/orders.ts';
import { resultsPage } from './pages/results.ts';
import { VOICE } from './voice.ts';

/** A grocery: aisles and shelves, unit prices, a list that prices are named for, deposits, substitutes and delivery slots. */
export const grocery = storefrontMarket({
  id: 'grocery',
  brand: BRAND,
  voice: VOICE,
  assets,
  challengePage,
  open: (store) => store,
  help: { texts: HELP, page: helpPage },
  account: accountPage,
  routes(app, store) {
    app.use(toldChoices(store), toldQuantity(store));
    aisleRoutes(app, store);
  },
  pages: {
    home: homePage,
    results: resultsPage,
    product: itemPage,
    options: optionsPage,
    specification: labelPage,
    cart: basketPage,
    review: reviewPage,
    order: orderPage,
    orders: ordersPage,
    notice,
  },
  steps: checkoutSteps,
  reviewPath: REVIEW_PATH,
  missing: {
    title: 'Wrong aisle',
    text: 'There is nothing at this address. What stood here may have been sold for the last time.',
  },
  noOrder: {
    title: 'No such order',
    text: 'No order with this number is in your account.',
    link: 'See your orders',
  },
});
