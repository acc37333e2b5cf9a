import type { Hono } from 'hono';
import { slug, trades, type Yard } from './brand.ts';
import { notice } from './pages/document.ts';

/** The trades of the menu: the one that is open leads to its offers, the others say that they are not. */
export function tradeRoutes(app: Hono, yard: Yard): void {
  const { department } = yard.opening.type;
  app.get('/trades/:name', (c) => {
    const name = trades(department).find((one) => slug(one) === c.req.param('name'));
    if (name === undefined) return c.notFound();
    if (name === department) return c.redirect(yard.routes.results, 303);
    const text = `We are still meeting the people who want to offer ${name.toLowerCase()} here. The first of them open their calendars on Monday, Apr 6.`;
    return c.html(notice(yard, { title: `${name} opens in April`, text }));
  });
}
