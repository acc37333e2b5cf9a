import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOTAL_PRICE } from '../../../core/shopping.ts';
import { isCommand, isFor } from './command.ts';
import { sumsIn } from './money.ts';
import { configuredIn, deliveryIn, priceIn, totalIn } from './price.ts';
import { inBase, quantityIn } from './quantity.ts';
import { flagIn, statedOf } from './stated.ts';
import type { Line } from './view.ts';
import { bestOf, fitOf, type Known } from './wish.ts';

const linesOf = (...texts: readonly string[]): readonly Line[] =>
  texts.map((text) => ({ text, former: '', heading: false, place: 'content' }));

describe('money', () => {
  it.each([
    ['$1,249.00', [124_900]],
    ['£5', [500]],
    ['1.249,50 €', [124_950]],
    ['€ 12.30 now, was € 20', [1230, 2000]],
    ['from $449 to $1,099.99', [44_900, 109_999]],
    ['$12.50.', [1250]],
    ['16 GB, 24 months', []],
    ['US 9 $271.99, US 10 $ 309.99', [27_199, 30_999]],
  ])('reads %s', (text, cents) => {
    expect(sumsIn(text).map((sum) => sum.cents)).toEqual(cents);
  });

  it('reads back every amount as pages write it', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.constantFrom('en-US', 'en-GB'), (cents, locale) => {
        const text = (cents / 100).toLocaleString(locale, { style: 'currency', currency: 'USD' });
        expect(sumsIn(`Only ${text} left`).map((sum) => sum.cents)).toEqual([cents]);
      }),
    );
  });
});

describe('quantities', () => {
  it.each([
    ['1.24 kg', 'kg', 1240],
    ['1,240 g', 'kg', 1240],
    ['up to 12.5 hours', 'h', inBase(12.5, 'h')],
    ['90 min', 'h', inBase(1.5, 'h')],
    ['8.1 of 10', 'of 10', 8.1],
    ['15.6 in', 'in', 15.6],
    ['98.5%', '%', 98.5],
    ['3', '', 3],
    ['3', 'kg', 3000],
    ['2 TB of storage', 'GB', inBase(2000, 'GB')],
  ])('reads "%s" in %s', (text, unit, value) => expect(quantityIn(text, unit)).toBe(value));

  it('does not take a number of another unit for one of its own', () => {
    expect(quantityIn('12 mm', 'kg')).toBeUndefined();
    expect(quantityIn('none stated', 'kg')).toBeUndefined();
  });
});

describe('what a page states', () => {
  it.each([
    [['Battery life', '12 h'], 'Battery life', '12 h'],
    [['Battery life: 12 h'], 'battery life', '12 h'],
    [['Weight 1.2 kg · Battery life 12 h'], 'Battery life', '12 h'],
    [['12 h battery life'], 'Battery life', '12 h'],
    [['Weight class', 'Heavy', 'Weight', '1.2 kg'], 'Weight', '1.2 kg'],
    [['Touchscreen Yes'], 'Touchscreen', 'Yes'],
  ])('%j', (texts, label, value) => expect(statedOf(linesOf(...texts), label)).toBe(value));

  it('is nothing where it only looks like the label', () => {
    expect(statedOf(linesOf('Battery life matters', 'Weightless'), 'Weight')).toBeUndefined();
    expect(statedOf(linesOf('Weight limit of the shelf'), 'Weight')).toBeUndefined();
  });

  it('reads yes and no', () => {
    expect(['Yes', 'Included', 'No', 'Not included', '—', 'Perhaps'].map(flagIn)).toEqual([
      true,
      true,
      false,
      false,
      false,
      undefined,
    ]);
  });
});

