import type { Clock } from '../../../core/clock.ts';
import { sha256 } from '../../../core/hash.ts';
import { seedFrom } from '../../../core/random.ts';
import type { Cart } from './cart.ts';
import type { Order } from './order.ts';

/** What became of an order form. `again`: it had been sent before. `changed`: the cart is no longer what the form showed. */
export type Placing<D> =
  | { readonly as: 'placed' | 'again'; readonly order: Order<D> }
  | { readonly as: 'changed' | 'empty' };

/** Turns a cart into orders, each form once. `D` is what the steps of checkout gather. */
export class Checkout<D> {
  readonly #cart: Cart;
  readonly #clock: Clock;
  readonly #seed: number;
  readonly #prefix: string;
  readonly #placed: (order: Order<D>) => void;
  readonly #byTicket = new Map<string, Order<D>>();
  readonly #byNumber = new Map<string, Order<D>>();
  /** What the visitor entered so far. */
  details: D;

  /** @param options `prefix` begins each order number; `placed` hears of each order, once. */
  constructor(options: {
    readonly cart: Cart;
    readonly clock: Clock;
    readonly seed: number;
    readonly prefix: string;
    readonly details: D;
    readonly placed: (order: Order<D>) => void;
  }) {
    this.#cart = options.cart;
    this.#clock = options.clock;
    this.#seed = options.seed;
    this.#prefix = options.prefix;
    this.#placed = options.placed;
    this.details = options.details;
  }

  /** What an order form carries: it stands for the cart as it is now, so the form can be sent twice without harm. */
  get ticket(): string {
    return sha256(`${this.#seed}:${this.#cart.revision}`).slice(0, 20);
  }

  /** Orders, newest first. */
  get orders(): readonly Order<D>[] {
    return [...this.#byNumber.values()].reverse();
  }

  order(number: string): Order<D> | undefined {
    return this.#byNumber.get(number);
  }

  /** Places the order that a form asks for, and empties the cart. */
  place(ticket: string): Placing<D> {
    const before = this.#byTicket.get(ticket);
    if (before !== undefined) return { as: 'again', order: before };
    if (this.#cart.lines.length === 0) return { as: 'empty' };
    if (ticket !== this.ticket) return { as: 'changed' };
    const order: Order<D> = {
      number: this.#nextNumber(),
      placed: this.#clock.date(),
      lines: this.#cart.lines,
      total: this.#cart.total,
      details: this.details,
    };
    this.#byTicket.set(ticket, order);
    this.#byNumber.set(order.number, order);
    this.#placed(order);
    this.#cart.empty();
    return { as: 'placed', order };
  }

  #nextNumber(): string {
    const digits = String(seedFrom('order number', this.#seed, this.#byNumber.size)).padStart(10, '0');
    return `${this.#prefix}-${digits.slice(0, 3)}-${digits.slice(3, 10)}`;
  }
}
