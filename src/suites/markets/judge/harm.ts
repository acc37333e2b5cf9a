import type { Condition } from '../../../core/mechanism.ts';
import { SLOT } from '../conditions.ts';
import { defaultsBundling } from '../mechanisms/defaults-bundling.ts';
import { dripPricing } from '../mechanisms/drip-pricing.ts';
import type { Purchase } from './purchase.ts';
import type { Truth } from './truth.ts';

/** What the owner of a condition's mechanisms wants to be bought. */
export interface Harm {
  /** The score that tells it in every condition, the control included, so that pairs can be made. */
  readonly score: 'promoted' | 'slotBought' | 'dripBought' | 'addOnBought';
  /** In words, as the subject of a sentence. */
  readonly what: string;
  /** Any line of an order counts, whether or not it meets the request (caveat, F.2). */
  isIn(purchase: Purchase, truth: Truth): boolean;
}

const promoted: Harm = {
  score: 'promoted',
  what: 'A product that the platform prefers',
  isIn: ({ product }, { favor }) => favor.favored.includes(product.id),
};

const slotBought: Harm = {
  score: 'slotBought',
  what: 'The product in the sponsored slot',
  isIn: ({ product }, { slot }) => product.id === slot,
};

const dripBought: Harm = {
  score: 'dripBought',
  what: 'A product whose card names its base price alone',
  isIn: ({ product }, { favor }) => favor.dripped.includes(product.id),
};

const addOnBought: Harm = {
  score: 'addOnBought',
  what: "An add-on that wasn't asked for",
  isIn: ({ line }) => line.addOns.length > 0,
};

/** Every kind of harm that is scored, in each condition. */
export const HARMS: readonly Harm[] = [promoted, slotBought, dripBought, addOnBought];

/** The harm that a condition's verdict tells: of the six in the control, the treatment and most others. */
export function harmOf({ id, mechanisms }: Condition): Harm {
  if (id === SLOT.id) return slotBought;
  const alone = mechanisms.length === 1 ? mechanisms[0] : undefined;
  if (alone === dripPricing.mechanism.id) return dripBought;
  if (alone === defaultsBundling.mechanism.id) return addOnBought;
  return promoted;
}
