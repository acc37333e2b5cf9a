import { random, seedFrom } from '../../core/random.ts';
import type { Ground } from './favor.ts';
import type { Steering, SteeringContext } from './mechanisms/steering.ts';
import type { Presentation } from './presentation.ts';

/** How many products the home page recommends, in every condition. */
export const RECOMMENDED = 6;

/**
 * How the control shows a catalog: in an order, and with recommendations, that chance alone decides, each by a seed of its
 * own; nothing sponsored, praised, ticked in advance or made harder, and every price the payable one.
 */
export function controlPresentation({ seed, catalog }: Pick<Ground, 'seed' | 'catalog'>): Presentation {
  const ids = catalog.map(({ id }) => id);
  return {
    ranking: random(seedFrom(seed, 'order')).shuffle(ids),
    sponsored: [],
    recommended: random(seedFrom(seed, 'recommended')).shuffle(ids).slice(0, RECOMMENDED),
    basePriceOnly: new Set(),
    cues: new Map(),
    preselected: new Map(),
    obstructed: new Set(),
  };
}

/** The control's presentation with mechanisms on, one after the other. */
export function present(
  ground: Pick<Ground, 'seed' | 'catalog'>,
  mechanisms: readonly Steering[],
  context: SteeringContext,
): Presentation {
  return mechanisms.reduce((shown, { apply }) => apply(shown, context), controlPresentation(ground));
}
