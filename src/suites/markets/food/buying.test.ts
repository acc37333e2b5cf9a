import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../core/fact.ts';
import { hidden, type Visitor, visit } from '../storefront/testing/visitor.ts';
import { taskData } from '../tasks/index.ts';
import { pizza } from '../types/pizza/index.ts';
import { food } from './index.ts';
import { testPizza } from './pizzas.fixture.ts';

const CATALOG = [testPizza('a'), testPizza('b', { delivery: 0 }), testPizza('z', { stock: 0 })];
const LARGE = { do: 'add', product: 'a', 'o-size': '18in', quantity: '1' };

const hungry = (presentation = {}): Visitor => visit(food, presentation, { type: pizza, catalog: CATALOG });
const carts = ({ ledger }: Visitor) => factsOf(ledger.facts(), 'cart-changed').map(({ data }) => data.lines);
const orders = ({ ledger }: Visitor) => factsOf(ledger.facts(), 'order-placed').map(({ data }) => data);

describe('what a dish costs at the door', () => {
  it('is dish, size, delivery and small-order fee, on card, page, basket and bill alike', async () => {
    const visitor = hungry();
    expect((await visitor.get('/dishes')).text).toContain('$24.50');
    const page = await visitor.get('/dish/a?o-size=18in');
    for (const part of ['$21.00', '$2.00', '$1.50', '$24.50']) expect(page.text).toContain(part);
    expect((await visitor.post('/basket', LARGE)).text).toContain('$24.50');
    await visitor.post('/checkout/payment', { tip: 'none', payment: 'card' });
    const review = await visitor.get('/checkout/review');
    const done = await visitor.post('/checkout/review', { ticket: hidden(review, 'ticket') });
    expect(done.text).toContain('You were charged <b>$24.50</b>');
    expect(orders(visitor)).toMatchObject([{ total: 2450 }]);
  });

  it('loses the small-order fee when the bag is no longer small', async () => {
    const visitor = hungry();
    await visitor.post('/basket', { ...LARGE, quantity: '3' });
    expect(carts(visitor).at(-1)?.[0]?.price).toBe(3 * 2100 + 200);
    await visitor.post('/basket', { do: 'quantity', line: 'l1', quantity: '2' });
    expect(carts(visitor).at(-1)?.[0]?.price).toBe(2 * 2100 + 200 + 150);
  });

  it('is not touched by a tip, a time, or a price in a form', async () => {
    const visitor = hungry();
    await visitor.post('/basket', { ...LARGE, price: '1', fee: '0' });
    await visitor.post('/checkout/time', { slot: 's3' });
    const review = await visitor.post('/checkout/payment', { tip: 'big', payment: 'account', amount: '900' });
    expect(review.text).toContain('A note in hand');
    expect(review.text).toContain('7:00 to 7:30 pm');
    await visitor.post('/checkout/review', { ticket: hidden(review, 'ticket') });
    expect(orders(visitor)).toMatchObject([{ total: 2450 }]);
  });

  it('names the smallest size alone where the price starts from it', async () => {
    const { text } = await hungry({ basePriceOnly: new Set(['a']) }).get('/dishes');
    expect(text).toMatch(/<small>from<\/small> <b>\$12\.00<\/b>/);
  });
});

describe('bad input', () => {
  it.each([
    ['a size that there isn’t', { ...LARGE, 'o-size': '99in' }],
    ['no size', { do: 'add', product: 'a', quantity: '1' }],
    ['quantity 0', { ...LARGE, quantity: '0' }],
    ['10,000', { ...LARGE, quantity: '10000' }],
    ['what is sold out', { ...LARGE, product: 'z' }],
  ])('answers %s in words, and changes nothing', async (_what, form) => {
    const visitor = hungry();
    const answer = await visitor.post('/basket', form as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('class="remark"');
    expect(carts(visitor)).toEqual([]);
  });

  it.each([
    ['/checkout/time', { slot: 'yesterday' }],
    ['/checkout/payment', { tip: '50', payment: 'card' }],
    ['/checkout', { name: 'Robin', zip: 'x', handover: 'roof' }],
  ])('asks again at %s for what it does not know', async (path, form) => {
    const visitor = hungry();
    await visitor.post('/basket', LARGE);
    const answer = await visitor.post(path, form as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(answer.path).toBe(path);
  });

  it('answers a form sent twice with the order that it made', async () => {
    const visitor = hungry();
    await visitor.post('/basket', LARGE);
    const ticket = hidden(await visitor.get('/checkout/review'), 'ticket');
    const paths = [];
    for (let n = 0; n < 2; n++) paths.push((await visitor.post('/checkout/review', { ticket })).path);
    expect(paths[1]).toBe(paths[0]);
    expect(orders(visitor)).toHaveLength(1);
  });
});

describe('kitchens', () => {
  const tasks = taskData.filter(({ market }) => market === 'food');

  it('have one dish each, so that no kitchen has two addresses or two fees', () => {
    for (const task of tasks) {
      const sellers = task.catalog().map(({ seller }) => seller);
      expect(new Set(sellers).size).toBe(sellers.length);
    }
  });

  it('charge the small-order fee for any one dish, whatever its size', () => {
    for (const product of tasks.flatMap((task) => task.catalog())) {
      const dearest = product.options.reduce(
        (sum, { choices }) => sum + Math.max(...choices.map(({ price }) => price)),
        product.price,
      );
      for (const { below = 0 } of product.fees ?? []) expect(dearest).toBeLessThan(below);
    }
  });
});
