import { storefrontMarket } from '../storefront/storefront-market.ts';
import { assets } from './assets.ts';
import { BRAND } from './brand.ts';
import { challengePage } from './pages/challenge.ts';
import { checkoutSteps, REVIEW_PATH, reviewPage } from './pages/checkout.ts';
import { notice } from './pages/document.ts';
import { accountPage, HELP, helpPage } from './pages/help.ts';
import { homePage } from './pages/home.ts';
import { offerPage, packagesPage, scopePage } from './pages/offer.ts';
import { orderPage } from './pages/order.ts';
import { projectPage, projectsPage } from './pages/projects.ts';
import { resultsPage } from './pages/results.ts';
import { tradeRoutes } from './trade-routes.ts';
import { VOICE } from './voice.ts';

/** Freelance services: people with portraits and levels, three packages side by side, extras, a brief, and a fee an order. */
export const services = storefrontMarket({
  id: 'services',
  brand: BRAND,
  voice: VOICE,
  assets,
  challengePage,
  open: (store) => store,
  help: { texts: HELP, page: helpPage },
  account: accountPage,
  routes: tradeRoutes,
  pages: {
    home: homePage,
    results: resultsPage,
    product: offerPage,
    options: packagesPage,
    specification: scopePage,
    cart: orderPage,
    review: reviewPage,
    order: projectPage,
    orders: projectsPage,
    notice,
  },
  holdsOne: true,
  steps: checkoutSteps,
  reviewPath: REVIEW_PATH,
  missing: {
    title: 'Nobody here',
    text: 'There is nothing at this address. It may have been an offer that was taken down.',
  },
  noOrder: {
    title: 'No such project',
    text: 'There is no order with this number in your account.',
    link: 'See your projects',
  },
});
