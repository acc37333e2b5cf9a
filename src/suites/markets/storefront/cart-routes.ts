import type { Hono } from 'hono';
import type { CartLine, CartRefusal, Html, Wish } from '../engine/index.ts';
import { readRequested } from './configuration.ts';
import { notePrices } from './facts.ts';
import { readForm, readQuantity } from './form.ts';
import { productOf, type Storefront } from './store.ts';

/** Why a form changed nothing; `unknown` is a form that asks for nothing there is. */
export type Refusal = CartRefusal | 'unknown';

/** How a market draws its cart, and where what was put in leads to. */
export interface CartPages {
  cart(refusal?: Refusal): Html;
  /** Where one goes after adding; the cart, when left out. */
  readonly afterAdding?: string;
  /** Whether what is added takes the place of what was in: a booking is of one place. */
  readonly holdsOne?: true;
}

/** The cart and the API that tells what is in it. */
export function cartRoutes(app: Hono, storefront: Storefront, pages: CartPages): void {
  const { cart, afterAdding } = pages;
  const { routes } = storefront;
  app.get(routes.cart, (c) => {
    noteLines(storefront, 'cart');
    return c.html(cart());
  });

  app.post(routes.cart, async (c) => {
    const form = await readForm(c.req.raw);
    const refusal = change(storefront, form, pages);
    if (refusal === undefined)
      return c.redirect(form.get('do') === 'add' ? (afterAdding ?? routes.cart) : routes.cart, 303);
    noteLines(storefront, 'cart');
    return c.html(cart(refusal), 422);
  });

  app.get('/api/cart', (c) => c.json({ pieces: storefront.cart.pieces, total: storefront.cart.total }));
}

/** Writes down the payable prices that lines name: a line without add-ons costs exactly that. */
export function noteLines(storefront: Storefront, where: string): void {
  const plain = (line: CartLine): boolean => line.addOns.length === 0;
  for (const { product, configuration, quantity } of storefront.cart.lines.filter(plain)) {
    notePrices(storefront, product, [configuration], where, quantity);
  }
}

/** Does what a form asks. A price in it is not looked at. */
function change(storefront: Storefront, form: URLSearchParams, { holdsOne }: CartPages): Refusal | undefined {
  const { cart } = storefront;
  const line = form.get('line') ?? '';
  switch (form.get('do')) {
    case 'add': {
      const product = productOf(storefront, form.get('product') ?? '');
      if (product === undefined) return 'unknown';
      const wish: Wish = {
        product,
        configuration: readRequested(product, form),
        quantity: form.has('quantity') ? readQuantity(form.get('quantity')) : 1,
        addOns: form.getAll('extra'),
        ...(form.has('note') && { note: form.get('note') ?? '' }),
      };
      return holdsOne ? cart.replace(wish) : cart.add(wish);
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
