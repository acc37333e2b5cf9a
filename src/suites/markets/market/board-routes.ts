import type { Hono } from 'hono';
import { readForm } from '../storefront/form.ts';
import { slug } from '../storefront/slug.ts';
import { productOf } from '../storefront/store.ts';
import { type Board, boardParts } from './brand.ts';
import { notice } from './pages/document.ts';
import { HELP, helpPage } from './pages/help.ts';
import { answerTo, offerPage } from './pages/offer.ts';

/** The rest of the board: its parts, offers and pages of words. */
export function boardRoutes(app: Hono, board: Board): void {
  const { department } = board.opening.type;
  for (const [path, help] of Object.entries(HELP)) app.get(path, (c) => c.html(helpPage(board, help)));

  app.get('/parts/:name', (c) => {
    const name = boardParts(department).find((one) => slug(one) === c.req.param('name'));
    if (name === undefined) return c.notFound();
    if (name === department) return c.redirect(board.routes.results, 303);
    const text = `Nobody within sixty miles offers anything under “${name}” today. Ads go up as they come in.`;
    return c.html(notice(board, { title: name, text }));
  });

  // An offer is answered, and leaves price and stock as they are.
  app.post('/ad/:id/offer', async (c) => {
    const product = productOf(board, c.req.param('id'));
    if (product === undefined) return c.notFound();
    const answer = answerTo(product, (await readForm(c.req.raw)).get('offer') ?? '');
    return c.html(offerPage(board, product, answer), answer.understood ? 200 : 422);
  });
}
