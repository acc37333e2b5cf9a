import { Hono } from 'hono';
import type { Site } from '../../../core/site.ts';
import type { Market, Opening } from '../market.ts';
import { assets } from './assets.ts';
import { BRAND, HOST } from './brand.ts';
import { cartRoutes } from './cart-routes.ts';
import { catalogRoutes, missing } from './catalog-routes.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { guard } from './guard.ts';
import { accountPage, HELP, helpPage } from './pages/help.ts';
import { openShop } from './state.ts';

/** General retail: departments, dense results, options with prices of their own, a cart and checkout in steps. */
export const shop: Market = {
  id: 'shop',
  host: HOST,
  brand: BRAND,
  open,
  resources: ['/', '/search', '/cart', '/orders', '/account', ...Object.keys(HELP), ...Object.keys(assets())],
  paths: {
    results: (page) => (page === 1 ? '/search' : `/search?page=${page}`),
    search: (words) => `/search?${new URLSearchParams({ q: words })}`,
    product: (id) => `/p/${id}`,
    picture: (id) => `/images/${id}/1.svg`,
  },
};

function open(opening: Opening): Site {
  const state = openShop(opening);
  const app = new Hono();
  app.use(guard(state));
  for (const [path, { type, body }] of Object.entries(assets())) {
    app.get(path, () => new Response(body, { headers: { 'content-type': type } }));
  }
  for (const [path, help] of Object.entries(HELP)) app.get(path, (c) => c.html(helpPage(state, help)));
  app.get('/account', (c) => c.html(accountPage(state)));
  catalogRoutes(app, state);
  cartRoutes(app, state);
  checkoutRoutes(app, state);
  app.notFound((c) => missing(c, state));
  return { host: HOST, fetch: (request) => app.fetch(request) };
}
