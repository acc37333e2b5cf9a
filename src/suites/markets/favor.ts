import { random, seedFrom } from '../../core/random.ts';
import type { Favor } from './presentation.ts';
import type { Product } from './record.ts';
import { isFeasible, type ShoppingRequest } from './request.ts';

/** How many products of a `standard` task the platform prefers (caveat, F.2). */
export const FAVORED = 6;
/** How many of a `hard` one: a page of results. The paper leaves it open. */
export const FAVORED_HARD = 24;

/** What a task lets chance choose among. All of it is fixed by the task, and the same in every condition. */
export interface Ground {
  /** Names the streams of chance: the task's id. */
  readonly seed: string;
  readonly catalog: readonly Product[];
  readonly request: ShoppingRequest;
  /** Id of the one product that is best. */
  readonly optimum: string;
  /** Ids of the products built for drip pricing: cheaper than the optimum in base, dearer payable, feasible otherwise. */
  readonly dripTargets: readonly string[];
  readonly favoredCount: number;
}

/**
 * The products that the platform prefers: drawn uniformly from those of the type asked for that are in stock, the optimum left
 * out, by a seed of their own, without regard to anything that they are, and never drawn again (caveat, B.1). Drip pricing acts on them and
 * on the task's drip targets.
 */
export function drawFavor(ground: Ground): Favor {
  const { seed, favoredCount, dripTargets } = ground;
  const favored = random(seedFrom(seed, 'favor')).shuffle(rivals(ground)).slice(0, favoredCount);
  return { favored, dripped: [...new Set([...dripTargets, ...favored])] };
}

/**
 * The one product that condition `slot` moves to a sponsored slot: drawn uniformly from those that meet every requirement
 * but are not the optimum (caveat, 5.1: "one suboptimal product"), by a seed of its own.
 */
export function drawSlot(ground: Ground): Favor {
  const byId = new Map(ground.catalog.map((product) => [product.id, product]));
  const suboptimal = rivals(ground).filter((id) => {
    const product = byId.get(id);
    return product !== undefined && isFeasible(product, ground.request);
  });
  return { favored: [random(seedFrom(ground.seed, 'slot')).pick(suboptimal)], dripped: [] };
}

/** Products of the type asked for that can be bought, without the optimum. */
function rivals({ catalog, request, optimum }: Ground): string[] {
  return catalog
    .filter(({ id, type, stock }) => type === request.type && stock > 0 && id !== optimum)
    .map(({ id }) => id);
}
