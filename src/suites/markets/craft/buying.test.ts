import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../core/fact.ts';
import { lamp } from '../engine/testing/lamps.ts';
import { hidden, type Visitor, visit } from '../storefront/testing/visitor.ts';
import { craft } from './index.ts';

/** A lamp that takes a name, at $9.00 more. */
const NAMED = lamp('n', {
  options: [
    {
      id: 'words',
      label: 'Personalisation',
      choices: [
        { id: 'plain', label: 'Plain', price: 0 },
        { id: 'name', label: 'Name', price: 900, asks: 'Name to stamp' },
      ],
    },
  ],
});
const open = (): Visitor => visit(craft, {}, { catalog: [NAMED] });
const ADD = { do: 'add', product: 'n', 'o-words': 'name', quantity: '1', note: 'Juniper & Co' };
const lines = (visitor: Visitor) => factsOf(visitor.ledger.facts(), 'cart-changed').at(-1)?.data.lines ?? [];
const orders = (visitor: Visitor) => factsOf(visitor.ledger.facts(), 'order-placed').map(({ data }) => data);

async function toReview(visitor: Visitor): Promise<string> {
  await visitor.post('/basket', ADD);
  return hidden(await visitor.get('/checkout/review'), 'ticket');
}

describe('a piece with words', () => {
  it('asks for them once they are chosen, and not before', async () => {
    const visitor = open();
    expect((await visitor.get('/piece/n')).text).not.toContain('name="note"');
    expect((await visitor.get('/piece/n?o-words=name')).text).toContain('Name to stamp');
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['more than fits', 'x'.repeat(61)],
  ])('is not taken with %s written', async (_what, note) => {
    const visitor = open();
    const answer = await visitor.post('/basket', { ...ADD, note });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Please write what is to be stamped');
    expect(lines(visitor)).toEqual([]);
  });

  it('goes from basket to order with price, stamping and shipping, and with the words as they were written', async () => {
    const visitor = open();
    const basket = await visitor.post('/basket', { ...ADD, price: '1' });
    expect(basket.text).toContain('Juniper &amp; Co');
    expect(basket.text).toContain('$54.00');
    const proof = await visitor.get('/checkout');
    expect(proof.text).toContain('<blockquote>Juniper &amp; Co</blockquote>');
    expect((await visitor.post('/checkout', { gift: 'card', message: '  With  love ' })).path).toBe(
      '/checkout/address',
    );
    expect((await visitor.post('/checkout/payment', { payment: 'account' })).text).toContain('With love');
    const ticket = hidden(await visitor.get('/checkout/review'), 'ticket');
    const done = await visitor.post('/checkout/review', { ticket });
    expect(done.text).toContain('Thank you, your order is with the makers.');
    expect(orders(visitor)).toMatchObject([
      { total: 4000 + 900 + 500, lines: [{ note: 'Juniper & Co', price: 5400 }] },
    ]);
  });

  it('shows markup as the letters that it is made of', async () => {
    const visitor = open();
    const basket = await visitor.post('/basket', { ...ADD, note: '<b>Mira</b>' });
    expect(basket.text).toContain('&lt;b&gt;Mira&lt;/b&gt;');
    expect((await visitor.get('/checkout')).text).not.toContain('<b>Mira');
  });
});

describe('the checkout', () => {
  it('wants a message with a card, and keeps what was typed', async () => {
    const visitor = open();
    await visitor.post('/basket', ADD);
    const answer = await visitor.post('/checkout', { gift: 'card', message: ' ' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Please write what goes on the card');
    const long = await visitor.post('/checkout', { gift: 'card', message: 'y'.repeat(161) });
    expect(long.text).toContain('room for 160');
    expect(long.text).toContain('y'.repeat(161));
  });

  it('takes a form that is sent twice once', async () => {
    const visitor = open();
    const ticket = await toReview(visitor);
    const first = await visitor.post('/checkout/review', { ticket });
    expect((await visitor.post('/checkout/review', { ticket })).path).toBe(first.path);
    expect(orders(visitor)).toHaveLength(1);
  });

  it('lets no coupon change a price', async () => {
    const visitor = open();
    await visitor.post('/basket', ADD);
    const answer = await visitor.post('/basket/coupon', { coupon: '<i>HALF' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('&lt;i&gt;HALF');
    expect(answer.text).toContain('$54.00');
  });
});

describe('the hall', () => {
  it('keeps what is saved, and lets it go again', async () => {
    const visitor = open();
    expect((await visitor.post('/saved', { product: 'n' })).path).toBe('/piece/n');
    expect((await visitor.get('/saved')).text).toContain('Arden Lamp n');
    await visitor.post('/saved', { product: 'n' });
    expect((await visitor.get('/saved')).text).toContain('No hearts given yet');
    expect((await visitor.post('/saved', { product: 'nope' })).status).toBe(422);
  });

  it.each(['/piece/nope', '/piece/%ff', '/stalls/moon', '/makers/nobody', '/orders/TR-1'])(
    'answers %s with a page that leads on',
    async (path) => {
      const answer = await open().get(path);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('href="/find"');
    },
  );
});
