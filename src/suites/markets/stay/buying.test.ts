import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../core/fact.ts';
import { CART_LIFE } from '../engine/cart.ts';
import { hidden, type Visitor } from '../storefront/testing/visitor.ts';
import { guest, RESERVE } from './testing.ts';

const bookings = (visitor: Visitor) =>
  factsOf(visitor.ledger.facts(), 'cart-changed').map(({ data }) => data.lines);
const orders = (visitor: Visitor) => factsOf(visitor.ledger.facts(), 'order-placed').map(({ data }) => data);

const GUEST = { name: 'Robin Ashdown', email: 'robin@ashdown.example', phone: '(555) 010-4417', message: '' };

async function toReview(visitor: Visitor): Promise<string> {
  await visitor.post('/book', RESERVE);
  await visitor.post('/book/dates', { arrival: 'Apr 17', departure: '' });
  return hidden(await visitor.get('/book/review'), 'ticket');
}

describe('a booking', () => {
  it('goes from the place to its confirmation, and costs nights, guests, cleaning, service and tax as shown', async () => {
    const visitor = guest();
    const results = await visitor.get('/stays?nights=4&guests=g3&arrive=Apr+17');
    expect(results.text).toContain('$557.50');
    const page = await visitor.get('/places/a');
    for (const part of ['$557.50', '$480.00', '$40.00', '$16.00', '$21.50', 'Fri, Apr 17'])
      expect(page.text).toContain(part);
    const booking = await visitor.post('/book', RESERVE);
    expect(booking.path).toBe('/book');
    expect(booking.text).toContain('$557.50');
    expect((await visitor.get('/book/dates')).text).toContain('value="Fri, Apr 17"');
    expect((await visitor.post('/book/dates', { arrival: 'Apr 17' })).path).toBe('/book/guest');
    expect((await visitor.post('/book/guest', GUEST)).path).toBe('/book/payment');
    const review = await visitor.post('/book/payment', { payment: 'transfer' });
    expect(review.text).toContain('Fri, Apr 17 to Tue, Apr 21, 4 nights, 3 guests');
    const done = await visitor.post('/book/review', { ticket: hidden(review, 'ticket') });
    expect(done.text).toContain('Your booking is confirmed');
    expect(orders(visitor)).toMatchObject([
      {
        lines: [{ product: 'a', configuration: { guests: 'g3' }, quantity: 4, addOns: [], price: 55_750 }],
        total: 55_750,
      },
    ]);
    expect((await visitor.get('/trips')).text).toContain(orders(visitor)[0]?.order);
  });

  it('is of one place: a second takes the place of the first', async () => {
    const visitor = guest();
    await visitor.post('/book', RESERVE);
    await visitor.post('/book', { ...RESERVE, product: 'b', quantity: '2' });
    expect(bookings(visitor).at(-1)).toMatchObject([{ product: 'b', quantity: 2 }]);
    await visitor.post('/book', { ...RESERVE, product: 'b', quantity: '2' });
    expect(bookings(visitor).at(-1)).toMatchObject([{ product: 'b', quantity: 2 }]);
    await visitor.post('/book', { ...RESERVE, product: 'gone' });
    expect(bookings(visitor).at(-1)).toMatchObject([{ product: 'b' }]);
  });

  it('does not look at prices in forms', async () => {
    const visitor = guest();
    await visitor.post('/book', { ...RESERVE, price: '1', total: '1' });
    expect(bookings(visitor).at(-1)?.[0]?.price).toBe(55_750);
  });

  it('counts an extra for each night, and lets it be taken out', async () => {
    const visitor = guest({ preselected: new Map([['a', ['cover']]]) });
    expect((await visitor.get('/places/a')).text).toMatch(/value="cover" checked/);
    const booking = await visitor.post('/book', { ...RESERVE, extra: 'cover' });
    const before = bookings(visitor).at(-1)?.[0]?.price ?? 0;
    expect(before).toBeGreaterThan(55_750);
    expect(booking.text).toContain('Take out Cancellation cover');
    await visitor.post('/book', { do: 'without', line: 'l1', extra: 'cover' });
    expect(bookings(visitor).at(-1)?.[0]?.price).toBe(55_750);
  });

  it('follows a change of departure in nights and price', async () => {
    const visitor = guest();
    await visitor.post('/book', RESERVE);
    await visitor.post('/book/dates', { arrival: '2026-04-17', departure: '2026-04-19' });
    expect(bookings(visitor).at(-1)).toMatchObject([{ quantity: 2, price: 24_000 + 6150 + 800 }]);
  });

  it('answers a form sent twice with the booking that it made, and who goes back with an empty one', async () => {
    const visitor = guest();
    const ticket = await toReview(visitor);
    const first = await visitor.post('/book/review', { ticket });
    expect((await visitor.post('/book/review', { ticket })).path).toBe(first.path);
    expect(orders(visitor)).toHaveLength(1);
    const back = await visitor.get('/book/payment');
    expect(back.path).toBe('/book');
    expect(back.text).toContain('Your last booking is');
  });

  it('lets go of a place that was left alone', async () => {
    const visitor = guest();
    const ticket = await toReview(visitor);
    visitor.clock.pass(CART_LIFE);
    expect((await visitor.post('/book/review', { ticket })).text).toContain('We let it go');
    expect(orders(visitor)).toEqual([]);
  });
});

