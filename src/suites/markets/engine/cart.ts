import type { Clock } from '../../../core/clock.ts';
import { type Configuration, isConfiguration, type Product, payable, priceOf } from '../record.ts';

/** What somebody wants to buy. */
export interface Wish {
  readonly product: Product;
  readonly configuration: Configuration;
  readonly quantity: number;
  readonly addOns: readonly string[];
  /** What a choice asks the buyer to write. */
  readonly note?: string;
}

/** A line of the cart. */
export interface CartLine extends Wish {
  /** Names the line in forms; never used a second time. */
  readonly key: string;
}

/** Why the cart stayed as it was. */
export type CartRefusal = 'configuration' | 'quantity' | 'stock' | 'full' | 'gone' | 'note';

/** The most pieces of a product that an order takes. */
export const MOST_PIECES = 10;
/** The most different lines that a cart takes. */
export const MOST_LINES = 40;
/** A cart that nobody touched for so long is emptied, milliseconds of the world's clock. */
export const CART_LIFE = 2 * 60 * 60 * 1000;

/** How many pieces of a product can be bought at once. */
export function mostPieces({ stock, most }: Product): number {
  return stock < 1 ? 0 : (most ?? Math.min(stock, MOST_PIECES));
}

/** What a line costs, in cents: what is shown, charged and scored. */
export const lineTotal = (line: Wish): number => payable(line.product, line);

/** The longest note that is taken, characters. */
export const MOST_NOTE = 60;

/** What a configuration asks the buyer to write, by the label of the field; undefined when nothing. */
export function askedNote({ options }: Product, configuration: Configuration): string | undefined {
  return options
    .flatMap(({ id, choices }) => choices.find((choice) => choice.id === configuration[id])?.asks ?? [])
    .at(0);
}

/** The add-ons of a line, as the record names them. */
export function addOnsOf({ product, addOns }: Pick<Wish, 'product' | 'addOns'>) {
  return product.addOns.filter(({ id }) => addOns.includes(id));
}

/** The price of one piece of a line without delivery and add-ons, in cents. */
export const piecePrice = (line: Wish): number => priceOf(line.product, line.configuration);

/** A visitor's cart. What it refuses leaves it unchanged; every change is told. */
export class Cart {
  readonly #clock: Clock;
  readonly #changed: (lines: readonly CartLine[]) => void;
  #lines: readonly CartLine[] = [];
  #touched = 0;
  #made = 0;
  #expired = false;
  #revision = 0;

  constructor(clock: Clock, changed: (lines: readonly CartLine[]) => void) {
    this.#clock = clock;
    this.#changed = changed;
  }

  /** Lines in the order in which they were added. */
  get lines(): readonly CartLine[] {
    this.#expire();
    return this.#lines;
  }

  /** Counts the changes: two equal numbers, the same cart. */
  get revision(): number {
    this.#expire();
    return this.#revision;
  }

  /** Whether the cart is empty because it was left alone for too long. */
  get expired(): boolean {
    this.#expire();
    return this.#expired;
  }

  get pieces(): number {
    return this.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  }

  /** What the whole cart costs, in cents. */
  get total(): number {
    return this.lines.reduce((sum, line) => sum + lineTotal(line), 0);
  }

