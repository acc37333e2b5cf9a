import { Hono } from 'hono';
import type { Site } from '../../../core/site.ts';
import type { Market, Opening } from '../market.ts';
import { assetRoutes } from '../storefront/assets.ts';
import { cartRoutes } from '../storefront/cart-routes.ts';
import { catalogRoutes } from '../storefront/catalog-routes.ts';
import { checkoutRoutes } from '../storefront/checkout-routes.ts';
import { guard } from '../storefront/guard.ts';
import { openStore } from '../storefront/store.ts';
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
export const sport: Market = {
  id: 'sport',
  host: BRAND.host,
  brand: BRAND.name,
  voice: VOICE,
  open,
  get resources() {
    return ['/', '/find', '/bag', '/orders', '/account', ...Object.keys(HELP), ...Object.keys(assets())];
  },
  paths: {
    results: (page) => (page === 1 ? '/find' : `/find?page=${page}`),
    search: (words) => `/find?${new URLSearchParams({ q: words })}`,
    product: (id) => `/gear/${id}`,
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
  app.use(store.routes.results, toldChoices(store));
  colourRoutes(app, store);
  catalogRoutes(app, store, {
    home: (recommended) => homePage(store, recommended),
    results: (query, found) => resultsPage(store, query, found),
    product: (product, configuration) => productPage(store, product, configuration),
    options: (product, configuration) => optionsPage(store, product, configuration),
    specification: (product) => technologyPage(store, product),
    missing: () =>
      notice(store, {
        title: 'Off the path',
        text: 'There is nothing at this address. It may have been gear of an earlier season.',
      }),
  });
  cartRoutes(app, store, { cart: (refusal) => bagPage(store, refusal) });
  checkoutRoutes(app, store, {
    steps: checkoutSteps(store),
    reviewPath: '/checkout/review',
    review: (changed) => reviewPage(store, changed),
    order: (order) => orderPage(store, order),
    orders: () => ordersPage(store),
    noOrder: () =>
      notice(store, {
        title: 'No such order',
        text: 'Your account has no order of this number.',
        href: '/orders',
        link: 'See your orders',
      }),
  });
  return { host: BRAND.host, fetch: (request) => app.fetch(request) };
}
