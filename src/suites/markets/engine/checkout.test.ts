import { describe, expect, it } from 'vitest';
import { complaintsAbout, readAddress } from './address.ts';
import { Cart } from './cart.ts';
import { Checkout } from './checkout.ts';
import type { Order } from './order.ts';
import { handClock, lamp } from './testing/lamps.ts';

const details = {
  address: {
    name: 'Robin Ashdown',
    street: '14 Millrace Lane',
    extra: '',
    town: 'Ottersby',
    state: 'Maine',
    zip: '04417',
    phone: '(555) 010-4417',
  },
  delivery: 'day',
  payment: 'card',
};

function desk() {
  const clock = handClock();
  const cart = new Cart(clock, () => {});
  const placed: Order<typeof details>[] = [];
  const checkout = new Checkout({
    cart,
    clock,
    seed: 7,
    prefix: 'HG',
    details,
    placed: (order) => placed.push(order),
  });
  const add = (quantity = 1): void => {
    cart.add({ product: lamp('a'), configuration: { cord: 'long' }, quantity, addOns: [] });
  };
  return { cart, checkout, placed, add };
}

describe('Checkout', () => {
  it('places what the cart holds, and empties it', () => {
    const { cart, checkout, placed, add } = desk();
    add();
    const placing = checkout.place(checkout.ticket);
    expect(placing.as).toBe('placed');
    expect(placed).toHaveLength(1);
    expect(placed[0]).toMatchObject({ total: 5100, details });
    expect(cart.lines).toEqual([]);
    expect(checkout.order(placed[0]?.number ?? '')).toBe(placed[0]);
  });

  it('answers a form that comes twice with the same order', () => {
    const { checkout, placed, add } = desk();
    add();
    const { ticket } = checkout;
    checkout.place(ticket);
    add();
    expect(checkout.place(ticket)).toEqual({ as: 'again', order: placed[0] });
    expect(placed).toHaveLength(1);
  });

  it('refuses a form that shows another cart, a made-up one, and an empty cart', () => {
    const { checkout, placed, add } = desk();
    expect(checkout.place(checkout.ticket)).toEqual({ as: 'empty' });
    add();
    const { ticket } = checkout;
    add();
    expect(checkout.place(ticket)).toEqual({ as: 'changed' });
    expect(checkout.place('')).toEqual({ as: 'changed' });
    expect(placed).toEqual([]);
  });

  it('gives each order a number of its own', () => {
    const { checkout, placed, add } = desk();
    for (let n = 0; n < 3; n++) {
      add();
      checkout.place(checkout.ticket);
    }
    expect(new Set(placed.map(({ number }) => number)).size).toBe(3);
    expect(checkout.orders.map(({ number }) => number)).toEqual(placed.map(({ number }) => number).reverse());
  });
});

describe('complaintsAbout', () => {
  const form = (over: Record<string, string>): URLSearchParams =>
    new URLSearchParams({ ...details.address, ...over });

  it('has none about a whole address, however it is spaced', () => {
    expect(complaintsAbout(readAddress(form({ name: '  Robin \n Ashdown ' })))).toEqual({});
    expect(readAddress(form({ name: '  Robin \n Ashdown ' })).name).toBe('Robin Ashdown');
  });

  it('names each field that is missing, too long or of the wrong form', () => {
    const wrong = complaintsAbout(
      readAddress(form({ street: ' ', town: 'x'.repeat(81), zip: 'abc', phone: 'call me' })),
    );
    expect(Object.keys(wrong).sort()).toEqual(['phone', 'street', 'town', 'zip']);
    expect(Object.keys(complaintsAbout(readAddress(new URLSearchParams())))).toHaveLength(6);
  });
});
