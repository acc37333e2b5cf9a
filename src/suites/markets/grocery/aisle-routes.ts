import type { Hono } from 'hono';
import { aisles, type Oatbarrow, slug } from './brand.ts';
import { notice } from './pages/document.ts';

/** The aisles of the signs: the stocked one leads to its shelves, the others say that they are being filled. */
export function aisleRoutes(app: Hono, store: Oatbarrow): void {
  const { department } = store.opening.type;
  app.get('/aisles/:name', (c) => {
    const found = aisles(department).find(({ name }) => slug(name) === c.req.param('name'));
    if (found === undefined) return c.notFound();
    if (found.name === department) return c.redirect('/aisle', 303);
    const text = `Aisle ${found.number} is being moved to the new hall and takes no orders this week. It is back on Monday, Mar 16.`;
    return c.html(notice(store, { title: found.name, text }));
  });
}
