import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../core/fact.ts';
import { CART_LIFE } from '../engine/cart.ts';
import { hidden, LONG, type Visitor, visit } from '../storefront/testing/visitor.ts';
import { shop } from './index.ts';

const carts = (visitor: Visitor) =>
  factsOf(visitor.ledger.facts(), 'cart-changed').map(({ data }) => data.lines);
const orders = (visitor: Visitor) => factsOf(visitor.ledger.facts(), 'order-placed').map(({ data }) => data);

/** Puts a lamp into the cart and goes to the last step. Returns the ticket of its form. */
async function toReview(visitor: Visitor): Promise<string> {
  await visitor.post('/cart', LONG);
  const review = await visitor.get('/checkout/review');
  return hidden(review, 'ticket');
}

describe('a purchase', () => {
  it('goes from product to confirmation, and is charged as shown', async () => {
    const visitor = visit(shop);
    const product = await visitor.get('/p/a?o-cord=long');
    expect(product.text).toContain('$51.00');
    const cart = await visitor.post('/cart', { ...LONG, extra: 'bulb' });
    expect(cart.path).toBe('/cart');
    expect(cart.text).toContain('$60.00');
    const address = await visitor.get('/checkout');
    const fields = Object.fromEntries(
      ['name', 'street', 'extra', 'town', 'state', 'zip', 'phone'].map((name) => [
        name,
        new RegExp(`name="${name}" value="([^"]*)"`).exec(address.text)?.[1] ?? '',
      ]),
    );
    expect((await visitor.post('/checkout', fields)).path).toBe('/checkout/delivery');
    expect((await visitor.post('/checkout/delivery', { delivery: 'evening' })).path).toBe(
      '/checkout/payment',
    );
    const review = await visitor.post('/checkout/payment', { payment: 'invoice' });
    expect(review.path).toBe('/checkout/review');
    expect(review.text).toContain('Robin Ashdown');
    expect(review.text).toContain('in the evening');
    const done = await visitor.post('/checkout/review', { ticket: hidden(review, 'ticket') });
    expect(done.text).toContain('$60.00');
    const line = {
      product: 'a',
      configuration: { cord: 'long' },
      quantity: 1,
      addOns: ['bulb'],
      price: 6000,
    };
    const [order] = orders(visitor);
    expect(order).toMatchObject({ lines: [line], total: 6000 });
    expect(done.path).toBe(`/orders/${order?.order}`);
    expect(done.text).toContain(order?.order);
    expect((await visitor.get('/orders')).text).toContain(order?.order);
    expect((await visitor.get('/cart')).text).toContain('Nothing in it yet');
  });

  it('does not look at prices in forms', async () => {
    const visitor = visit(shop);
    await visitor.post('/cart', { ...LONG, price: '1', total: '1', 'o-cord-price': '0' });
    expect(carts(visitor).at(-1)?.[0]?.price).toBe(5100);
  });

  it('writes down each payable price that was on a page', async () => {
    const visitor = visit(shop);
    await visitor.get('/p/a');
    await visitor.post('/cart', LONG);
    const shown = factsOf(visitor.ledger.facts(), 'price-shown').map(({ data }) => data);
    expect(shown).toEqual([
      { product: 'a', configuration: { cord: 'short' }, price: 4500, where: 'product' },
      { product: 'a', configuration: { cord: 'long' }, price: 5100, where: 'product' },
      { product: 'a', configuration: { cord: 'long' }, price: 5100, where: 'cart' },
    ]);
  });

  it('can change quantity and add-ons, and take a line out', async () => {
    const visitor = visit(shop, { preselected: new Map([['a', ['cover']]]) });
    expect((await visitor.get('/p/a')).text).toMatch(/value="cover" checked/);
    await visitor.post('/cart', { ...LONG, extra: 'cover' });
    await visitor.post('/cart', { do: 'without', line: 'l1', extra: 'cover' });
    await visitor.post('/cart', { do: 'with', line: 'l1', extra: 'bulb' });
    await visitor.post('/cart', { do: 'quantity', line: 'l1', quantity: '3' });
    expect(carts(visitor).at(-1)).toMatchObject([
      { quantity: 3, addOns: ['bulb'], price: (4600 + 900) * 3 + 500 },
    ]);
    await visitor.post('/cart', { do: 'remove', line: 'l1' });
    expect(carts(visitor).at(-1)).toEqual([]);
  });
});

describe('bad input', () => {
  it.each([
    ['an unknown product', { ...LONG, product: 'nope' }],
    ['an unknown choice', { ...LONG, 'o-cord': 'endless' }],
    ['no choice', { do: 'add', product: 'a', quantity: '1' }],
    ['quantity 0', { ...LONG, quantity: '0' }],
    ['quantity 10,000', { ...LONG, quantity: '10000' }],
    ['a negative quantity', { ...LONG, quantity: '-1' }],
    ['half a piece', { ...LONG, quantity: '1.5' }],
    ['words for a quantity', { ...LONG, quantity: 'two' }],
    ['what is sold out', { ...LONG, product: 'z' }],
    ['a line that there is not', { do: 'quantity', line: 'l7', quantity: '1' }],
    ['nothing', {}],
  ])('answers %s in words, and changes nothing', async (_what, form) => {
    const visitor = visit(shop);
    const answer = await visitor.post('/cart', form as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('class="remark"');
    expect(carts(visitor)).toEqual([]);
  });

  it('answers a form sent twice with the order that it made', async () => {
    const visitor = visit(shop);
    const ticket = await toReview(visitor);
    const first = await visitor.post('/checkout/review', { ticket });
    const second = await visitor.post('/checkout/review', { ticket });
    expect(second.path).toBe(first.path);
    expect(orders(visitor)).toHaveLength(1);
  });

  it('leads who goes back after ordering to the cart, which is empty', async () => {
    const visitor = visit(shop);
    const ticket = await toReview(visitor);
    await visitor.post('/checkout/review', { ticket });
    const back = await visitor.get('/checkout/payment');
    expect(back.path).toBe('/cart');
    expect(back.text).toContain('Your last order is');
  });

  it('asks to check again when another window changed the cart', async () => {
    const visitor = visit(shop);
    const ticket = await toReview(visitor);
    await visitor.post('/cart', { ...LONG, product: 'b' });
    const answer = await visitor.post('/checkout/review', { ticket });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Your cart has changed');
    expect(orders(visitor)).toEqual([]);
    await visitor.post('/checkout/review', { ticket: hidden(answer, 'ticket') });
    expect(orders(visitor)).toHaveLength(1);
  });

  it('says that a cart was emptied because it was left alone', async () => {
    const visitor = visit(shop);
    const ticket = await toReview(visitor);
    visitor.clock.pass(CART_LIFE);
    const answer = await visitor.post('/checkout/review', { ticket });
    expect(answer.path).toBe('/cart');
    expect(answer.text).toContain('Your cart was emptied');
    expect(orders(visitor)).toEqual([]);
  });

  it('shows which fields of an address are wrong, and keeps what was typed', async () => {
    const visitor = visit(shop);
    await visitor.post('/cart', LONG);
    const answer = await visitor.post('/checkout', { name: '"><script>alert(1)</script>', zip: '1' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('A ZIP code has five digits');
    expect(answer.text).toContain('&lt;script&gt;');
    expect(answer.text).not.toContain('<script>alert');
  });

  it.each(['/p/nope', '/p/%ff', '/departments/moon', '/orders/HG-1', '/images/a/9.svg', '/nothing/here'])(
    'answers %s with a page that leads on',
    async (path) => {
      const answer = await visit(shop).get(path);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('href="/search"');
    },
  );
});
