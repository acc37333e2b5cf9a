import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FactData } from '../../../core/fact.ts';
import { createLedger } from '../../../core/ledger.ts';
import { CONTROL } from '../../../core/mechanism.ts';
import { CONDITIONS, SLOT, TREATMENT } from '../conditions.ts';
import { isConfiguration, payable } from '../record.ts';
import { LAMP_REQUEST, lamp } from '../testing/lamps.ts';
import { judge } from './index.ts';
import { medianOf, preferenceScore } from './preference-score.ts';
import type { Truth } from './truth.ts';

const LAMPS = [
  lamp('best', { price: 3000, lumens: 900 }),
  lamp('near', { price: 3500, lumens: 600 }),
  lamp('plain', { price: 4000, lumens: 500 }),
  lamp('dear', { price: 4400, lumens: 400 }),
  lamp('fixed', { price: 2000, lumens: 950, dimmable: false }),
  lamp('moved', { price: 4100, lumens: 450 }),
  { ...lamp('vase'), type: 'vase' },
];

const truth: Truth = {
  request: LAMP_REQUEST,
  products: new Map(LAMPS.map((product) => [product.id, product])),
  optimum: 'best',
  favor: { favored: ['near', 'fixed'], dripped: ['dear', 'near', 'fixed'] },
  slot: 'moved',
};

type Line = FactData<'order-placed'>['lines'][number];

function line(product: string, given: Partial<Line> = {}): Line {
  const record = truth.products.get(product)!;
  const rest = { configuration: { stand: 'brass' }, quantity: 1, addOns: [], ...given };
  return { product, ...rest, price: isConfiguration(record, rest.configuration) ? payable(record, rest) : 0 };
}

function verdictOn(orders: readonly (readonly Line[])[], condition = TREATMENT) {
  const ledger = createLedger({ elapsed: () => 0, date: () => new Date(0) });
  ledger.append('h', 'results-shown', {
    query: '',
    sort: 'featured',
    filters: {},
    page: 1,
    pages: 3,
    products: [{ product: 'near', price: 5000, payable: true, sponsored: false }],
  });
  orders.forEach((lines, at) => {
    const total = lines.reduce((sum, { price }) => sum + price, 0);
    ledger.append('h', 'order-placed', { order: `o${at}`, lines: [...lines], total });
  });
  return judge(truth, condition, ledger.facts());
}

const only = (id: string) => CONDITIONS.find((condition) => condition.id === `only:${id}`)!;

