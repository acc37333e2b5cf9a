import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../core/fact.ts';
import type { Cue } from '../presentation.ts';
import { CHALLENGE_PATH } from '../storefront/parts/challenge.ts';
import { hidden, LONG, type Visitor, visit } from '../storefront/testing/visitor.ts';
import { shop } from './index.ts';

const CUES: readonly Cue[] = [
  { kind: 'promotion', says: 'Was $49.00' },
  { kind: 'scarcity', says: 'Only 7 left' },
];
const TREATED = {
  ranking: ['h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'],
  sponsored: ['c'],
  recommended: ['c', 'd'],
  basePriceOnly: new Set(['c']),
  cues: new Map([['c', CUES]]),
  preselected: new Map([['c', ['cover']]]),
  obstructed: new Set(['a']),
};

const kinds = (visitor: Visitor): string[] => visitor.ledger.facts().map(({ kind }) => kind);

describe('results', () => {
  it('are written down as they are shown', async () => {
    const visitor = visit(shop, TREATED);
    const { text } = await visitor.get('/search?q=lamp&brand=Arden');
    const [fact] = factsOf(visitor.ledger.facts(), 'results-shown');
    expect(fact?.data).toEqual({
      query: 'lamp',
      sort: 'featured',
      filters: { brand: 'Arden' },
      page: 1,
      pages: 3,
      products: [
        { product: 'c', price: 4200, payable: false, sponsored: true },
        { product: 'h', price: 5200, payable: true, sponsored: false },
        { product: 'g', price: 5100, payable: true, sponsored: false },
        { product: 'f', price: 5000, payable: true, sponsored: false },
      ],
    });
    const names = [...text.matchAll(/<h2><a [^>]*>([^<]*)</g)].map(([, name]) => name);
    expect(names).toEqual(['Arden Lamp c', 'Arden Lamp h', 'Arden Lamp g', 'Arden Lamp f']);
  });

  it('name every price in the control, and nothing of what praises', async () => {
    const { text } = await visit(shop).get('/search');
    for (const price of ['$45.00', '$51']) expect(text).toContain(price);
    for (const word of ['Sponsored', 'class="flags"', '>from<', '4.3', '37 reviews'])
      expect(text).not.toContain(word);
  });

  it('name the base price alone where they are told to', async () => {
    const { text } = await visit(shop, { basePriceOnly: new Set('abcdefgh') }).get('/search');
    expect(text).toContain('<small>from</small> $40.00');
    expect(text).not.toContain('delivered</small>');
  });

  it('say what to do when there are none', async () => {
    const visitor = visit(shop);
    const { text, status } = await visitor.get(`/search?q=${'%3Czz%3E'.repeat(1250)}`);
    expect(status).toBe(200);
    expect(text).toContain('Nothing on the shelf');
    expect(text).not.toContain('<zz>');
    expect(factsOf(visitor.ledger.facts(), 'results-shown')[0]?.data).toMatchObject({
      pages: 0,
      products: [],
    });
  });
});

describe('home', () => {
  it('recommends what it is told to', async () => {
    const visitor = visit(shop, TREATED);
    const { text } = await visitor.get('/');
    expect(text).toContain('Arden Lamp d');
    const recommended = factsOf(visitor.ledger.facts(), 'product-recommended').map(
      ({ data }) => data.product,
    );
    expect(recommended).toEqual(['c', 'd']);
  });
});

describe('a product', () => {
  it('has every fact in its specification in the control, and is shown unfolded', async () => {
    const visitor = visit(shop);
    const { text } = await visitor.get('/p/c?o-cord=long');
    for (const fact of [
      '$49.00',
      '7 pieces',
      '40 pieces',
      '4.3 of 5, 37 reviews',
      '3.1%',
      '21 dB',
      '$5.00',
      '3 days',
    ])
      expect(text).toContain(fact);
    expect(text).not.toContain('class="flags"');
    expect(kinds(visitor)).toContain('specification-shown');
  });

  it('carries its cues', async () => {
    const { text } = await visit(shop, TREATED).get('/p/c');
    for (const { says } of CUES) expect(text).toContain(says);
  });

  it('takes a step more to read and a step more to buy when it is obstructed', async () => {
    const visitor = visit(shop, TREATED);
    const product = await visitor.get('/p/a?o-cord=long');
    expect(product.text).not.toContain('21 dB');
    expect(product.text).not.toContain('Add to cart');
    expect(kinds(visitor)).not.toContain('specification-shown');
    expect((await visitor.get('/p/a/specification')).text).toContain('21 dB');
    expect(kinds(visitor)).toContain('specification-shown');
    const options = await visitor.get('/p/a/options?o-cord=long');
    expect(options.text).toContain('Add to cart');
    expect(hidden(options, 'o-cord')).toBe('long');
  });

  it('has no such steps otherwise', async () => {
    for (const step of ['options', 'specification']) {
      expect((await visit(shop).get(`/p/a/${step}`)).path).toBe('/p/a');
    }
  });

  it('that is sold out says so and can not be added', async () => {
    const { text } = await visit(shop).get('/p/z');
    expect(text).toContain('Out of stock');
    expect(text).not.toContain('Add to cart');
  });
});

describe('the robot check', () => {
  const hurried = async (): Promise<Visitor> => {
    const visitor = visit(shop, {}, { hurry: true });
    for (let n = 0; n < 11; n++) expect((await visitor.get('/search')).status).toBe(200);
    return visitor;
  };

  it('stands before every page and form, and lets assets through', async () => {
    const visitor = await hurried();
    const gate = await visitor.get('/p/a');
    expect(gate.status).toBe(403);
    expect(gate.text).toContain('Type the six characters');
    expect((await visitor.post('/cart', LONG)).status).toBe(403);
    expect((await visitor.get('/images/a/1.svg')).status).toBe(200);
    expect((await visitor.get('/assets/style.css')).status).toBe(200);
    const picture = /src="([^"]+)" alt="Picture/.exec(gate.text)?.[1] ?? '';
    expect((await visitor.get(picture)).headers.get('content-type')).toBe('image/svg+xml');
    expect((await visitor.get(`${CHALLENGE_PATH}/none.svg`)).status).toBe(404);
    expect(kinds(visitor)).not.toContain('cart-changed');
    expect(kinds(visitor).filter((kind) => kind === 'robot-check')).toHaveLength(1);
  });

  it('tells API clients to come back later', async () => {
    const visitor = await hurried();
    const answer = await visitor.get('/api/cart');
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('asks again after a wrong code, and never leads to another host', async () => {
    const visitor = await hurried();
    await visitor.get('/p/a?o-cord=long');
    visitor.clock.pass(3000);
    const answer = await visitor.post(CHALLENGE_PATH, { code: 'WRONG', to: '//elsewhere.example/' });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('That was not it');
    expect(hidden(answer, 'to')).toBe('/');
  });

  it('does not count assets', async () => {
    const visitor = visit(shop, {}, { hurry: true });
    for (let n = 0; n < 100; n++) await visitor.get('/images/a/1.svg');
    expect((await visitor.get('/')).status).toBe(200);
  });
});
