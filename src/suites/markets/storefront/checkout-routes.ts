import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Html, Order } from '../engine/index.ts';
import { noteLines } from './cart-routes.ts';
import { readForm } from './form.ts';
import type { Store } from './store.ts';

/** What is wrong with a form, by the name of the field. */
export type Complaints = Readonly<Record<string, string>>;

/** A step between the cart and the review, at an address of its own. */
export interface Step<D> {
  readonly path: string;
  /** The page of the step; `refused` is a form that was sent, with what is wrong with it. */
  page(refused?: { readonly form: URLSearchParams; readonly complaints: Complaints }): Html;
  /** The details with what a form says, or what is wrong with it. */
  take(form: URLSearchParams, details: D): { readonly details: D } | { readonly complaints: Complaints };
  /** Whether details lack what the step gathers, so that there is nothing to review yet; they never do when left out. */
  lacks?(details: D): boolean;
}

/** How a market draws its checkout. */
export interface CheckoutPages<D> {
  /** In the order in which they are taken; the review follows the last. */
  readonly steps: readonly Step<D>[];
  /** Where the review is. */
  readonly reviewPath: string;
  /** All of the order, before it is placed; `changed` when the cart is no longer what the last form showed. */
  review(changed: boolean): Html;
  order(order: Order<D>): Html;
  orders(): Html;
  noOrder(): Html;
}

/** Checkout in steps, and the orders that come of it. */
export function checkoutRoutes<D>(app: Hono, store: Store<D>, pages: CheckoutPages<D>): void {
  const { cart, checkout, routes } = store;
  const { steps, reviewPath } = pages;
  const needsCart: MiddlewareHandler = async (c, next) => {
    // A form that was sent before is answered with its order, though the cart is empty by then.
    if (cart.lines.length > 0 || (c.req.method === 'POST' && c.req.path === reviewPath)) return next();
    return c.redirect(routes.cart, 303);
  };
  for (const path of [...steps.map(({ path }) => path), reviewPath]) app.use(path, needsCart);
  app.use(reviewPath, async (c, next) => {
    const open = steps.find(({ lacks }) => lacks?.(checkout.details));
    return open === undefined ? next() : c.redirect(open.path, 303);
  });

  steps.forEach(({ path, page, take }, at) => {
    app.get(path, (c) => c.html(page()));
    app.post(path, async (c) => {
      const form = await readForm(c.req.raw);
      const taken = take(form, checkout.details);
      if ('complaints' in taken) return c.html(page({ form, complaints: taken.complaints }), 422);
      checkout.details = taken.details;
      return c.redirect(steps[at + 1]?.path ?? reviewPath, 303);
    });
  });

  const review = (c: Context, changed: boolean): Response | Promise<Response> => {
    noteLines(store, 'review');
    return c.html(pages.review(changed), changed ? 409 : 200);
  };
  app.get(reviewPath, (c) => review(c, false));
  app.post(reviewPath, async (c) => {
    const placing = checkout.place((await readForm(c.req.raw)).get('ticket') ?? '');
    switch (placing.as) {
      case 'placed':
      case 'again':
        return c.redirect(`${routes.orders}/${placing.order.number}`, 303);
      case 'changed':
        return review(c, true);
      case 'empty':
        return c.redirect(routes.cart, 303);
    }
  });

  app.get(routes.orders, (c) => c.html(pages.orders()));
  app.get(`${routes.orders}/:number`, (c) => {
    const order = checkout.order(c.req.param('number'));
    return order === undefined ? c.html(pages.noOrder(), 404) : c.html(pages.order(order));
  });
}
