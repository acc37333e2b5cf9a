import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../../core/fact.ts';
import type { Market } from '../../market.ts';
import { payable } from '../../record.ts';
import { LAMPS, visit } from './visitor.ts';

const MARKUP = '"><script>boom</script><img src=x onerror=boom>';
const value = fc.oneof(
  fc.constantFrom('', '0', '1', '2', '10000', '-1', 'a', 'b', 'l1', 'l2', 'long', 'short', 'bulb', MARKUP),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const PATHS = ['/', '/check', '/api/cart', '/images/a/1.svg'];
const NAMES = [
  ...['do', 'product', 'o-cord', 'quantity', 'extra', 'line', 'price', 'ticket', 'q', 'sort', 'page', 'view'],
  ...['brand', 'height-min', 'price-max', 'dimmable', 'name', 'zip', 'delivery', 'payment', 'code', 'to'],
];
/** Where a market takes requests, beside what all have. */
export interface Doors {
  /** The pages, cart and checkout among them. */
  readonly pages: readonly string[];
  /** Begins the address of a product's page, and of an order's. */
  readonly product: string;
  readonly orders: string;
  readonly cart: string;
  /** Names of the fields of its own forms. */
  readonly fields: readonly string[];
}

const requestTo = ({ pages, product, orders, fields }: Doors) =>
  fc.record({
    post: fc.boolean(),
    path: fc.oneof(
      fc.constantFrom(
        ...PATHS,
        ...pages,
        `${product}/a`,
        `${product}/b/options`,
        `${product}/a/specification`,
      ),
      value.map((tail) => `${product}/${encodeURIComponent(tail)}`),
      value.map((tail) => `${orders}/${encodeURIComponent(tail)}`),
      value.map((tail) => `/${encodeURIComponent(tail)}`),
    ),
    fields: fc.array(fc.tuple(fc.constantFrom(...NAMES, ...fields), value), { maxLength: 6 }),
  });
/** Adds that succeed, so that the rest meets a cart with something in it. */
const addTo = ({ cart }: Doors) =>
  fc.constantFrom('a', 'b', 'h').map((product) => ({
    post: true,
    path: cart,
    fields: [['do', 'add'] as const, ['product', product] as const, ['o-cord', 'long'] as const],
  }));

/** Holds a market's routes to their word under any requests. */
export function fuzz(market: Market, doors: Doors): void {
  describe('any requests', () => {
    it('are answered without a fault, unescaped markup, or an order that is not what was in the cart', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.oneof(requestTo(doors), addTo(doors)), { minLength: 1, maxLength: 14 }),
          async (requests) => {
            const visitor = visit(market, { obstructed: new Set(['b']), sponsored: ['c'], ranking: ['c'] });
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
      const visitor = visit(market);
      for (const body of ['', '{"do":"add"}', '%', '&&&==%zz', 'do=add&product=a'.repeat(500)]) {
        expect((await visitor.post(doors.cart, body)).status).toBe(422);
      }
      expect(factsOf(visitor.ledger.facts(), 'cart-changed')).toEqual([]);
    });
  });
}
