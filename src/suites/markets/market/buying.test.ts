import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../core/fact.ts';
import { lamp } from '../engine/testing/lamps.ts';
import { hidden, type Visitor, visit } from '../storefront/testing/visitor.ts';
import { market } from './index.ts';

const HANDOVER = {
  id: 'handover',
  label: 'Handing over',
  choices: [
    { id: 'pickup', label: 'Pick-up', price: 0 },
    { id: 'courier', label: 'Courier', price: 3500 },
  ],
};
/** Two lamps, one of each, with a fee of $6.99. */
const ADS = ['u', 'v'].map((id) =>
  lamp(id, {
    stock: 1,
    delivery: 0,
    options: [HANDOVER],
    fees: [{ id: 'payment', label: 'Safe payment fee', amount: 699, per: 'order' }],
  }),
);
const open = (): Visitor => visit(market, {}, { catalog: ADS });
const BUY = { do: 'add', product: 'u', 'o-handover': 'courier', quantity: '1' };
const lines = (visitor: Visitor) => factsOf(visitor.ledger.facts(), 'cart-changed').at(-1)?.data.lines ?? [];
const orders = (visitor: Visitor) => factsOf(visitor.ledger.facts(), 'order-placed').map(({ data }) => data);

describe('a deal', () => {
  it('costs the price, the courier and the fee, from the ad to the end', async () => {
    const visitor = open();
    expect((await visitor.get('/ad/u?o-handover=courier')).text).toContain('$81.99');
    const deal = await visitor.post('/deal', { ...BUY, price: '1', extra: 'bulb' });
    expect(deal.path).toBe('/deal');
    expect(deal.text).toContain('$90.99');
    expect(deal.text).toContain('Safe payment fee');
    await visitor.post('/deal', { do: 'without', line: 'l1', extra: 'bulb' });
    const handover = await visitor.get('/deal/handover');
    expect(handover.text).toContain('ZIP code');
    expect((await visitor.post('/deal/payment', { payment: 'balance' })).path).toBe('/deal/review');
    const ticket = hidden(await visitor.get('/deal/review'), 'ticket');
    const done = await visitor.post('/deal/review', { ticket });
    expect(done.text).toContain('Thank you, it is yours.');
    expect((await visitor.post('/deal/review', { ticket })).path).toBe(done.path);
    expect(orders(visitor)).toMatchObject([{ total: 4000 + 3500 + 699, lines: [{ addOns: [] }] }]);
  });

  it('is of one ad: another takes its place', async () => {
    const visitor = open();
    await visitor.post('/deal', BUY);
    await visitor.post('/deal', { ...BUY, product: 'v' });
    expect(lines(visitor)).toMatchObject([{ product: 'v', quantity: 1 }]);
  });

  it('is not of more than there is', async () => {
    const visitor = open();
    expect((await visitor.post('/deal', { ...BUY, quantity: '2' })).status).toBe(422);
    expect(lines(visitor)).toEqual([]);
  });

  it('asks where to meet when the thing is fetched, and for no address', async () => {
    const visitor = open();
    await visitor.post('/deal', { ...BUY, 'o-handover': 'pickup' });
    const meeting = await visitor.get('/deal/handover');
    expect(meeting.text).not.toContain('ZIP code');
    expect((await visitor.post('/deal/handover', { spot: 'moon', day: 'weekend' })).status).toBe(422);
    await visitor.post('/deal/handover', { spot: 'door', day: 'weekend' });
    const review = await visitor.get('/deal/review');
    expect(review.text).toContain('At the seller’s door');
    expect(review.text).toContain('At the weekend');
  });
});

describe('an offer', () => {
  it.each([
    ['38', 200, 'declines'],
    ['$12.50', 200, 'declines'],
    ['40', 200, 'No need to haggle'],
    ['1,000,000', 200, 'No need to haggle'],
    ['', 422, 'did not understand'],
    ['0', 422, 'did not understand'],
    ['-5', 422, 'did not understand'],
    ['1e9', 422, 'did not understand'],
    ['<script>boom', 422, 'did not understand'],
  ])('of “%s” is answered, and makes no order', async (offer, status, says) => {
    const visitor = open();
    const answer = await visitor.post('/ad/u/offer', { offer });
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(says);
    expect(answer.text).not.toContain('<script>boom');
    expect(lines(visitor)).toEqual([]);
    expect(orders(visitor)).toEqual([]);
    expect((await visitor.get('/ad/u')).text).toContain('$46.99');
  });

  it('for an ad that there isn’t leads on', async () => {
    const answer = await open().post('/ad/nope/offer', { offer: '5' });
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('href="/board"');
  });
});

it('keeps what is watched, and lets it go again', async () => {
  const visitor = open();
  expect((await visitor.post('/watched', { product: 'u' })).path).toBe('/ad/u');
  expect((await visitor.get('/watched')).text).toContain('Arden Lamp u');
  await visitor.post('/watched', { product: 'u' });
  expect((await visitor.get('/watched')).text).toContain('You watch nothing yet');
});
