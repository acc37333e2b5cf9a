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
export const grocery: Market = {
  id: 'grocery',
  host: BRAND.host,
  brand: BRAND.name,
  voice: VOICE,
  open,
  get resources() {
    return ['/', '/aisle', '/basket', '/orders', '/account', ...Object.keys(HELP), ...Object.keys(assets())];
  },
  paths: {
    results: (page) => (page === 1 ? '/aisle' : `/aisle?page=${page}`),
    search: (words) => `/aisle?${new URLSearchParams({ q: words })}`,
    product: (id) => `/item/${id}`,
    picture: (id) => `/images/${id}/1.svg`,
  },
};

function open(opening: Opening): Site {
  const store = openStore(BRAND, opening);
  const app = new Hono();
  app.use(guard(store, challengePage));
  app.use(toldChoices(store), toldQuantity(store));
  assetRoutes(app, assets());
  for (const [path, help] of Object.entries(HELP)) app.get(path, (c) => c.html(helpPage(store, help)));
  app.get('/account', (c) => c.html(accountPage(store)));
  aisleRoutes(app, store);
  catalogRoutes(app, store, {
    home: (recommended) => homePage(store, recommended),
    results: (query, found) => resultsPage(store, query, found),
    product: (product, configuration) => itemPage(store, product, configuration),
    options: (product, configuration) => optionsPage(store, product, configuration),
    specification: (product) => labelPage(store, product),
    missing: () =>
      notice(store, {
        title: 'Wrong aisle',
        text: 'There is nothing at this address. What stood here may have been sold for the last time.',
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
        text: 'No order with this number is in your account.',
        href: '/orders',
        link: 'See your orders',
      }),
  });
  return { host: BRAND.host, fetch: (request) => app.fetch(request) };
}
