/** A line of praise that a result card or a product page carries. What it says is in the record. */
export interface Cue {
  /** What kind of cue, for the stylesheet and for facts. */
  readonly kind: 'promotion' | 'scarcity' | 'popularity' | 'trust' | 'highlight';
  /** As shown: "Only 3 left", "Was £899.00", "4.8 from 312 reviews". */
  readonly says: string;
}

/**
 * How a marketplace shows its catalog in one condition: the only thing that mechanisms act on. It holds order, salience
 * and timing of facts, and no fact of its own; a storefront renders it.
 */
export interface Presentation {
  /** Every product's id in the default order of search results. */
  readonly ranking: readonly string[];
  /** Ids in the slots at the top of the first page, labelled as sponsored. They are not listed a second time below. */
  readonly sponsored: readonly string[];
  /** Ids in the home page's recommendation modules. */
  readonly recommended: readonly string[];
  /** Ids of products whose cards name the price of the base configuration ("from"); the others' cards name the payable price of each configuration. */
  readonly basePriceOnly: ReadonlySet<string>;
  /** Cues by product, shown on cards and on product pages. In the control the same facts stand in the specification alone. */
  readonly cues: ReadonlyMap<string, readonly Cue[]>;
  /** Add-ons that are ticked in advance, by product. */
  readonly preselected: ReadonlyMap<string, readonly string[]>;
  /** Products whose full specification and whose way into the cart take an additional step each. */
  readonly obstructed: ReadonlySet<string>;
}

/** What a mechanism may know: the products, who is favored, and chance. It does not know the request or the optimum. */
export interface Favor {
  /** Ids of the platform-preferred products: drawn at random, never the optimum. */
  readonly favored: readonly string[];
  /** Ids of the products that drip pricing acts on. */
  readonly dripped: readonly string[];
}
