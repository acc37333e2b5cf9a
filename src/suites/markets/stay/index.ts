import { Hono } from 'hono';
import type { Site } from '../../../core/site.ts';
import type { Market, Opening } from '../market.ts';
import { assetRoutes } from '../storefront/assets.ts';
import { cartRoutes } from '../storefront/cart-routes.ts';
import { catalogRoutes } from '../storefront/catalog-routes.ts';
import { checkoutRoutes } from '../storefront/checkout-routes.ts';
import { guard } from '../storefront/guard.ts';
import { openStore } from '../storefront/store.ts';
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
import { datesFirst, tripRoutes } from './trip.ts';
import { VOICE } from './voice.ts';

/** Short-term lodging: a trip in the search, places beside a map, one price all in, a booking in steps. */
export const stay: Market = {
  id: 'stay',
  host: BRAND.host,
  brand: BRAND.name,
  voice: VOICE,
  open,
  get resources() {
    return ['/', '/stays', '/book', '/trips', '/account', ...Object.keys(HELP), ...Object.keys(assets())];
  },
  paths: {
    results: (page) => (page === 1 ? '/stays' : `/stays?page=${page}`),
    search: (words) => `/stays?${new URLSearchParams({ q: words })}`,
    product: (id) => `/places/${id}`,
    picture: (id) => `/images/${id}/1.svg`,
  },
};

function open(opening: Opening): Site {
  const store = openStore(BRAND, opening);
  const app = new Hono();
  app.use(guard(store, challengePage));
  assetRoutes(app, assets());
  for (const [path, help] of Object.entries(HELP)) app.get(path, (c) => c.html(helpPage(store, help)));
  app.get('/account', (c) => c.html(accountPage(store)));
  tripRoutes(app, store);
  catalogRoutes(app, store, {
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
  });
  cartRoutes(app, store, { cart: (refusal) => bookingPage(store, refusal), holdsOne: true });
  datesFirst(app, store, '/book/review', '/book/dates');
  checkoutRoutes(app, store, {
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
  });
  return { host: BRAND.host, fetch: (request) => app.fetch(request) };
}
