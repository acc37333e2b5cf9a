import type { Context, Hono, MiddlewareHandler } from 'hono';
import { complaintsAbout, readAddress, type Way } from '../engine/index.ts';
import { DELIVERY_WAYS, PAYMENT_WAYS } from './brand.ts';
import { noteLines } from './cart-routes.ts';
import { readForm } from './form.ts';
import { addressPage, deliveryPage, paymentPage, reviewPage } from './pages/checkout.ts';
import { notice } from './pages/document.ts';
import { orderPage, ordersPage } from './pages/orders.ts';
import type { Shop } from './state.ts';

/** Checkout in steps, and the orders that come of it. */
export function checkoutRoutes(app: Hono, shop: Shop): void {
  const { cart, checkout } = shop;
  const needsCart: MiddlewareHandler = async (c, next) => {
    // A form that was sent before is answered with its order, though the cart is empty by then.
    if (cart.lines.length > 0 || (c.req.method === 'POST' && c.req.path === '/checkout/review'))
      return next();
    return c.redirect('/cart', 303);
  };
  app.use('/checkout', needsCart);
  app.use('/checkout/*', needsCart);

  app.get('/checkout', (c) => c.html(addressPage(shop, checkout.details.address, {})));
  app.post('/checkout', async (c) => {
    const address = readAddress(await readForm(c.req.raw));
    const complaints = complaintsAbout(address);
    if (Object.keys(complaints).length > 0) return c.html(addressPage(shop, address, complaints), 422);
    checkout.details = { ...checkout.details, address };
    return c.redirect('/checkout/delivery', 303);
  });

  app.get('/checkout/delivery', (c) => c.html(deliveryPage(shop)));
  app.post('/checkout/delivery', async (c) => {
    const delivery = known(DELIVERY_WAYS, (await readForm(c.req.raw)).get('delivery'));
    if (delivery === undefined) return c.html(deliveryPage(shop), 422);
    checkout.details = { ...checkout.details, delivery };
    return c.redirect('/checkout/payment', 303);
  });

  app.get('/checkout/payment', (c) => c.html(paymentPage(shop)));
  app.post('/checkout/payment', async (c) => {
    const payment = known(PAYMENT_WAYS, (await readForm(c.req.raw)).get('payment'));
    if (payment === undefined) return c.html(paymentPage(shop), 422);
    checkout.details = { ...checkout.details, payment };
    return c.redirect('/checkout/review', 303);
  });

  const review = (c: Context, says?: string): Response | Promise<Response> => {
    noteLines(shop, 'review');
    return c.html(reviewPage(shop, says), says === undefined ? 200 : 409);
  };
  app.get('/checkout/review', (c) => review(c));
  app.post('/checkout/review', async (c) => {
    const placing = checkout.place((await readForm(c.req.raw)).get('ticket') ?? '');
    switch (placing.as) {
      case 'placed':
      case 'again':
        return c.redirect(`/orders/${placing.order.number}`, 303);
      case 'changed':
        return review(c, CHANGED);
      case 'empty':
        return c.redirect('/cart', 303);
    }
  });

  app.get('/orders', (c) => c.html(ordersPage(shop)));
  app.get('/orders/:number', (c) => {
    const order = checkout.order(c.req.param('number'));
    if (order !== undefined) return c.html(orderPage(shop, order));
    const text = 'We have no order with this number in your account.';
    return c.html(
      notice(shop, { title: 'No such order', text, href: '/orders', link: 'See your orders' }),
      404,
    );
  });
}

const CHANGED =
  'Your cart has changed since this page was shown. Please check the order again before you place it.';

const known = (ways: readonly Way[], id: string | null): string | undefined =>
  ways.find((way) => way.id === id)?.id;
