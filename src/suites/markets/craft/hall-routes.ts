import type { Hono } from 'hono';
import { readForm } from '../storefront/form.ts';
import { keepRoutes } from '../storefront/keep-routes.ts';
import { slug } from '../storefront/slug.ts';
import { type Craft, stalls } from './brand.ts';
import { basketPage } from './pages/basket.ts';
import { notice } from './pages/document.ts';
import { HELP, helpPage } from './pages/help.ts';
import { makerPage, makersPage } from './pages/makers.ts';
import { savedPage } from './pages/saved.ts';

/** The rest of the hall: stalls, makers, saved pieces, coupons and pages of words. */
export function hallRoutes(app: Hono, market: Craft): void {
  const { department } = market.opening.type;
  for (const [path, help] of Object.entries(HELP)) app.get(path, (c) => c.html(helpPage(market, help)));

  app.get('/stalls/:name', (c) => {
    const name = stalls(department).find((one) => slug(one) === c.req.param('name'));
    if (name === undefined) return c.notFound();
    if (name === department) return c.redirect(market.routes.results, 303);
    const text = `The ${name.toLowerCase()} stalls are being set up for the spring fair and open on Monday, Mar 16.`;
    return c.html(notice(market, { title: name, text }));
  });

  app.get('/makers', (c) => c.html(makersPage(market)));
  app.get('/makers/:name', (c) => {
    const page = makerPage(market, c.req.param('name'));
    return page === undefined ? c.notFound() : c.html(page);
  });

  keepRoutes(app, market, '/saved', () => savedPage(market));

  // No maker has given out a coupon, so that the price shown stays the price charged.
  app.post('/basket/coupon', async (c) => {
    const coupon = ((await readForm(c.req.raw)).get('coupon') ?? '').trim().slice(0, 40);
    return c.html(basketPage(market, { coupon }), 422);
  });
}
