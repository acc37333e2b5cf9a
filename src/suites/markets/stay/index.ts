import { storefrontMarket } from '../storefront/storefront-market.ts';
import { assets } from './assets.ts';
import { BRAND } from './brand.ts';
import { bookingPage } from './pages/booking.ts';
import { challengePage } from './pages/challenge.ts';
import { notice } from './pages/document.ts';
import { accountPage, HELP, helpPage } from './pages/help.ts';
import { homePage } from './pages/home.ts';
import { aboutPage, availabilityPage, placePage } from './pages/place.ts';
import { resultsPage } from './pages/results.ts';
import { bookingSteps, reviewPage } from './pages/steps.ts';
import { tripPage, tripsPage } from './pages/trips.ts';
import { tripRoutes } from './trip.ts';
import { VOICE } from './voice.ts';

/** Short-term lodging: a trip in the search, places beside a map, one price all in, a booking in steps. */
export const stay = storefrontMarket({
  id: 'stay',
  brand: BRAND,
  voice: VOICE,
  assets,
  challengePage,
  open: (store) => store,
  help: { texts: HELP, page: helpPage },
  account: accountPage,
  routes(app, store) {
    tripRoutes(app, store);
  },
  pages: (store) => ({
    catalog: {
      home: (recommended) => homePage(store, recommended),
      results: (query, found, params) => resultsPage(store, query, found, params),
      product: (product, configuration) => placePage(store, product, configuration),
      options: (product, configuration) => availabilityPage(store, product, configuration),
      specification: (product) => aboutPage(store, product),
      missing: () =>
        notice(store, {
          title: 'Nobody lives at this address',
          text: 'The page is not there. It may have been a place whose host no longer lets it.',
        }),
    },
    cart: { cart: (refusal) => bookingPage(store, refusal), holdsOne: true },
    checkout: {
      steps: bookingSteps(store),
      reviewPath: '/book/review',
      review: (changed) => reviewPage(store, changed),
      order: (order) => tripPage(store, order),
      orders: () => tripsPage(store),
      noOrder: () =>
        notice(store, {
          title: 'No such trip',
          text: 'Your account has no booking with this number.',
          href: '/trips',
          link: 'See your trips',
        }),
    },
  }),
});
