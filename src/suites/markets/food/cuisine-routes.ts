import type { Hono } from 'hono';
import { cuisines, type Hobwheel, slug } from './brand.ts';
import { notice } from './pages/document.ts';

/** The cuisines of the strip: the one whose kitchens are open leads to its dishes, the others say when they open. */
export function cuisineRoutes(app: Hono, store: Hobwheel): void {
  const { department } = store.opening.type;
  app.get('/cuisines/:name', (c) => {
    const name = cuisines(department).find((one) => slug(one) === c.req.param('name'));
    if (name === undefined) return c.notFound();
    if (name === department) return c.redirect('/dishes', 303);
    const text = `We have no riders for ${name.toLowerCase()} around Millrace Lane yet. The first kitchens join on Monday, Mar 16.`;
    return c.html(notice(store, { title: name, text }));
  });
}
