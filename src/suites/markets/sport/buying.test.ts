import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../core/fact.ts';
import { random } from '../../../core/random.ts';
import { plainly } from '../engine/testing/lamps.ts';
import type { Presentation } from '../presentation.ts';
import { type Configuration, type Product, payable } from '../record.ts';
import { hidden, type Visitor, visit } from '../storefront/testing/visitor.ts';
import { jacket } from '../types/jacket/index.ts';
import { paintOf } from '../types/svg.ts';
import { money } from '../words.ts';
import { pointsFor } from './brand.ts';
import { sport } from './index.ts';

const chance = random(33);
const JACKETS: readonly Product[] = Array.from({ length: 6 }, (_, n) => ({
  ...jacket.draw(chance, `j${n}`),
  stock: 6,
}));
const [first] = JACKETS as [Product];
const colours = first.options.find(({ id }) => id === 'colour')?.choices ?? [];
const [own, other] = [colours[0]?.id ?? '', colours[1]?.id ?? ''];
const price = (product: Product, configuration: Configuration, quantity = 1, addOns: string[] = []): number =>
  payable(product, { configuration, quantity, addOns });
const wearer = (presentation: Partial<Presentation> = {}): Visitor =>
  visit(sport, plainly(presentation), { type: jacket, catalog: JACKETS });
const PACK = { do: 'add', product: first.id, 'o-size': 'l-tall', 'o-colour': other, quantity: '1' };
const orders = (visitor: Visitor) => factsOf(visitor.ledger.facts(), 'order-placed').map(({ data }) => data);

describe('sizes in lengths and widths', () => {
  it('cost what they cost, on cards and pages, once a size is said', async () => {
    const visitor = wearer();
    const results = await visitor.get('/find?size=xl-wide');
    const colour = own;
    const wide = price(first, { size: 'xl-wide', colour });
    expect(wide).toBeGreaterThan(price(first, { size: 's', colour }));
    const [shown] = factsOf(visitor.ledger.facts(), 'results-shown');
    const card = shown?.data.products.find(({ product }) => product === first.id);
    expect(card?.price).toBe(wide);
    expect(results.text).toContain('delivered, size XL Wide');
    const page = await visitor.get(`/gear/${first.id}`);
    expect(hidden(page, 'o-size')).toBe('xl-wide');
    expect(page.text).toContain(money(wide));
  });

  it('are all on the card in the control, and a card that says "from" has none of them', async () => {
    const all = new Set(JACKETS.map(({ id }) => id));
    expect((await wearer().get('/find')).text).toContain('<dt>XL Wide</dt>');
    const from = (await wearer({ basePriceOnly: all }).get('/find?size=l-tall')).text;
    expect(from).not.toContain('<dt>XL Wide</dt>');
    expect(from).toContain('<small>from</small>');
  });
});

describe('colours', () => {
  it('change the pictures and not the price', async () => {
    const visitor = wearer();
    const page = await visitor.get(`/gear/${first.id}?o-size=m&o-colour=${other}`);
    const path = `/images/${first.id}/${other}/1.svg`;
    expect(page.text).toContain(path);
    const picture = await visitor.get(path);
    expect(picture.text).toContain(paintOf(colours[1]?.label).fill);
    expect(price(first, { size: 'm', colour: other })).toBe(price(first, { size: 'm', colour: own }));
  });

  it.each(['/images/j0/mauve/1.svg', '/images/nope/black/1.svg', '/images/j0/black/9.svg'])(
    'that there are not, as in %s, have no picture',
    async (path) => {
      expect((await wearer().get(path)).status).toBe(404);
    },
  );
});

describe('an order', () => {
  it('is the size and colour chosen, with delivery charged once, and points for all of it', async () => {
    const visitor = wearer();
    const care = first.addOns[0]?.id ?? '';
    await visitor.post('/bag', { ...PACK, quantity: '2', extra: care, price: '1' });
    const total = price(first, { size: 'l-tall', colour: other }, 2, [care]);
    const bag = await visitor.get('/bag');
    expect(bag.text).toContain(money(total));
    expect(bag.text).toContain(`${pointsFor(total)} points`);
    await visitor.post('/checkout/payment', { payment: 'trial' });
    const ticket = hidden(await visitor.get('/checkout/review'), 'ticket');
    const done = await visitor.post('/checkout/review', { ticket });
    expect(done.text).toContain('Pay after the trial');
    expect((await visitor.post('/checkout/review', { ticket })).path).toBe(done.path);
    const configuration = { size: 'l-tall', colour: other };
    expect(orders(visitor)).toMatchObject([{ total, lines: [{ configuration, quantity: 2 }] }]);
  });

  it('loses what was packed in advance when that is taken out', async () => {
    const care = first.addOns[0]?.id ?? '';
    const visitor = wearer({ preselected: new Map([[first.id, [care]]]) });
    expect((await visitor.get(`/gear/${first.id}`)).text).toContain(`value="${care}" checked`);
    await visitor.post('/bag', { ...PACK, extra: care });
    await visitor.post('/bag', { do: 'without', line: 'l1', extra: care });
    const lines = factsOf(visitor.ledger.facts(), 'cart-changed').at(-1)?.data.lines;
    expect(lines).toMatchObject([{ addOns: [], price: price(first, { size: 'l-tall', colour: other }) }]);
  });

  it.each([
    ['no size', { ...PACK, 'o-size': '' }],
    ['a size that there is not', { ...PACK, 'o-size': 'xs-wide' }],
    ['a colour that it does not come in', { ...PACK, 'o-colour': 'mauve' }],
    ['none', { ...PACK, quantity: '0' }],
    ['10,000', { ...PACK, quantity: '10000' }],
  ])('with %s is refused in words', async (_what, form) => {
    const visitor = wearer();
    const answer = await visitor.post('/bag', form);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('class="remark"');
    expect(factsOf(visitor.ledger.facts(), 'cart-changed')).toEqual([]);
  });

  it('says what is wrong with an address and with a payment', async () => {
    const visitor = wearer();
    await visitor.post('/bag', PACK);
    const address = await visitor.post('/checkout/delivery', {
      zip: '1',
      town: '"><script>alert(1)</script>',
    });
    expect(address.status).toBe(422);
    expect(address.text).toContain('A ZIP code has five digits');
    expect(address.text).not.toContain('<script>alert');
    expect((await visitor.post('/checkout/payment', { payment: 'pelts' })).status).toBe(422);
  });
});

describe('an obstructed jacket', () => {
  it('keeps its technology sheet and its sizes a step away, and what it comes to in sight', async () => {
    const visitor = wearer({ obstructed: new Set([first.id]) });
    await visitor.get('/find?size=m-tall');
    const page = await visitor.get(`/gear/${first.id}`);
    expect(page.text).not.toContain('Tear strength');
    expect(page.text).not.toContain('Add to bag</button>');
    expect(page.text).toContain(money(price(first, { size: 'm-tall', colour: own })));
    expect((await visitor.get(`/gear/${first.id}/specification`)).text).toContain('Tear strength');
    expect((await visitor.get(`/gear/${first.id}/options`)).text).toContain('Add to bag</button>');
  });
});
