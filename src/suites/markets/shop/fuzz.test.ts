import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../core/fact.ts';
import { payable } from '../record.ts';
import { LAMPS, visit } from './testing/visitor.ts';

const MARKUP = '"><script>boom</script><img src=x onerror=boom>';
const value = fc.oneof(
  fc.constantFrom('', '0', '1', '2', '10000', '-1', 'a', 'b', 'l1', 'l2', 'long', 'short', 'bulb', MARKUP),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const PATHS = [
  '/',
  '/search',
  '/p/a',
  '/p/b/options',
  '/p/a/specification',
  '/cart',
  '/checkout',
  '/checkout/delivery',
  '/checkout/payment',
  '/checkout/review',
  '/orders',
  '/check',
  '/api/cart',
  '/images/a/1.svg',
];
const NAMES = [
  ...['do', 'product', 'o-cord', 'quantity', 'extra', 'line', 'price', 'ticket', 'q', 'sort', 'page', 'view'],
  ...['brand', 'height-min', 'price-max', 'dimmable', 'name', 'zip', 'delivery', 'payment', 'code', 'to'],
];
const request = fc.record({
  post: fc.boolean(),
  path: fc.oneof(
    fc.constantFrom(...PATHS),
    value.map((tail) => `/p/${encodeURIComponent(tail)}`),
    value.map((tail) => `/orders/${encodeURIComponent(tail)}`),
    value.map((tail) => `/${encodeURIComponent(tail)}`),
  ),
  fields: fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 6 }),
});
/** Adds that succeed, so that the rest meets a cart with something in it. */
const add = fc.constantFrom('a', 'b', 'h').map((product) => ({
  post: true,
  path: '/cart',
  fields: [['do', 'add'] as const, ['product', product] as const, ['o-cord', 'long'] as const],
}));

describe('any requests', () => {
  it('are answered without a fault, unescaped markup, or an order that is not what was in the cart', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(request, add), { minLength: 1, maxLength: 14 }),
        async (requests) => {
          const visitor = visit({ obstructed: new Set(['b']), sponsored: ['c'], ranking: ['c'] });
          for (const { post, path, fields } of requests) {
            const form = new URLSearchParams(fields.map(([name, text]) => [name, text]));
            const answer = await (post ? visitor.post(path, form) : visitor.get(`${path}?${form}`));
            expect([200, 404, 409, 422]).toContain(answer.status);
            expect(answer.text).not.toContain('<script>boom');
            expect(answer.text).not.toContain('<img src=x');
          }
          const facts = visitor.ledger.facts();
          for (const { data } of factsOf(facts, 'cart-changed')) {
            for (const line of data.lines) {
              const product = LAMPS.find(({ id }) => id === line.product);
              expect(product && payable(product, line)).toBe(line.price);
              expect(line.quantity).toBeLessThanOrEqual(7);
            }
          }
          for (const { data, seq } of factsOf(facts, 'order-placed')) {
            const before = factsOf(facts.slice(0, seq), 'cart-changed').at(-1);
            expect(data.lines).toEqual(before?.data.lines);
            expect(data.total).toBe(data.lines.reduce((sum, { price }) => sum + price, 0));
          }
        },
      ),
      { numRuns: 80 },
    );
  });

  it('without a body or with one of another kind change nothing', async () => {
    const visitor = visit();
    for (const body of ['', '{"do":"add"}', '%', '&&&==%zz', 'do=add&product=a'.repeat(500)]) {
      expect((await visitor.post('/cart', body)).status).toBe(422);
    }
    expect(factsOf(visitor.ledger.facts(), 'cart-changed')).toEqual([]);
  });
});
