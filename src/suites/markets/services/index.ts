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
export const services: Market = {
  id: 'services',
  host: BRAND.host,
  brand: BRAND.name,
  voice: VOICE,
  open,
  get resources() {
    return [
      '/',
      '/browse',
      '/order',
      '/projects',
      '/account',
      ...Object.keys(HELP),
      ...Object.keys(assets()),
    ];
  },
  paths: {
    results: (page) => (page === 1 ? '/browse' : `/browse?page=${page}`),
    search: (words) => `/browse?${new URLSearchParams({ q: words })}`,
    product: (id) => `/offer/${id}`,
    picture: (id) => `/images/${id}/1.svg`,
  },
};

function open(opening: Opening): Site {
  const yard = openStore(BRAND, opening);
  const app = new Hono();
  app.use(guard(yard, challengePage));
  assetRoutes(app, assets());
  for (const [path, help] of Object.entries(HELP)) app.get(path, (c) => c.html(helpPage(yard, help)));
  app.get('/account', (c) => c.html(accountPage(yard)));
  tradeRoutes(app, yard);
  catalogRoutes(app, yard, {
    home: (recommended) => homePage(yard, recommended),
    results: (query, found) => resultsPage(yard, query, found),
    product: (product, configuration) => offerPage(yard, product, configuration),
    options: (product, configuration) => packagesPage(yard, product, configuration),
    specification: (product) => scopePage(yard, product),
    missing: () =>
      notice(yard, {
        title: 'Nobody here',
        text: 'There is nothing at this address. It may have been an offer that was taken down.',
      }),
  });
  cartRoutes(app, yard, { cart: (refusal) => orderPage(yard, refusal), holdsOne: true });
  checkoutRoutes(app, yard, {
    steps: checkoutSteps(yard),
    reviewPath: REVIEW_PATH,
    review: (changed) => reviewPage(yard, changed),
    order: (order) => projectPage(yard, order),
    orders: () => projectsPage(yard),
    noOrder: () =>
      notice(yard, {
        title: 'No such project',
        text: 'There is no order with this number in your account.',
        href: '/projects',
        link: 'See your projects',
      }),
  });
  return { host: BRAND.host, fetch: (request) => app.fetch(request) };
}
