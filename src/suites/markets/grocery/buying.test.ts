import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../core/fact.ts';
import { hidden, type Visitor, visit } from '../storefront/testing/visitor.ts';
import { juice } from '../types/juice/index.ts';
import { grocery } from './index.ts';
import { testJuice } from './juices.fixture.ts';

const CATALOG = [testJuice('a'), testJuice('b', { delivery: 0 }), testJuice('z', { stock: 0 })];
const SIX = { do: 'add', product: 'a', 'o-size': '1l', quantity: '6' };

const thirsty = (presentation = {}): Visitor =>
  visit(grocery, presentation, { type: juice, catalog: CATALOG });
const carts = ({ ledger }: Visitor) => factsOf(ledger.facts(), 'cart-changed').map(({ data }) => data.lines);
const orders = ({ ledger }: Visitor) => factsOf(ledger.facts(), 'order-placed').map(({ data }) => data);
const shown = ({ ledger }: Visitor) => factsOf(ledger.facts(), 'results-shown').map(({ data }) => data);

/** Six bottles of a litre: six times 7.00 and 0.20, once 1.50 and 2.00. */
const FOR_SIX = 6 * 720 + 150 + 200;

describe('what is asked for', () => {
  it('is what cards, pages, basket and bill price: goods, deposit, packing and delivery', async () => {
    const visitor = thirsty();
    const aisle = await visitor.get('/aisle?pieces=6&size=1l');
    expect(aisle.text).toContain('6 bottles with deposit and delivery');
    expect(aisle.text).toContain('$46.70');
    expect(shown(visitor)[0]?.quantity).toBe(6);
    expect(shown(visitor)[0]?.products[0]?.price).toBe(FOR_SIX);
    const item = await visitor.get('/item/a');
    for (const part of ['$42.00', '$1.20', '$1.50', '$2.00', '$46.70']) expect(item.text).toContain(part);
    expect((await visitor.post('/basket', SIX)).text).toContain('$46.70');
    const review = await visitor.post('/checkout/substitutes', { substitutes: 'none', payment: 'card' });
    await visitor.post('/checkout/review', { ticket: hidden(review, 'ticket') });
    expect(orders(visitor)).toMatchObject([{ total: FOR_SIX, lines: [{ quantity: 6 }] }]);
  });

  it('stays as told, and is told anew by the stepper', async () => {
    const visitor = thirsty();
    await visitor.get('/aisle?pieces=6');
    const item = await visitor.get('/item/a?o-size=1l');
    expect(hidden(item, 'quantity')).toBe('6');
    expect(item.text).toContain('pieces=7');
    expect(hidden(await visitor.get('/item/a?o-size=1l&pieces=7'), 'quantity')).toBe('7');
  });

  it.each(['0', '-1', '13', '10000', 'many', '2.5', ''])(
    'is left as it was for “%s” pieces',
    async (pieces) => {
      const visitor = thirsty();
      await visitor.get('/aisle?pieces=6');
      await visitor.get(`/aisle?pieces=${encodeURIComponent(pieces)}&size=barrel`);
      expect(shown(visitor).at(-1)?.quantity).toBe(6);
    },
  );

  it('has a unit price under each shelf price, whatever else is charged', async () => {
    const { text } = await thirsty().get('/aisle?size=1l');
    expect(text).toContain('$7.00 per litre');
    expect((await thirsty().get('/aisle')).text).toContain('$9.09 per litre');
  });
});

describe('the quick add of a shelf', () => {
  it('puts in what was told', async () => {
    const visitor = thirsty();
    const aisle = await visitor.get('/aisle?pieces=6&size=1l');
    expect(aisle.text).toMatch(/Add 6<span class="unseen"> Pressmoor Barn a/);
    await visitor.post('/basket', SIX);
    expect(carts(visitor).at(-1)).toMatchObject([{ quantity: 6, configuration: { size: '1l' }, addOns: [] }]);
  });

  it('shows what is ticked in advance, and is not there where choosing takes a step', async () => {
    const { text } = await thirsty({
      preselected: new Map([['a', ['sleeve']]]),
      obstructed: new Set(['b']),
    }).get('/aisle');
    expect(text.match(/value="sleeve" checked/g)).toHaveLength(1);
    expect(text.match(/class="quick"/g)).toHaveLength(1);
  });
});

describe('bad input', () => {
  it.each([
    ['a size that there isn’t', { ...SIX, 'o-size': 'barrel' }],
    ['no size', { do: 'add', product: 'a', quantity: '6' }],
    ['quantity 0', { ...SIX, quantity: '0' }],
    ['more than a crate', { ...SIX, quantity: '13' }],
    ['an empty shelf', { ...SIX, product: 'z' }],
  ])('answers %s in words, and changes nothing', async (_what, form) => {
    const visitor = thirsty();
    const answer = await visitor.post('/basket', form as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('class="remark"');
    expect(carts(visitor)).toEqual([]);
  });

  it.each([
    ['/checkout/slot', { slot: 'last week' }],
    ['/checkout/substitutes', { substitutes: 'gold', payment: 'card' }],
    ['/checkout', { name: '', zip: '1' }],
  ])('asks again at %s for what it does not know', async (path, form) => {
    const visitor = thirsty();
    await visitor.post('/basket', SIX);
    const answer = await visitor.post(path, form as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(answer.path).toBe(path);
  });

  it('does not look at prices in forms, and takes an order form once', async () => {
    const visitor = thirsty();
    await visitor.post('/basket', { ...SIX, price: '1', deposit: '0' });
    const ticket = hidden(await visitor.get('/checkout/review'), 'ticket');
    await visitor.post('/checkout/review', { ticket, total: '1' });
    await visitor.post('/checkout/review', { ticket });
    expect(orders(visitor)).toMatchObject([{ total: FOR_SIX }]);
  });
});
