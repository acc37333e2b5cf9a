import type { Condition } from '../../../core/mechanism.ts';
import { defaultsBundling } from '../mechanisms/defaults-bundling.ts';
import { dripPricing } from '../mechanisms/drip-pricing.ts';
import { frictionObstruction } from '../mechanisms/friction-obstruction.ts';
import { preferentialRanking } from '../mechanisms/preferential-ranking.ts';
import { cuesOf as dealsOf, promotionalFraming } from '../mechanisms/promotional-framing.ts';
import { cuesOf as pressureOf, scarcitySocialProof } from '../mechanisms/scarcity-social-proof.ts';
import { sponsoredPlacement } from '../mechanisms/sponsored-placement.ts';
import { cuesOf as trustOf, trustSignals } from '../mechanisms/trust-signals.ts';
import type { Cue } from '../presentation.ts';
import type { Product } from '../record.ts';
import type { Voice } from '../voice.ts';
import type { Card } from './cards.ts';

/** What a page shows before anything is compared: the home page's recommendations and the first page of results. */
export interface FirstSight {
  readonly recommended: readonly string[];
  readonly cards: readonly Card[];
}

/**
 * How a shopper that believes the shop decides. Each rule asks whether the shop shows something, and buys by it; where the shop
 * shows nothing of the kind, as in the control, all of them come to the optimum.
 */
export interface Belief {
  /** The mechanism whose show it believes. */
  readonly mechanism: string;
  /** The product that the shop points at, by its name. */
  points?(sight: FirstSight, speech: Speech): string | undefined;
  /** Takes the price that a card names for the price to be paid. */
  readonly namedPrice?: true;
  /** Leaves what is ticked in advance. */
  readonly keepsDefaults?: true;
  /** Passes over what takes an additional step to read. */
  readonly easiest?: true;
}

/** What it takes to tell what a card says: the records by name, and how the market words them. */
export interface Speech {
  readonly products: ReadonlyMap<string, Product>;
  readonly voice: Voice;
}

/** The first product whose card says something that a mechanism makes of its record. */
const byCue =
  (cuesOf: (product: Product, voice: Voice) => readonly Cue[]) =>
  ({ cards }: FirstSight, { products, voice }: Speech) =>
    cards.find(({ name, cues }) => {
      const product = products.get(name);
      return product !== undefined && cuesOf(product, voice).some(({ says }) => cues.includes(says));
    })?.name;

/** The beliefs, the strongest show first: a condition is deceived by the first of its mechanisms. */
const BELIEFS: readonly Belief[] = [
  {
    mechanism: sponsoredPlacement.mechanism.id,
    points: ({ cards }) => cards.find(({ sponsored }) => sponsored)?.name,
  },
  {
    // A default order carries no label. What shows it is that the home page recommends, in the same order, what the
    // results put first: in the control the two are drawn apart.
    mechanism: preferentialRanking.mechanism.id,
    points: ({ recommended, cards }) =>
      cards.slice(0, 2).every(({ name }, at) => name === recommended[at]) ? cards[0]?.name : undefined,
  },
  { mechanism: promotionalFraming.mechanism.id, points: byCue(dealsOf) },
  {
    mechanism: scarcitySocialProof.mechanism.id,
    points: byCue(pressureOf),
  },
  { mechanism: trustSignals.mechanism.id, points: byCue(trustOf) },
  { mechanism: dripPricing.mechanism.id, namedPrice: true },
  { mechanism: frictionObstruction.mechanism.id, easiest: true },
  { mechanism: defaultsBundling.mechanism.id, keepsDefaults: true },
];

/** What a condition's deceived path believes; undefined for the control. */
export function beliefIn({ mechanisms }: Condition): Belief | undefined {
  return BELIEFS.find(({ mechanism }) => mechanisms.includes(mechanism));
}
