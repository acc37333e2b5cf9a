import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CART_LIFE, Cart, type CartLine, lineTotal } from './cart.ts';
import { handClock, lamp } from './testing/lamps.ts';

const short = { cord: 'short' };
const a = lamp('a');
const b = lamp('b', { stock: 30 });

function cart() {
  const clock = handClock();
  const told: (readonly CartLine[])[] = [];
  return { clock, told, cart: new Cart(clock, (lines) => told.push(lines)) };
}

describe('Cart', () => {
  it('charges pieces, add-ons and delivery once', () => {
    const { cart: mine } = cart();
    mine.add({ product: a, configuration: { cord: 'long' }, quantity: 2, addOns: ['bulb'] });
    expect(mine.total).toBe((4000 + 600 + 900) * 2 + 500);
  });

  it('lets a line grow that is the same, and keeps another configuration apart', () => {
    const { cart: mine } = cart();
    mine.add({ product: a, configuration: short, quantity: 1, addOns: ['cover', 'bulb'] });
    mine.add({ product: a, configuration: short, quantity: 2, addOns: ['bulb', 'cover'] });
    mine.add({ product: a, configuration: { cord: 'long' }, quantity: 1, addOns: [] });
    expect(mine.lines.map(({ quantity }) => quantity)).toEqual([3, 1]);
  });

  it('joins two lines that become the same', () => {
    const { cart: mine } = cart();
    mine.add({ product: a, configuration: short, quantity: 1, addOns: [] });
    mine.add({ product: a, configuration: short, quantity: 2, addOns: ['bulb'] });
    mine.setAddOn(mine.lines[1]?.key ?? '', 'bulb', false);
    expect(mine.lines.map(({ quantity, addOns }) => [quantity, addOns])).toEqual([[3, []]]);
  });

  it('refuses what can not be sold, and stays as it was', () => {
    const { cart: mine, told } = cart();
    const wish = { product: a, configuration: short, quantity: 1, addOns: [] };
    for (const quantity of [0, -1, 1.5, Number.NaN]) expect(mine.add({ ...wish, quantity })).toBe('quantity');
    expect(mine.add({ ...wish, quantity: 8 })).toBe('stock');
    expect(mine.add({ ...wish, quantity: 10_000 })).toBe('stock');
    expect(mine.add({ ...wish, product: b, quantity: 11 })).toBe('stock');
    expect(mine.add({ ...wish, product: lamp('none', { stock: 0 }) })).toBe('stock');
    expect(mine.add({ ...wish, configuration: { cord: 'endless' } })).toBe('configuration');
    expect(mine.add({ ...wish, configuration: {} })).toBe('configuration');
    expect(mine.setQuantity('l9', 1)).toBe('gone');
    expect(mine.remove('l9')).toBe('gone');
    expect(told).toEqual([]);
  });

  it('counts stock over lines', () => {
    const { cart: mine } = cart();
    mine.add({ product: a, configuration: short, quantity: 5, addOns: [] });
    expect(mine.add({ product: a, configuration: { cord: 'long' }, quantity: 3, addOns: [] })).toBe('stock');
    expect(mine.setQuantity('l1', 7)).toBeUndefined();
  });

  it('takes a line out at quantity 0, and drops add-ons that the product does not have', () => {
    const { cart: mine } = cart();
    mine.add({ product: a, configuration: short, quantity: 1, addOns: ['bulb', 'yacht'] });
    expect(mine.lines[0]?.addOns).toEqual(['bulb']);
    mine.setAddOn('l1', 'yacht', true);
    expect(mine.total).toBe(4000 + 900 + 500);
    mine.setQuantity('l1', 0);
    expect(mine.lines).toEqual([]);
  });

  it('is emptied when it is left alone, and says so until something is put in', () => {
    const { cart: mine, clock, told } = cart();
    mine.add({ product: a, configuration: short, quantity: 1, addOns: [] });
    clock.pass(CART_LIFE);
    expect(mine.pieces).toBe(1);
    clock.pass(1);
    expect(mine.pieces).toBe(0);
    expect(mine.expired).toBe(true);
    expect(told.at(-1)).toEqual([]);
    mine.add({ product: a, configuration: short, quantity: 1, addOns: [] });
    expect(mine.expired).toBe(false);
  });

  it('tells each change, and never holds more than can be sent', () => {
    const change = fc.record({
      act: fc.constantFrom('add', 'quantity', 'with', 'without', 'remove'),
      product: fc.constantFrom(a, b),
      cord: fc.constantFrom('short', 'long', 'no such'),
      quantity: fc.integer({ min: -2, max: 14 }),
      extra: fc.constantFrom('bulb', 'cover', 'yacht'),
      line: fc.integer({ min: 1, max: 6 }),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 25 }), (changes) => {
        const { cart: mine, told } = cart();
        for (const { act, product, cord, quantity, extra, line } of changes) {
          const key = `l${line}`;
          if (act === 'add') mine.add({ product, configuration: { cord }, quantity, addOns: [extra] });
          if (act === 'quantity') mine.setQuantity(key, quantity);
          if (act === 'with' || act === 'without') mine.setAddOn(key, extra, act === 'with');
          if (act === 'remove') mine.remove(key);
          for (const one of [a, b]) {
            const pieces = mine.lines.filter((each) => each.product === one);
            expect(pieces.reduce((sum, each) => sum + each.quantity, 0)).toBeLessThanOrEqual(
              Math.min(one.stock, 10),
            );
          }
          expect(mine.lines.every((each) => each.quantity >= 1)).toBe(true);
          expect(told.at(-1) ?? []).toEqual(mine.lines);
          expect(mine.total).toBe(mine.lines.reduce((sum, each) => sum + lineTotal(each), 0));
        }
      }),
      { numRuns: 60 },
    );
  });
});
