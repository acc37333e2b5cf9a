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
export const kicks: Market = {
  id: 'kicks',
  host: BRAND.host,
  brand: BRAND.name,
  voice: VOICE,
  open,
  get resources() {
    return ['/', '/browse', '/bag', '/orders', '/account', ...Object.keys(HELP), ...Object.keys(assets())];
  },
  paths: {
    results: (page) => (page === 1 ? '/browse' : `/browse?page=${page}`),
    search: (words) => `/browse?${new URLSearchParams({ q: words })}`,
    product: (id) => `/pair/${id}`,
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
  catalogRoutes(app, store, {
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
  });
  cartRoutes(app, store, { cart: (refusal) => bagPage(store, refusal), afterAdding: '/checkout/size' });
  checkoutRoutes(app, store, {
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
  });
  return { host: BRAND.host, fetch: (request) => app.fetch(request) };
}
