import { Hono } from 'hono';
import type { Site } from '../../../core/site.ts';
import type { Market, Opening } from '../market.ts';
import { assetRoutes } from '../storefront/assets.ts';
import { cartRoutes } from '../storefront/cart-routes.ts';
import { catalogRoutes } from '../storefront/catalog-routes.ts';
import { checkoutRoutes } from '../storefront/checkout-routes.ts';
import { guard } from '../storefront/guard.ts';
import { keepRoutes } from '../storefront/keep-routes.ts';
import { openStore } from '../storefront/store.ts';
import { assets } from './assets.ts';
import { boardRoutes } from './board-routes.ts';
import { type Board, BRAND } from './brand.ts';
import { adPage, fullAdPage, handingOverPage } from './pages/ad.ts';
import { challengePage } from './pages/challenge.ts';
import { dealPage } from './pages/deal.ts';
import { closedPage, dealsPage } from './pages/deals.ts';
import { notice } from './pages/document.ts';
import { HELP } from './pages/help.ts';
import { homePage } from './pages/home.ts';
import { resultsPage } from './pages/results.ts';
import { dealSteps, reviewPage } from './pages/steps.ts';
import { watchPage } from './pages/watched.ts';
import { VOICE } from './voice.ts';

/** General resale: ads with uneven photographs, sellers with a history, and a thing that changes hands or is sent. */
export const market: Market = {
  id: 'market',
  host: BRAND.host,
  brand: BRAND.name,
  voice: VOICE,
  open,
  get resources() {
    return ['/', '/board', '/deal', '/deals', '/watched', ...Object.keys(HELP), ...Object.keys(assets())];
  },
  paths: {
    results: (page) => (page === 1 ? '/board' : `/board?page=${page}`),
    search: (words) => `/board?${new URLSearchParams({ q: words })}`,
    product: (id) => `/ad/${id}`,
    picture: (id) => `/images/${id}/1.svg`,
  },
};

function open(opening: Opening): Site {
  const board: Board = Object.assign(openStore(BRAND, opening), { kept: [] });
  const app = new Hono();
  app.use(guard(board, challengePage));
  assetRoutes(app, assets());
  boardRoutes(app, board);
  keepRoutes(app, board, '/watched', () => watchPage(board));
  catalogRoutes(app, board, {
    home: (recommended) => homePage(board, recommended),
    results: (query, found) => resultsPage(board, query, found),
    product: (product, configuration) => adPage(board, product, configuration),
    options: (product, configuration) => handingOverPage(board, product, configuration),
    specification: (product) => fullAdPage(board, product),
    missing: () =>
      notice(board, {
        title: 'This ad is gone',
        text: 'There is nothing at this address. Ads come down when the thing has found its next owner.',
      }),
  });
  cartRoutes(app, board, { cart: (refusal) => dealPage(board, refusal), holdsOne: true });
  checkoutRoutes(app, board, {
    steps: dealSteps(board),
    reviewPath: '/deal/review',
    review: (changed) => reviewPage(board, changed),
    order: (order) => closedPage(board, order),
    orders: () => dealsPage(board),
    noOrder: () =>
      notice(board, {
        title: 'No such deal',
        text: 'No deal with this number belongs to your account.',
        href: '/deals',
        link: 'Your deals',
      }),
  });
  return { host: BRAND.host, fetch: (request) => app.fetch(request) };
}
