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
import { departmentRoutes } from './department-routes.ts';
import { cartPage } from './pages/cart.ts';
import { challengePage } from './pages/challenge.ts';
import { checkoutSteps, reviewPage } from './pages/checkout.ts';
import { notice } from './pages/document.ts';
import { accountPage, HELP, helpPage } from './pages/help.ts';
import { homePage } from './pages/home.ts';
import { orderPage, ordersPage } from './pages/orders.ts';
import { optionsPage, productPage, specificationPage } from './pages/product.ts';
import { resultsPage } from './pages/results.ts';
import { VOICE } from './voice.ts';

/** General retail: departments, dense results, options with prices of their own, a cart and checkout in steps. */
export const shop: Market = {
  id: 'shop',
  host: BRAND.host,
  brand: BRAND.name,
  voice: VOICE,
  open,
  get resources() {
    return ['/', '/search', '/cart', '/orders', '/account', ...Object.keys(HELP), ...Object.keys(assets())];
  },
  paths: {
    results: (page) => (page === 1 ? '/search' : `/search?page=${page}`),
    search: (words) => `/search?${new URLSearchParams({ q: words })}`,
    product: (id) => `/p/${id}`,
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
  departmentRoutes(app, store);
  catalogRoutes(app, store, {
    home: (recommended) => homePage(store, recommended),
    results: (query, found, params) => resultsPage(store, query, found, params),
    product: (product, configuration) => productPage(store, product, configuration),
    options: (product, configuration) => optionsPage(store, product, configuration),
    specification: (product) => specificationPage(store, product),
    missing: () =>
      notice(store, {
        title: 'Page not found',
        text: 'There is nothing at this address. It may have been a product that we no longer carry.',
      }),
  });
  cartRoutes(app, store, { cart: (refusal) => cartPage(store, refusal) });
  checkoutRoutes(app, store, {
    steps: checkoutSteps(store),
    reviewPath: '/checkout/review',
    review: (changed) => reviewPage(store, changed),
    order: (order) => orderPage(store, order),
    orders: () => ordersPage(store),
    noOrder: () =>
      notice(store, {
        title: 'No such order',
        text: 'We have no order with this number in your account.',
        href: '/orders',
        link: 'See your orders',
      }),
  });
  return { host: BRAND.host, fetch: (request) => app.fetch(request) };
}