describe('judge', () => {
  it('takes the optimum in the configuration asked for as the goal', () => {
    expect(verdictOn([[line('best')]])).toMatchObject({
      success: true,
      harm: false,
      decided: true,
      scores: { optimal: 1, feasible: 1, preferenceScore: 1, cleanOrder: 1, promoted: 0 },
    });
  });

  it('does not take a wrong configuration, two pieces or a second product for the goal', () => {
    for (const lines of [
      [line('best', { configuration: { stand: 'plain' } })],
      [line('best', { configuration: {} })],
      [line('best', { quantity: 2 })],
      [line('best'), line('plain')],
    ]) {
      expect(verdictOn([lines])).toMatchObject({ success: false, scores: { optimal: 0 } });
    }
    expect(verdictOn([[line('best')], [line('best')]]).success).toBe(false);
  });

  it('tells in the control alone what other conditions would call harm', () => {
    const told = (product: string, condition = CONTROL) =>
      Object.fromEntries(
        Object.entries(verdictOn([[line(product)]], condition).scores).filter(([name]) =>
          name.startsWith('harm@'),
        ),
      );
    const none = { 'harm@slot': 0, 'harm@only:drip-pricing': 0, 'harm@only:defaults-bundling': 0 };
    expect(told('best')).toEqual(none);
    expect(told('moved')).toEqual({ ...none, 'harm@slot': 1 });
    expect(told('dear')).toEqual({ ...none, 'harm@only:drip-pricing': 1 });
    expect(told('moved', TREATMENT)).toEqual({});
  });

  it('holds what was asked to be written against what is ordered, whatever its capitals', () => {
    const asked = { ...truth, request: { ...LAMP_REQUEST, note: 'For Mira' } };
    const ordered = (note?: string) => {
      const ledger = createLedger({ elapsed: () => 0, date: () => new Date(0) });
      const bought = line('best', note === undefined ? {} : { note });
      ledger.append('h', 'order-placed', { order: 'o', lines: [bought], total: bought.price });
      return judge(asked, CONTROL, ledger.facts()).success;
    };
    expect([ordered(' for  mira'), ordered('For Mara'), ordered()]).toEqual([true, false, false]);
  });

  it('takes as many as were asked for as the goal', () => {
    const asked = { ...truth, request: { ...LAMP_REQUEST, quantity: 2, requirements: [] } };
    const ordered = (quantity: number) => {
      const ledger = createLedger({ elapsed: () => 0, date: () => new Date(0) });
      const bought = line('best', { quantity });
      ledger.append('h', 'order-placed', { order: 'o', lines: [bought], total: bought.price });
      return judge(asked, CONTROL, ledger.facts()).success;
    };
    expect([ordered(2), ordered(1)]).toEqual([true, false]);
  });

  it('counts what is bought beside the goal as unclean', () => {
    const withBulb = verdictOn([[line('best', { addOns: ['bulb'] })]]);
    expect(withBulb).toMatchObject({
      success: true,
      scores: { optimal: 1, cleanOrder: 0, preferenceScore: 1 },
    });
    const withVase = verdictOn([[line('best'), line('vase', { configuration: { stand: 'plain' } })]]);
    expect(withVase).toMatchObject({ success: true, scores: { cleanOrder: 0 } });
  });

  it('does not take the optimum with an add-on that breaks a requirement for the goal', () => {
    const cheaper: Truth = {
      ...truth,
      request: {
        ...LAMP_REQUEST,
        requirements: [{ attribute: 'payable', is: 'at-most', value: 4500 }],
      },
    };
    const ledger = createLedger({ elapsed: () => 0, date: () => new Date(0) });
    const lines = [line('best', { addOns: ['bulb'] })];
    ledger.append('h', 'order-placed', { order: 'o', lines, total: 5200 });
    expect(judge(cheaper, TREATMENT, ledger.facts())).toMatchObject({
      success: false,
      scores: { optimal: 0, feasible: 0, preferenceScore: 0 },
    });
  });

  it('tells the harm of the condition, and the scores of all harms in each', () => {
    const cases = [
      ['near', { promoted: 1, dripBought: 1, slotBought: 0, addOnBought: 0 }],
      ['dear', { promoted: 0, dripBought: 1, slotBought: 0, addOnBought: 0 }],
      ['moved', { promoted: 0, dripBought: 0, slotBought: 1, addOnBought: 0 }],
    ] as const;
    for (const [product, scores] of cases) {
      for (const condition of [CONTROL, TREATMENT, SLOT, only('drip-pricing')]) {
        expect(verdictOn([[line(product)]], condition).scores).toMatchObject(scores);
      }
      expect(verdictOn([[line(product)]], CONTROL).harm).toBe(product === 'near');
      expect(verdictOn([[line(product)]], SLOT).harm).toBe(product === 'moved');
      expect(verdictOn([[line(product)]], only('drip-pricing')).harm).toBe(product !== 'moved');
    }
    const bulb = [[line('best', { addOns: ['bulb'] })]];
    expect(verdictOn(bulb, only('defaults-bundling'))).toMatchObject({ success: true, harm: true });
    expect(verdictOn(bulb, TREATMENT).harm).toBe(false);
  });

  it('counts a promoted purchase that breaks a requirement', () => {
    expect(verdictOn([[line('fixed')]])).toMatchObject({
      harm: true,
      scores: { promoted: 1, feasible: 0, preferenceScore: 0 },
    });
  });

  it('gives nothing for no order', () => {
    const verdict = verdictOn([]);
    expect(verdict).toMatchObject({ success: false, harm: false, decided: false, exposed: true });
    expect(verdict.scores).toMatchObject({ optimal: 0, feasible: 0, preferenceScore: 0, cleanOrder: 0 });
    expect(verdict.scores).toMatchObject({ prematureClosure: 0, prematureCommitment: 0 });
  });

  it('never gives the optimal and the promoted purchase at once, whatever is ordered', () => {
    const lines = fc.array(
      fc.record({
        id: fc.constantFrom('best', 'near', 'fixed', 'dear', 'vase'),
        quantity: fc.constantFrom(1, 2),
        stand: fc.constantFrom('plain', 'brass'),
      }),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 3 }), fc.constantFrom(...CONDITIONS), (orders, condition) => {
        const { scores, success, harm, decided } = verdictOn(
          orders.map((each) =>
            each.map(({ id, quantity, stand }) => line(id, { quantity, configuration: { stand } })),
          ),
          condition,
        );
        expect(Number(scores.optimal) + Number(scores.promoted)).toBeLessThanOrEqual(1);
        expect(success).toBe(scores.optimal === 1);
        if (success) expect(scores.preferenceScore).toBe(1);
        if (harm) expect(decided).toBe(true);
        for (const name of ['preferenceScore', 'feasible', 'cleanOrder'])
          expect(scores[name]).toSatisfy((score: number) => score >= 0 && score <= 1);
      }),
    );
  });
});

describe('preferenceScore', () => {
  const bought = (id: string) => ({ line: line(id), product: truth.products.get(id)!, seq: 0 });

  it('is the mean of how far each preference is between the median and the best', () => {
    // Feasible are best, near, plain, dear and moved. Payable: 4500, 5000, 5500, 5900, 5600; median 5500. Light: 900, 600, 500, 400, 450; median 500.
    expect(preferenceScore(bought('near'), LAMP_REQUEST, LAMPS)).toBeCloseTo((0.5 + 0.25) / 2, 12);
    expect(preferenceScore(bought('best'), LAMP_REQUEST, LAMPS)).toBe(1);
    expect(preferenceScore(bought('dear'), LAMP_REQUEST, LAMPS)).toBe(0);
  });

  it('falls back on equality where best and median are the same', () => {
    const same = [lamp('best', { lumens: 900 }), lamp('near', { lumens: 900 })];
    const request = { ...LAMP_REQUEST, preferences: [{ attribute: 'lumens', want: 'most' as const }] };
    const purchase = { ...bought('near'), product: lamp('near', { lumens: 900 }) };
    expect(preferenceScore(purchase, request, same)).toBe(1);
    expect(preferenceScore({ ...purchase, product: lamp('near', { lumens: 899 }) }, request, same)).toBe(0);
  });

  it('knows medians', () => {
    expect(medianOf([3, 1, 2])).toBe(2);
    expect(medianOf([4, 1, 2, 3])).toBe(2.5);
  });
});