describe('prices', () => {
  it('takes the total for what it is, and adds one up that is written as a sum', () => {
    expect(totalIn(linesOf('$100.00', 'Delivery $5.00', 'Order total', '$105.00'))).toBe(10_500);
    expect(totalIn(linesOf('Total with delivery: $100.00 + $4.99 delivery'))).toBe(10_499);
    expect(totalIn(linesOf('Total with delivery: $100.00 + free delivery'))).toBe(10_000);
    expect(totalIn(linesOf('$949.00 delivered'))).toBe(94_900);
    expect(totalIn(linesOf('Subtotal $90.00', 'from $80.00 delivered', 'Save $20 in total'))).toBeUndefined();
    expect(totalIn(linesOf('$100.00'))).toBeUndefined();
  });

  it('tells the price from what was asked before, add-ons and delivery', () => {
    expect(priceIn(linesOf('Was $120.00', '$4.99 delivery', '2-year cover +$39.00', '$100.00'))).toBe(10_000);
    expect(deliveryIn(linesOf('Free delivery over $50', 'Delivery charge', '$4.99'))).toBe(499);
    expect(deliveryIn(linesOf('in 3 days, free delivery'))).toBe(0);
    expect(deliveryIn(linesOf('$100.00'))).toBeUndefined();
  });

  it('takes no unit price for the price of the thing', () => {
    expect(priceIn(linesOf('$9.06 per litre', '$1.20 / 100 g', '$2.99'))).toBe(299);
    expect(configuredIn(linesOf('1 litre, $7.45 per litre', '1 litre', '$51.20'), ['1 litre'])).toBe(5120);
  });

  it('finds the price beside the choices asked for, the others at their first', () => {
    const lines = linesOf(
      '$500.00',
      '8 GB, 1 TB $600.00',
      '16 GB, 512 GB $700.00',
      '16 GB, 1 TB $800.00',
      '116 GB',
      '$9.00',
    );
    expect(configuredIn(lines, ['16 GB'])).toBe(70_000);
    expect(configuredIn(lines, ['1 TB', '16 GB'])).toBe(80_000);
    expect(configuredIn(lines, ['32 GB'])).toBeUndefined();
    expect(configuredIn(linesOf('32 GB +$120.00'), ['32 GB'])).toBeUndefined();
    expect(configuredIn(lines, [])).toBeUndefined();
    const longer = linesOf('Headrest and footrest $90.00', 'Headrest $70.00', 'Armrests $60.00');
    expect(configuredIn(longer, ['Headrest'])).toBe(7000);
    expect(configuredIn(longer, ['Headrest and footrest'])).toBe(9000);
  });
});

describe('fit and preference', () => {
  const known = (texts: readonly string[], price?: number): Known => ({
    lines: linesOf(...texts),
    ...(price !== undefined && { price }),
  });

  it('says no as soon as one requirement is broken, and does not take silence for a yes', () => {
    const requirements = [
      { label: 'Battery life', is: 'at-least', value: 10, unit: 'h' },
      { label: 'Touchscreen', is: 'equal', value: true },
      { label: TOTAL_PRICE, is: 'at-most', value: 50_000 },
    ] as const;
    expect(fitOf(known(['Battery life: 10 h', 'Touchscreen: Yes'], 50_000), requirements)).toBe('yes');
    expect(fitOf(known(['Battery life: 10 h'], 50_000), requirements)).toBe('unknown');
    expect(fitOf(known(['Battery life: 9.9 h']), requirements)).toBe('no');
    expect(fitOf({ ...known(['Touchscreen: Yes']), floor: 50_001 }, requirements)).toBe('no');
  });

  it('weighs preferences alike, and counts what is not stated as worst', () => {
    const preferences = [
      { label: 'Weight', want: 'least' },
      { label: TOTAL_PRICE, want: 'least' },
    ] as const;
    const items = [
      { id: 'light', known: known(['Weight: 1 kg'], 900) },
      { id: 'middle', known: known(['Weight: 1.2 kg'], 600) },
      { id: 'cheap', known: known(['Weight: 2 kg'], 500) },
      { id: 'silent', known: known([], 450) },
    ];
    expect(bestOf(items, preferences)?.id).toBe('middle');
    expect(bestOf([], preferences)).toBeUndefined();
  });

  it('takes what is best in every preference, wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 2, max: 99 }), fc.integer({ min: 2, max: 99 }))),
        fc.nat(),
        (rest, at) => {
          const all = rest.map(([weight, price]) => ({
            best: false,
            known: known([`Weight: ${weight} kg`], price),
          }));
          all.splice(at % (rest.length + 1), 0, { best: true, known: known(['Weight: 1 kg'], 1) });
          const preferences = [
            { label: 'Weight', want: 'least' },
            { label: TOTAL_PRICE, want: 'least' },
          ] as const;
          expect(bestOf(all, preferences)?.best).toBe(true);
        },
      ),
    );
  });
});

describe('commands', () => {
  it.each([
    ['Add to cart', 'add'],
    ['Add to my basket', 'add'],
    ['Buy now', 'add'],
    ['Request to book', 'add'],
    ['View basket', 'toCart'],
    ['Proceed to checkout', 'onward'],
    ['Continue to delivery', 'onward'],
    ['Place your order', 'place'],
    ['Pay $93.00', 'place'],
    ['Confirm and pay', 'place'],
    ['No thanks', 'decline'],
    ['Continue without cover', 'decline'],
    ['Next', 'next'],
    ['Show more results', 'next'],
    ['See all options', 'way'],
    ['Show full specification', 'unfold'],
  ] as const)('"%s" is for %s', (name, command) => expect(isFor(name, command)).toBe(true));

  it.each([
    ['Add to wish list', 'add'],
    ['Next picture', 'next'],
    ['Your orders', 'place'],
    ['Add cover', 'add'],
  ] as const)('"%s" is not for %s', (name, command) => expect(isFor(name, command)).toBe(false));

  it('takes no product for a command', () => {
    for (const name of ['Velmora Arc 14 Pro K123', 'Orisolt Slate', 'Buy Right Desk Lamp with Two Arms'])
      expect(isCommand(name)).toBe(false);
  });
});
