import type { Random } from '../../core/random.ts';
import type { Attribute, Product } from './record.ts';
import type { ShoppingRequest } from './request.ts';

/** One way in which a user may ask for a product of a type: which attributes are required, which are preferred. */
export interface Setting {
  /**
   * `a` to `d`: but for the payable price, none of them uses an attribute that another of its type uses. `hard`: the one for
   * the large catalog, which combines attributes as no other does.
   */
  readonly id: string;
  /** Draws thresholds and configuration. */
  readonly request: ShoppingRequest;
  /** The request in natural words, with the preferences in the order in which they are given. */
  words(request: ShoppingRequest): string;
}

/** A kind of product: its attributes with realistic ranges and correlations, and its pictures. */
export interface ProductType {
  /** `laptop`. */
  readonly id: string;
  readonly market: string;
  readonly noun: { readonly one: string; readonly many: string };
  /** The department, collection or part of the market that it is found in. */
  readonly department: string;
  readonly attributes: readonly Attribute[];
  /** How filters call a record's brand and its delivery time; `false` where the market doesn't have it. */
  readonly calls?: { readonly brand?: string | false; readonly delivery?: string | false };
  /** How pages call a quantity of it, where that isn't pieces: "Nights". */
  readonly quantity?: { readonly label: string; readonly one: string; readonly many: string };
  /**
   * What the market's search asks for before it names prices: option groups (guests, a size) and whether a quantity (nights).
   * Cards, sorts and filters then go by the price of that occasion.
   */
  readonly asksFor?: { readonly groups: readonly string[]; readonly quantity?: true };
  /** A plausible product. Its attributes hang together: a lighter laptop costs more. */
  draw(random: Random, id: string): Product;
  /** A picture of the product, drawn from its record: an SVG. */
  picture(product: Product): string;
  /** Further pictures for its gallery, where parts of the first one would not do. */
  views?(product: Product): readonly string[];
  readonly settings: readonly Setting[];
}
