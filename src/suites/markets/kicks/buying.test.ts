import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../core/fact.ts';
import { random } from '../../../core/random.ts';
import { plainly } from '../engine/testing/lamps.ts';
import type { Presentation } from '../presentation.ts';
import { type Product, payable } from '../record.ts';
import { hidden, type Visitor, visit } from '../storefront/testing/visitor.ts';
import { sneaker } from '../types/sneaker/index.ts';
import { money } from '../words.ts';
import { kicks } from './index.ts';
import { lastSales } from './sales.ts';

const chance = random(21);
const PAIRS: readonly Product[] = Array.from({ length: 6 }, (_, n) => ({
  ...sneaker.draw(chance, `p${n}`),
  stock: 3,
}));
const [pair, other] = PAIRS as [Product, Product];
const inSize = (product: Product, size: string): number =>
  payable(product, { configuration: { size }, quantity: 1, addOns: [] });
const buyer = (presentation: Partial<Presentation> = {}): Visitor =>
  visit(kicks, plainly(presentation), { type: sneaker, catalog: PAIRS });
const BUY = { do: 'add', product: pair.id, 'o-size': 'us-10', quantity: '1' };
const orders = (visitor: Visitor) => factsOf(visitor.ledger.facts(), 'order-placed').map(({ data }) => data);

describe('the size', () => {
  it('is asked for once: cards, sorts and pages then name its price', async () => {
    const visitor = buyer();
    await visitor.get('/browse?size=us-11');
    await visitor.get('/browse?sort=price');
    const [told, sorted] = factsOf(visitor.ledger.facts(), 'results-shown').map(({ data }) => data.products);
    for (const { product, price } of told ?? []) {
      const record = PAIRS.find(({ id }) => id === product);
      expect(price).toBe(record && inSize(record, 'us-11'));
    }
    const prices = (sorted ?? []).map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const page = await visitor.get(`/pair/${pair.id}`);
    expect(hidden(page, 'o-size')).toBe('us-11');
    expect(page.text).toContain(money(inSize(pair, 'us-11')));
  });

  it('can be taken back, and one that there is not changes nothing', async () => {
    const visitor = buyer();
    await visitor.get('/browse?size=us-12');
    await visitor.get('/browse?size=%3Cb%3E');
    expect(hidden(await visitor.get(`/pair/${pair.id}`), 'o-size')).toBe('us-12');
    await visitor.get('/browse?size=any');
    expect(hidden(await visitor.get(`/pair/${pair.id}`), 'o-size')).toBe('us-7');
  });

  it('has its price on every card in the control, and in none that names the base price alone', async () => {
    const plain = (await buyer().get('/browse')).text;
    const from = (await buyer({ basePriceOnly: new Set(PAIRS.map(({ id }) => id)) }).get('/browse')).text;
    const short = money(inSize(pair, 'us-13')).replace(/\.00$/, '');
    expect(plain).toContain(`<dt>US 13</dt><dd>${short}</dd>`);
    expect(from).not.toContain('<dt>US 13</dt>');
    expect(from).toContain('<small>from</small>');
  });

  it('is confirmed before anything else is asked', async () => {
    const visitor = buyer();
    const step = await visitor.post('/bag', BUY);
    expect(step.path).toBe('/checkout/size');
    expect(step.text).toContain('Continue with US 10');
    expect(step.text).toContain('EU 44');
    expect((await visitor.post('/checkout/size', {})).path).toBe('/checkout/ship-to');
  });
});

describe('an order', () => {
  it('is the ask for the size, the processing fee, shipping and what was ticked, once', async () => {
    const visitor = buyer();
    const { addOns, fees = [], delivery, options, price } = pair;
    await visitor.post('/bag', { ...BUY, extra: addOns[0]?.id ?? '', price: '1', total: '1' });
    const review = await visitor.get('/checkout/review');
    const ask = price + (options[0]?.choices.find(({ id }) => id === 'us-10')?.price ?? 0);
    const total = ask + (addOns[0]?.price ?? 0) + (fees[0]?.amount ?? 0) + delivery;
    for (const amount of [ask, fees[0]?.amount ?? 0, total]) expect(review.text).toContain(money(amount));
    const ticket = hidden(review, 'ticket');
    const first = await visitor.post('/checkout/review', { ticket });
    const second = await visitor.post('/checkout/review', { ticket });
    expect(second.path).toBe(first.path);
    expect(orders(visitor)).toMatchObject([{ total, lines: [{ configuration: { size: 'us-10' } }] }]);
  });

  it('is looked at again when another window changed the bag', async () => {
    const visitor = buyer();
    await visitor.post('/bag', BUY);
    const ticket = hidden(await visitor.get('/checkout/review'), 'ticket');
    await visitor.post('/bag', { ...BUY, product: other.id });
    const answer = await visitor.post('/checkout/review', { ticket });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Your bag has changed');
    expect(orders(visitor)).toEqual([]);
  });

  it.each([
    ['no size', { ...BUY, 'o-size': '' }],
    ['a size that there is not', { ...BUY, 'o-size': 'us-47' }],
    ['10,000 pairs', { ...BUY, quantity: '10000' }],
    ['no pairs', { ...BUY, quantity: '0' }],
    ['more pairs than are on offer', { ...BUY, quantity: '4' }],
  ])('with %s is refused in words', async (_what, form) => {
    const visitor = buyer();
    const answer = await visitor.post('/bag', form);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('class="remark"');
    expect(factsOf(visitor.ledger.facts(), 'cart-changed')).toEqual([]);
  });

  it('says what is wrong with an address and with a payment', async () => {
    const visitor = buyer();
    await visitor.post('/bag', BUY);
    const address = await visitor.post('/checkout/ship-to', {
      zip: '1',
      name: '"><script>alert(1)</script>',
    });
    expect(address.status).toBe(422);
    expect(address.text).toContain('A ZIP code has five digits');
    expect(address.text).not.toContain('<script>alert');
    const payment = await visitor.post('/checkout/payment', { payment: 'shells' });
    expect(payment.status).toBe(422);
    expect(payment.text).toContain('Please choose how you want to pay');
  });
});

describe('an obstructed pair', () => {
  it('keeps its sheet and its sizes a step away, and its total in sight', async () => {
    const visitor = buyer({ obstructed: new Set([pair.id]) });
    await visitor.get('/browse?size=us-9');
    const page = await visitor.get(`/pair/${pair.id}`);
    expect(page.text).not.toContain('Authenticity checkpoints');
    expect(page.text).not.toContain('Buy now</button>');
    expect(page.text).toContain(money(inSize(pair, 'us-9')));
    expect((await visitor.get(`/pair/${pair.id}/specification`)).text).toContain('Authenticity checkpoints');
    expect((await visitor.get(`/pair/${pair.id}/options`)).text).toContain('Buy now</button>');
  });
});

describe('last sales', () => {
  it('are no more than the record counts, and always the same', () => {
    for (const product of PAIRS) {
      expect(lastSales(product)).toEqual(lastSales({ ...product }));
      expect(lastSales({ ...product, sold: 2 })).toHaveLength(2);
      for (const { daysAgo } of lastSales(product)) expect(daysAgo).toBeLessThanOrEqual(30);
    }
  });
});
