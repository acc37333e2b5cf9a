import type { Hono } from 'hono';
import type { CartLine, CartRefusal } from '../engine/index.ts';
import { notePrices } from './facts.ts';
import { readForm, readQuantity } from './form.ts';
import { cartPage, REFUSALS } from './pages/cart.ts';
import { readRequested } from './pages/options.ts';
import { productOf, type Shop } from './state.ts';

/** The cart and the API that tells what is in it. */
export function cartRoutes(app: Hono, shop: Shop): void {
  app.get('/cart', (c) => {
    noteLines(shop, 'cart');
    return c.html(cartPage(shop));
  });

  app.post('/cart', async (c) => {
    const refusal = change(shop, await readForm(c.req.raw));
    if (refusal === undefined) return c.redirect('/cart', 303);
    noteLines(shop, 'cart');
    return c.html(cartPage(shop, refusal === 'unknown' ? UNKNOWN : REFUSALS[refusal]), 422);
  });

  app.get('/api/cart', (c) => c.json({ pieces: shop.cart.pieces, total: shop.cart.total }));
}

const UNKNOWN = 'We could not tell what to change. Your cart is as it was.';

/** Writes down the payable prices that lines name: a line of one piece without add-ons costs exactly that. */
export function noteLines({ cart, opening }: Shop, where: string): void {
  const plain = (line: CartLine): boolean => line.quantity === 1 && line.addOns.length === 0;
  for (const { product, configuration } of cart.lines.filter(plain)) {
    notePrices(opening.ledger, product, [configuration], where);
  }
}

/** Does what a form asks. A price in it is not looked at. */
function change(shop: Shop, form: URLSearchParams): CartRefusal | 'unknown' | undefined {
  const { cart } = shop;
  const line = form.get('line') ?? '';
  switch (form.get('do')) {
    case 'add': {
      const product = productOf(shop, form.get('product') ?? '');
      if (product === undefined) return 'unknown';
      return cart.add({
        product,
        configuration: readRequested(product, form),
        quantity: form.has('quantity') ? readQuantity(form.get('quantity')) : 1,
        addOns: form.getAll('extra'),
      });
    }
    case 'quantity':
      return cart.setQuantity(line, readQuantity(form.get('quantity')));
    case 'remove':
      return cart.remove(line);
    case 'with':
      return cart.setAddOn(line, form.get('extra') ?? '', true);
    case 'without':
      return cart.setAddOn(line, form.get('extra') ?? '', false);
    default:
      return 'unknown';
  }
}
