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
import { BRAND, type Craft } from './brand.ts';
import { hallRoutes } from './hall-routes.ts';
import { basketPage } from './pages/basket.ts';
import { challengePage } from './pages/challenge.ts';
import { checkoutSteps, reviewPage } from './pages/checkout.ts';
import { notice } from './pages/document.ts';
import { HELP } from './pages/help.ts';
import { homePage } from './pages/home.ts';
import { orderPage, ordersPage } from './pages/orders.ts';
import { optionsPage, productPage, specificationPage } from './pages/product.ts';
import { resultsPage } from './pages/results.ts';
import { VOICE } from './voice.ts';

/** Handmade and vintage: makers with stories, pieces made to order, and words stamped into them. */
export const craft: Market = {
  id: 'craft',
  host: BRAND.host,
  brand: BRAND.name,
  voice: VOICE,
  open,
  get resources() {
    return [
      '/',
      '/find',
      '/basket',
      '/orders',
      '/saved',
      '/makers',
      ...Object.keys(HELP),
      ...Object.keys(assets()),
    ];
  },
  paths: {
    results: (page) => (page === 1 ? '/find' : `/find?page=${page}`),
    search: (words) => `/find?${new URLSearchParams({ q: words })}`,
    product: (id) => `/piece/${id}`,
    picture: (id) => `/images/${id}/1.svg`,
  },
};

function open(opening: Opening): Site {
  const market: Craft = Object.assign(openStore(BRAND, opening), { kept: [] });
  const app = new Hono();
  app.use(guard(market, challengePage));
  assetRoutes(app, assets());
  hallRoutes(app, market);
  catalogRoutes(app, market, {
    home: (recommended) => homePage(market, recommended),
    results: (query, found) => resultsPage(market, query, found),
    product: (product, configuration) => productPage(market, product, configuration),
    options: (product, configuration) => optionsPage(market, product, configuration),
    specification: (product) => specificationPage(market, product),
    missing: () =>
      notice(market, {
        title: 'This page has been taken off the shelf',
        text: 'There is nothing at this address. Makers take pieces down once the last one is sold.',
      }),
  });
  cartRoutes(app, market, { cart: (refusal) => basketPage(market, { refusal }) });
  checkoutRoutes(app, market, {
    steps: checkoutSteps(market),
    reviewPath: '/checkout/review',
    review: (changed) => reviewPage(market, changed),
    order: (order) => orderPage(market, order),
    orders: () => ordersPage(market),
    noOrder: () =>
      notice(market, {
        title: 'No such order',
        text: 'No order with this number belongs to your account.',
        href: '/orders',
        link: 'Your orders',
      }),
  });
  return { host: BRAND.host, fetch: (request) => app.fetch(request) };
}
