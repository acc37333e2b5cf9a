import { defaultsBundling } from './defaults-bundling.ts';
import { dripPricing } from './drip-pricing.ts';
import { frictionObstruction } from './friction-obstruction.ts';
import { preferentialRanking } from './preferential-ranking.ts';
import { promotionalFraming } from './promotional-framing.ts';
import { scarcitySocialProof } from './scarcity-social-proof.ts';
import { sponsoredPlacement } from './sponsored-placement.ts';
import type { Steering } from './steering.ts';
import { trustSignals } from './trust-signals.ts';

/** The eight families of the paper's taxonomy, in its order (caveat, Table 1). */
export const STEERINGS: readonly Steering[] = [
  sponsoredPlacement,
  preferentialRanking,
  dripPricing,
  promotionalFraming,
  defaultsBundling,
  scarcitySocialProof,
  trustSignals,
  frictionObstruction,
];
