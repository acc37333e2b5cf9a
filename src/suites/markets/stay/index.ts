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
  routes: tripRoutes,
  pages: {
    home: homePage,
    results: resultsPage,
    product: placePage,
    options: availabilityPage,
    specification: aboutPage,
    cart: bookingPage,
    review: reviewPage,
    order: tripPage,
    orders: tripsPage,
    notice,
  },
  holdsOne: true,
  steps: bookingSteps,
  reviewPath: '/book/review',
  missing: {
    title: 'Nobody lives at this address',
    text: 'The page is not there. It may have been a place whose host no longer lets it.',
  },
  noOrder: {
    title: 'No such trip',
    text: 'Your account has no booking with this number.',
    link: 'See your trips',
  },
});
