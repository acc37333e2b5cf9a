import type { Hono } from 'hono';
import { departments, type Shop, slug } from './brand.ts';
import { notice } from './pages/document.ts';

/** The departments of the menu: the one that is stocked leads to its products, the others say that they are closed. */
export function departmentRoutes(app: Hono, shop: Shop): void {
  const { department } = shop.opening.type;
  app.get('/departments/:name', (c) => {
    const name = departments(department).find((one) => slug(one) === c.req.param('name'));
    if (name === undefined) return c.notFound();
    if (name === department) return c.redirect('/search', 303);
    const text = `The ${name} department is closed while we count the stock. It opens again on Monday, Mar 16.`;
    return c.html(notice(shop, { title: name, text }));
  });
}
