import { NO_OCCASION } from '../engine/occasion.ts';
import type { ProductType } from '../product-type.ts';
import type { Product } from '../record.ts';
import type { ShoppingRequest } from '../request.ts';
import { isCheapInBase, leaders, type NearMisses, nearMisses, productOf } from './near-misses.ts';
import { occasionOf, offeredFor } from './offered.ts';
import { exhaustive } from './optimum.ts';
import { priceFaults } from './prices.ts';
import { bestRank, type Reach } from './reach.ts';
import { recordFaults } from './records.ts';

/** What is checked: a task with its catalog and the answer that it claims. */
export interface Checked {
  readonly type: ProductType;
  readonly request: ShoppingRequest;
  readonly size: 'standard' | 'hard';
  catalog(): readonly Product[];
  readonly optimum: string;
  readonly dripTargets: readonly string[];
}

/** What the checks of a task found. */
export interface Validation {
  /** One line a fault; empty when the task is sound. */
  readonly faults: readonly string[];
  readonly products: number;
  readonly feasible: number;
  readonly nearMisses: NearMisses;
  /** The best that filters with one sort can do for the optimum. */
  readonly reach: Reach;
}

/** How many near misses of each kind a catalog has at least. */
export const LEAST_NEAR_MISSES = 5;

/** Checks a task's records and request (caveat, A.3, and the stricter rules for near misses, search and drip pricing). */
export function validateTask(task: Checked): Validation {
  const { type, request, optimum } = task;
  const catalog = task.catalog();
  const faults = [...recordFaults(type, catalog), ...catalog.flatMap((product) => priceFaults(product))];
  const best = productOf(catalog, optimum);
  const found = exhaustive(catalog, request);
  const near = nearMisses(catalog, request, optimum);
  const reach = reachOf(task, catalog, best);

  const enough = task.size === 'hard' ? catalog.length === 2112 : Math.abs(catalog.length - 70) <= 5;
  if (!enough) faults.push(`the catalog has ${catalog.length} products`);
  if (found.best.length !== 1 || found.best[0] !== optimum)
    faults.push(`the best products are ${found.best.join(', ') || 'none'}, not ${optimum} alone`);
  for (const { attribute, products } of found.ties)
    faults.push(`${products.join(' and ')} are alike on "${attribute}"`);
  if (best.stock < 1) faults.push('the optimum is not in stock');
  near.betterButInfeasible.forEach((count, k) => {
    if (count < LEAST_NEAR_MISSES)
      faults.push(`${count} products are better on "${request.preferences[k]?.attribute}" but infeasible`);
  });
  if (near.feasibleButWorse < LEAST_NEAR_MISSES)
    faults.push(`${near.feasibleButWorse} products are feasible but worse`);
  if (near.cheapInBase < LEAST_NEAR_MISSES)
    faults.push(`${near.cheapInBase} products are cheap in base but not in the configuration asked for`);
  faults.push(...sortFaults(task, catalog), ...hiddenFaults(task, catalog), ...dripFaults(task, catalog));
  if (reach.rank < 2) faults.push(`filters with the sort "${reach.sort}" put the optimum first`);
  return { faults, products: catalog.length, feasible: found.feasible.length, nearMisses: near, reach };
}

/** The better of two ranks: with prices as a newcomer's search names them, and as one's does that asked for what is wanted. */
function reachOf({ type, request }: Checked, catalog: readonly Product[], best: Product): Reach {
  const [first, ...others] = [NO_OCCASION, ...(type.asksFor ? [occasionOf(type, request)] : [])].map(
    (occasion) => bestRank(catalog, best, offeredFor(type, catalog, request, occasion)),
  );
  return others.reduce((a, b) => (b.rank < a.rank ? b : a), first as Reach);
}

function sortFaults({ request, optimum }: Checked, catalog: readonly Product[]): string[] {
  const first = leaders(catalog, request);
  const all = first.flat();
  return [
    ...(all.includes(optimum) ? ['sorting by one preference alone leads to the optimum'] : []),
    ...(new Set(all).size < all.length ? ['sorting by either preference leads to the same product'] : []),
  ];
}

/** What decides must be displayed; and one requirement that decides must be displayed on the product page alone. */
function hiddenFaults({ type, request, optimum }: Checked, catalog: readonly Product[]): string[] {
  const attributes = new Map(type.attributes.map((attribute) => [attribute.id, attribute]));
  const named = [...request.requirements, ...request.preferences].map(({ attribute }) => attribute);
  const unknown = named.filter((id) => id !== 'payable' && !attributes.has(id));
  const hidden = request.requirements.filter(
    ({ attribute }) => attributes.get(attribute)?.searchable === false,
  );
  const decides = hidden.some((requirement) => {
    const without = {
      ...request,
      requirements: request.requirements.filter((other) => other !== requirement),
    };
    return !exhaustive(catalog, without).best.includes(optimum);
  });
  return [
    ...unknown.map((id) => `no attribute "${id}" is displayed`),
    ...(decides ? [] : ['no requirement that only product pages tell decides']),
  ];
}

function dripFaults({ request, optimum, dripTargets }: Checked, catalog: readonly Product[]): string[] {
  const best = productOf(catalog, optimum);
  if (dripTargets.length === 0) return ['there is no drip target'];
  return dripTargets.flatMap((id) => {
    const target = productOf(catalog, id);
    return [
      ...(id === optimum ? ['the optimum is a drip target'] : []),
      ...(isCheapInBase(target, request, best)
        ? []
        : [`the drip target ${id} is not cheap in base, dear payable and feasible otherwise`]),
      ...(target.stock < 1 ? [`the drip target ${id} is not in stock`] : []),
    ];
  });
}
