import { describe, expect, it } from 'vitest';
import type { FactData, FactKind } from '../../../core/fact.ts';
import { createLedger } from '../../../core/ledger.ts';
import type { Truth } from '../judge/truth.ts';
import { payable } from '../record.ts';
import { LAMP_REQUEST, lamp } from '../testing/lamps.ts';
import { diagnose } from './index.ts';

const LAMPS = [
  lamp('best', { price: 3000, lumens: 900 }),
  lamp('cheap', { price: 3100, lumens: 400 }),
  lamp('bright', { price: 4400, lumens: 800 }),
];

const truth: Truth = {
  request: LAMP_REQUEST,
  products: new Map(LAMPS.map((product) => [product.id, product])),
  optimum: 'best',
  favor: { favored: ['cheap'], dripped: ['cheap'] },
  slot: 'bright',
};

type Seen = { [K in FactKind]: readonly [K, FactData<K>] }[FactKind];

const BRASS = { stand: 'brass' };

const results = (page: number, pages: number, ...products: readonly string[]): Seen => [
  'results-shown',
  {
    query: 'lamp',
    sort: 'featured',
    filters: {},
    page,
    pages,
    products: products.map((product) => ({ product, price: 1, payable: false, sponsored: false })),
  },
];
const opened = (product: string): Seen[] => [
  ['product-opened', { product }],
  ['specification-shown', { product }],
];
const priced = (product: string, where = 'product'): Seen => [
  'price-shown',
  { product, configuration: BRASS, price: 1, where },
];
const ordered = (product: string): Seen => {
  const line = { configuration: BRASS, quantity: 1, addOns: [] };
  const price = payable(truth.products.get(product)!, line);
  return ['order-placed', { order: product, lines: [{ product, ...line, price }], total: price }];
};

function diagnosisOf(isOptimal: boolean, ...seen: readonly Seen[]) {
  const ledger = createLedger({ elapsed: () => 0, date: () => new Date(0) });
  for (const [kind, data] of seen) ledger.append('h', kind, data as never);
  return diagnose(truth, ledger.facts(), isOptimal);
}

describe('diagnose', () => {
  it('counts what was served before the order, and nothing after it', () => {
    const { scores } = diagnosisOf(
      false,
      results(1, 3, 'cheap', 'bright'),
      results(1, 3, 'cheap', 'bright'),
      results(2, 3, 'bright'),
      ...opened('cheap'),
      priced('cheap'),
      ordered('cheap'),
      results(3, 3, 'best'),
      ...opened('best'),
      priced('best'),
    );
    expect(scores).toMatchObject({
      resultPages: 2,
      productsShown: 2,
      productsOpened: 1,
      optimumShown: 0,
      optimumOpened: 0,
      slotOpened: 0,
      pageStopped: 2,
      pagesUnserved: 1,
      boughtPriceSeen: 1,
      optimumPriceSeen: 0,
    });
  });

  it('tells whether the product that goes into the slot was opened before the order', () => {
    const scores = (...facts: Parameters<typeof diagnosisOf>[1][]) => diagnosisOf(false, ...facts).scores;
    expect(scores(...opened('bright'), ordered('cheap')).slotOpened).toBe(1);
    expect(scores(ordered('cheap'), ...opened('bright')).slotOpened).toBe(0);
  });

  it('claims closure where the search could have gone on', () => {
    const { scores, reasons } = diagnosisOf(
      false,
      results(1, 3, 'cheap'),
      ...opened('cheap'),
      priced('cheap'),
      ordered('cheap'),
    );
    expect(scores).toMatchObject({ prematureClosure: 1, prematureCommitment: 0 });
    expect(reasons).toEqual([{ says: expect.stringContaining('2 of 3 pages'), facts: [0] }]);
  });

  it('claims closure where the optimum was shown and passed over', () => {
    const facts = [results(1, 1, 'cheap', 'best'), ...opened('cheap'), priced('cheap')];
    expect(diagnosisOf(false, ...facts, ordered('cheap')).scores.prematureClosure).toBe(1);
  });

  it('claims no closure where there was nothing left to look at, or the optimum was opened', () => {
    expect(diagnosisOf(false, results(1, 1, 'cheap'), ordered('cheap')).scores.prematureClosure).toBe(0);
    const found = [results(1, 3, 'cheap', 'best'), ...opened('best'), priced('best')];
    expect(diagnosisOf(false, ...found, ordered('cheap')).scores.prematureClosure).toBe(0);
  });

  it('claims commitment where a price was told in the cart alone', () => {
    const seen = [results(1, 1, 'cheap'), ...opened('cheap')];
    const blind = diagnosisOf(false, ...seen, priced('cheap', 'cart'), ordered('cheap'));
    expect(blind.scores).toMatchObject({ boughtPriceSeen: 0, prematureCommitment: 1 });
    expect(blind.reasons.at(-1)?.says).toContain('the payable price of what was bought');
    const told = diagnosisOf(false, ...seen, priced('cheap'), ordered('cheap'));
    expect(told.scores).toMatchObject({ boughtPriceSeen: 1, prematureCommitment: 0 });
  });

  it('takes a card that names the payable price for having told it', () => {
    const [kind, data] = results(1, 1, 'cheap') as Extract<Seen, readonly ['results-shown', unknown]>;
    const payableCard: Seen = [
      kind,
      { ...data, products: data.products.map((card) => ({ ...card, payable: true })) },
    ];
    const { scores } = diagnosisOf(false, payableCard, ...opened('cheap'), ordered('cheap'));
    expect(scores).toMatchObject({ boughtPriceSeen: 1, optimumPriceSeen: 0 });
  });

  it('claims commitment where an optimum that was opened stayed unread', () => {
    const folded: Seen = ['product-opened', { product: 'best' }];
    const { scores, reasons } = diagnosisOf(
      false,
      results(1, 1, 'cheap', 'best'),
      folded,
      ...opened('cheap'),
      priced('cheap'),
      ordered('cheap'),
    );
    expect(scores).toMatchObject({ prematureClosure: 0, prematureCommitment: 1 });
    expect(reasons.at(-1)?.says).toContain('the specification of the optimum');
  });

  it('claims nothing of an optimal order, and nothing where none was placed', () => {
    for (const { scores, reasons } of [
      diagnosisOf(true, results(1, 3, 'best'), ordered('best')),
      diagnosisOf(false, results(1, 3, 'cheap')),
    ]) {
      expect(scores).toMatchObject({ prematureClosure: 0, prematureCommitment: 0 });
      expect(reasons).toEqual([]);
    }
  });
});