  /** Puts something in; a line that is the same but for its quantity grows instead. */
  add(wish: Wish): CartRefusal | undefined {
    const refusal = this.#refuse(wish, this.lines);
    if (refusal !== undefined) return refusal;
    const same = this.lines.find((line) => identity(line) === identity(tidied(wish)));
    if (same !== undefined) {
      this.#set(
        this.#lines.map((line) =>
          line === same ? { ...line, quantity: line.quantity + wish.quantity } : line,
        ),
      );
      return undefined;
    }
    if (this.#lines.length >= MOST_LINES) return 'full';
    this.#set([...this.#lines, this.#lineOf(wish)]);
    return undefined;
  }

  /** Makes something all that is in. */
  replace(wish: Wish): CartRefusal | undefined {
    const refusal = this.#refuse(wish, []);
    if (refusal === undefined) this.#set([this.#lineOf(wish)]);
    return refusal;
  }

  /** Changes a line's quantity; 0 takes it out. */
  setQuantity(key: string, quantity: number): CartRefusal | undefined {
    const line = this.#find(key);
    if (line === undefined) return 'gone';
    if (quantity === 0) return this.remove(key);
    return this.#replace(line, { ...line, quantity });
  }

  /** Puts an add-on to a line, or takes it away. One that the product doesn't have changes nothing. */
  setAddOn(key: string, addOn: string, wanted: boolean): CartRefusal | undefined {
    const line = this.#find(key);
    if (line === undefined) return 'gone';
    const ids = wanted ? [...line.addOns, addOn] : line.addOns.filter((id) => id !== addOn);
    const addOns = addOnsOf({ product: line.product, addOns: ids }).map(({ id }) => id);
    return this.#replace(line, { ...line, addOns });
  }

  /** Takes a line out. */
  remove(key: string): CartRefusal | undefined {
    const line = this.#find(key);
    if (line === undefined) return 'gone';
    this.#set(this.#lines.filter((one) => one !== line));
    return undefined;
  }

  /** Takes everything out. */
  empty(): void {
    if (this.lines.length > 0) this.#set([]);
  }

  #find(key: string): CartLine | undefined {
    return this.lines.find((line) => line.key === key);
  }

  #replace(line: CartLine, next: CartLine): CartRefusal | undefined {
    const others = this.lines.filter((one) => one !== line);
    const refusal = this.#refuse(next, others);
    if (refusal !== undefined) return refusal;
    const twin = this.#lines.find((one) => one !== line && identity(one) === identity(next));
    const merged = twin === undefined ? next : { ...next, quantity: next.quantity + twin.quantity };
    this.#set(this.#lines.flatMap((one) => (one === twin ? [] : one === line ? [merged] : [one])));
    return undefined;
  }

  #lineOf(wish: Wish): CartLine {
    this.#made += 1;
    return { ...tidied(wish), key: `l${this.#made}` };
  }

  #refuse(wish: Wish, others: readonly CartLine[]): CartRefusal | undefined {
    const { product, configuration, quantity } = wish;
    if (!isConfiguration(product, configuration)) return 'configuration';
    const note = tidied(wish).note ?? '';
    if (askedNote(product, configuration) !== undefined && (note === '' || note.length > MOST_NOTE))
      return 'note';
    if (!Number.isInteger(quantity) || quantity < 1) return 'quantity';
    const pieces = others
      .filter((line) => line.product.id === product.id)
      .reduce((sum, line) => sum + line.quantity, quantity);
    return pieces > mostPieces(product) ? 'stock' : undefined;
  }

  #expire(): void {
    if (this.#lines.length === 0 || this.#clock.elapsed() - this.#touched <= CART_LIFE) return;
    this.#set([]);
    this.#expired = true;
  }

  #set(lines: readonly CartLine[]): void {
    this.#lines = lines;
    this.#touched = this.#clock.elapsed();
    this.#expired = false;
    this.#revision += 1;
    this.#changed(lines);
  }
}

/** A wish with the add-ons and the note that its product has. */
function tidied({ note, ...wish }: Wish): Wish {
  const isAsked = askedNote(wish.product, wish.configuration) !== undefined;
  const text = (note ?? '').replace(/\s+/g, ' ').trim();
  return { ...wish, addOns: addOnsOf(wish).map(({ id }) => id), ...(isAsked && { note: text }) };
}

function identity({ product, configuration, addOns, note }: Wish): string {
  const choices = product.options.map(({ id }) => configuration[id]);
  return JSON.stringify([product.id, choices, addOnsOf({ product, addOns }).map(({ id }) => id), note]);
}
