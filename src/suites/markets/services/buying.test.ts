import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../core/fact.ts';
import { random } from '../../../core/random.ts';
import { type Product, payable } from '../record.ts';
import { hidden, type Visitor, visit } from '../storefront/testing/visitor.ts';
import { illustration } from '../types/illustration/index.ts';
import { money } from '../words.ts';
import { services } from './index.ts';

const chance = random(7);
const OFFERS: readonly Product[] = Array.from({ length: 6 }, (_, n) => illustration.draw(chance, `i${n}`));
const [offer] = OFFERS as readonly [Product, ...Product[]];
const SIX = { type: illustration, catalog: OFFERS };
const STANDARD = { configuration: { package: 'standard' }, quantity: 1, addOns: [] as readonly string[] };
const ADD = { do: 'add', product: 'i0', 'o-package': 'standard', quantity: '1' };
const BRIEF = { title: 'Kitchen', wish: 'My grandmother at the stove.', use: 'home', match: '' };

const orders = (visitor: Visitor) => factsOf(visitor.ledger.facts(), 'order-placed').map(({ data }) => data);

describe('an order', () => {
  it('comes to package, extras and one service fee, on every page alike', async () => {
    const visitor = visit(services, {}, SIX);
    const plain = money(payable(offer, STANDARD));
    expect((await visitor.get('/browse')).text).toContain(plain.replace(/\.00$/, ''));
    expect((await visitor.get('/offer/i0?o-package=standard')).text).toContain(plain);
    const total = payable(offer, { ...STANDARD, addOns: ['rush'] });
    const order = await visitor.post('/order', { ...ADD, extra: 'rush', price: '1', fee: '0' });
    expect(order.text).toContain(money(total));
    expect(order.text).toContain(money(offer.fees?.[0]?.amount ?? 0));
    await visitor.post('/order/brief', BRIEF);
    const review = await visitor.post('/order/payment', { payment: 'balance' });
    expect(review.path).toBe('/order/review');
    expect(review.text).toContain('My grandmother at the stove.');
    const ticket = hidden(review, 'ticket');
    const done = await visitor.post('/order/review', { ticket });
    expect(done.text).toContain('Thank you');
    expect((await visitor.post('/order/review', { ticket })).path).toBe(done.path);
    expect(orders(visitor)).toMatchObject([{ total, lines: [{ product: 'i0', addOns: ['rush'] }] }]);
    expect((await visitor.get('/projects')).text).toContain('Kitchen');
  });

  it('is of one commission: another one takes its place', async () => {
    const visitor = visit(services, {}, SIX);
    await visitor.post('/order', ADD);
    await visitor.post('/order', { ...ADD, product: 'i1', 'o-package': 'premium' });
    const changes = factsOf(visitor.ledger.facts(), 'cart-changed');
    expect(changes.at(-1)?.data.lines).toMatchObject([{ product: 'i1' }]);
  });

  it('needs a brief: says what is missing, and keeps what was written', async () => {
    const visitor = visit(services, {}, SIX);
    await visitor.post('/order', ADD);
    const answer = await visitor.post('/order/brief', {
      title: '',
      wish: '</textarea><script>boom</script>',
      use: 'moon',
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Please give the project a name.');
    expect(answer.text).toContain('Please choose where it will be used.');
    expect(answer.text).toContain('&lt;/textarea&gt;&lt;script&gt;');
    expect((await visitor.post('/order/brief', { ...BRIEF, wish: 'x'.repeat(2000) })).status).toBe(422);
  });

  it('is not placed without a brief, and leads to where it is written', async () => {
    const visitor = visit(services, {}, SIX);
    await visitor.post('/order', ADD);
    expect((await visitor.get('/order/review')).path).toBe('/order/brief');
    await visitor.post('/order/brief', BRIEF);
    const ticket = hidden(await visitor.get('/order/review'), 'ticket');
    const other = visit(services, {}, SIX);
    await other.post('/order', ADD);
    expect((await other.post('/order/review', { ticket })).path).toBe('/order/brief');
    expect(orders(other)).toEqual([]);
  });
});

describe('an offer', () => {
  it('names base price alone on its card where it drips, and the packages on its page', async () => {
    const visitor = visit(services, { basePriceOnly: new Set(['i0']), ranking: ['i0'] }, SIX);
    const [, card = ''] = (await visitor.get('/browse')).text.split('<li class="card">');
    expect(card).toContain(`<small>from</small> <b>${money(offer.price)}</b>`);
    expect(card).not.toContain('class="tiers"');
    expect((await visitor.get('/offer/i0')).text).toContain(money(payable(offer, STANDARD)));
  });

  it('of somebody who is booked out cannot be ordered', async () => {
    const catalog = [{ ...offer, stock: 0 }];
    const visitor = visit(services, {}, { type: illustration, catalog });
    const page = await visitor.get('/offer/i0');
    expect(page.text).toContain('Booked out');
    expect(page.text).not.toContain('Add to order');
    expect((await visitor.post('/order', ADD)).status).toBe(422);
  });

  it.each(['/offer/nope', '/offer/%ff', '/trades/moon', '/projects/QY-1', '/images/i0/9.svg', '/nothing'])(
    'answers %s with a page that leads on',
    async (path) => {
      const answer = await visit(services, {}, SIX).get(path);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('href="/browse"');
    },
  );
});