describe('dates', () => {
  it.each([
    ['', 'Arrival date is missing'],
    ['2026-02-01', 'has passed'],
    ['Mar 2', 'has passed or is too soon'],
    ['2026-10-01', 'The season ends'],
    ['2026-02-30', 'can’t read'],
    ['<b>soon</b>', 'can’t read “&lt;b&gt;soon'],
  ])('of arrival that are "%s" are refused in words, and nothing is booked', async (arrival, says) => {
    const visitor = guest();
    await visitor.post('/book', RESERVE);
    const answer = await visitor.post('/book/dates', { arrival, departure: '' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(says);
    expect((await visitor.get('/book/review')).path).toBe('/book/dates');
    const { ticket } = { ticket: hidden(answer, 'ticket') };
    await visitor.post('/book/review', { ticket });
    expect(orders(visitor)).toEqual([]);
  });

  it.each([
    ['Apr 16', 'Departure has to be after arrival'],
    ['Apr 17', 'Departure has to be after arrival'],
    ['May 17', 'does not let it for 30 nights'],
    ['someday', 'can’t read'],
  ])('of departure that are "%s" are refused in words', async (departure, says) => {
    const visitor = guest();
    await visitor.post('/book', RESERVE);
    const answer = await visitor.post('/book/dates', { arrival: 'Apr 17', departure });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(says);
    expect(bookings(visitor).at(-1)).toMatchObject([{ quantity: 4 }]);
  });

  it.each(['Apr 17', '17 April', 'Fri, Apr 17', 'Friday, April 17, 2026', '4/17', '4/17/2026', '2026-04-17'])(
    'are read as people write them: %s',
    async (arrive) => {
      const { text } = await guest().get(`/stays?${new URLSearchParams({ arrive })}`);
      expect(text).toContain('from Fri, Apr 17');
    },
  );
});

describe('a search', () => {
  it.each([
    ['arrive=2026-01-05', 'has passed'],
    ['nights=0', 'A stay is 1 to 14 nights'],
    ['nights=10000', 'A stay is 1 to 14 nights'],
    ['guests=g9', 'No place here sleeps that many'],
  ])('for %s says what is wrong, and keeps the rest of the trip', async (bad, says) => {
    const visitor = guest();
    await visitor.get('/stays?nights=4&guests=g3');
    const { text, status } = await visitor.get(`/stays?${bad}`);
    expect(status).toBe(200);
    expect(text).toContain(says);
    expect(text).toContain('any day, 4 nights, 3 guests');
  });

  it('for more guests than a place sleeps says so on its card and its page, and sells it to no more', async () => {
    const visitor = guest();
    const { text } = await visitor.get('/stays?nights=2&guests=g5');
    expect(text.match(/Too small for your party/g)).toHaveLength(2);
    expect((await visitor.get('/places/a')).text).toContain('more guests than this place sleeps');
    expect((await visitor.post('/book', { ...RESERVE, 'o-guests': 'g5' })).text).toContain(
      'does not take so many guests',
    );
    expect(bookings(visitor)).toEqual([]);
  });

  it.each([
    ['an unknown place', { ...RESERVE, product: 'nope' }],
    ['0 nights', { ...RESERVE, quantity: '0' }],
    ['15 nights', { ...RESERVE, quantity: '15' }],
    ['what is taken', { ...RESERVE, product: 'gone' }],
  ])('does not lead to a booking of %s', async (_what, form) => {
    const visitor = guest();
    const answer = await visitor.post('/book', form);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('class="remark bad"');
    expect(bookings(visitor)).toEqual([]);
  });
});
