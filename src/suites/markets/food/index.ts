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
import { cuisineRoutes } from './cuisine-routes.ts';
import { basketPage } from './pages/basket.ts';
import { challengePage } from './pages/challenge.ts';
import { checkoutSteps, REVIEW_PATH, reviewPage } from './pages/checkout.ts';
import { dishPage, optionsPage, sheetPage } from './pages/dish.ts';
import { notice } from './pages/document.ts';
import { accountPage, HELP, helpPage } from './pages/help.ts';
import { homePage } from './pages/home.ts';
import { orderPage, ordersPage } from './pages/orders.ts';
import { resultsPage } from './pages/results.ts';
import { VOICE } from './voice.ts';

/** Food delivery: dishes of many kitchens, with minutes and fees, options, a basket for each kitchen, and a time slot. */
export const food: Market = {
  id: 'food',
  host: BRAND.host,
  brand: BRAND.name,
  voice: VOICE,
  open,
  get resources() {
    return ['/', '/dishes', '/basket', '/orders', '/account', ...Object.keys(HELP), ...Object.keys(assets())];
  },
  paths: {
    results: (page) => (page === 1 ? '/dishes' : `/dishes?page=${page}`),
    search: (words) => `/dishes?${new URLSearchParams({ q: words })}`,
    product: (id) => `/dish/${id}`,
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
  cuisineRoutes(app, store);
  catalogRoutes(app, store, {
    home: (recommended) => homePage(store, recommended),
    results: (query, found) => resultsPage(store, query, found),
    product: (product, configuration) => dishPage(store, product, configuration),
    options: (product, configuration) => optionsPage(store, product, configuration),
    specification: (product) => sheetPage(store, product),
    missing: () =>
      notice(store, {
        title: 'Nobody cooks here',
        text: 'There is nothing at this address. The kitchen may have moved, or the dish has left its menu.',
      }),
  });
  cartRoutes(app, store, { cart: (refusal) => basketPage(store, refusal) });
  checkoutRoutes(app, store, {
    steps: checkoutSteps(store),
    reviewPath: REVIEW_PATH,
    review: (changed) => reviewPage(store, changed),
    order: (order) => orderPage(store, order),
    orders: () => ordersPage(store),
    noOrder: () =>
      notice(store, {
        title: 'No such order',
        text: 'No order with this number belongs to your account.',
        href: '/orders',
        link: 'See your orders',
      }),
  });
  return { host: BRAND.host, fetch: (request) => app.fetch(request) };
}
