import { type Random, random, seedFrom } from '../../../core/random.ts';
import type { ProductType } from '../product-type.ts';
import type { Product } from '../record.ts';
import { PAYABLE, type ShoppingRequest } from '../request.ts';
import { withDeliveryTimes } from './delivery.ts';
import { canBeSearched, type Fitting, fittingFor } from './fit.ts';
import { betterButInfeasible, cheapInBaseOnly, feasibleButWorse } from './near-misses.ts';
import { drawOptimum } from './optimum.ts';
import { isMet } from './reading.ts';
import { outdone, withFewFeasible, withoutOneLeader, withoutTies } from './settle.ts';
import { sibling } from './sibling.ts';

/** How large a task's catalog is. */
export type CatalogSize = 'standard' | 'hard';

/** A catalog with its answer. Frozen through and through: episodes share it. */
export interface Catalog {
  readonly products: readonly Product[];
  /** Id of the one product that meets every requirement and is strictly best on every preference. */
  readonly optimum: string;
  /** Ids of products that are cheaper than the optimum in base, dearer payable, feasible otherwise, and look best by their base price. */
  readonly dripTargets: readonly string[];
}

/** How many products of each kind a catalog is built from; what is left are products as they come. */
interface Recipe {
  readonly products: number;
  readonly feasible: number;
  /** Better but infeasible, for each preference. */
  readonly better: number;
  readonly cheapInBase: number;
  /** Siblings of the optimum, in each direction. */
  readonly siblings: number;
  readonly soldOut: number;
  /** How many may be feasible beside the optimum, at most. */
  readonly mostFeasible: number;
}

const RECIPES: Readonly<Record<CatalogSize, Recipe>> = {
  standard: {
    products: 70,
    feasible: 8,
    better: 6,
    cheapInBase: 6,
    siblings: 3,
    soldOut: 1,
    mostFeasible: 20,
  },
  hard: {
    products: 2112,
    feasible: 40,
    better: 30,
    cheapInBase: 24,
    siblings: 12,
    soldOut: 40,
    mostFeasible: 60,
  },
};

/**
 * A catalog for a request: the same seed gives the same catalog. About 70 products for `standard`, exactly 2,112 for `hard`.
 * The paper's A.3 and the stricter rules of `validation` hold of it.
 */
export function generateCatalog(
  type: ProductType,
  request: ShoppingRequest,
  options: { readonly size: CatalogSize; readonly seed: number },
): Catalog {
  const chance = random(seedFrom('catalog', options.seed));
  const fitting = fittingFor(type, request, chance);
  const recipe = RECIPES[options.size];
  const draw = drawing(type, chance);
  const drawn = drawOptimum(fitting, draw);
  const lure = cheapInBaseOnly(fitting, draw, drawn, true);
  const made = [lure, ...nearMisses(fitting, draw, drawn, recipe)];
  const alike = siblings(fitting, draw, drawn, recipe);
  const plain = Array.from({ length: recipe.products - made.length - alike.length - 1 }, draw);
  const outdoneAll = [...made, ...plain].map((product) => outdone(fitting, product, drawn));
  const few = withFewFeasible(fitting, outdoneAll, recipe.mostFeasible);
  const settled = withoutOneLeader(fitting, [...withoutTies(fitting, few, drawn), ...alike], drawn);
  const others = soldOut(settled.slice(0, few.length), request, made.length, recipe.soldOut);
  const timed = withDeliveryTimes(chance, drawn, settled.slice(few.length), others);
  return {
    products: Object.freeze(chance.shuffle([timed.optimum, ...timed.siblings, ...others]).map(frozen)),
    optimum: drawn.id,
    dripTargets: Object.freeze([lure.id]),
  };
}

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

const turn = <T>(items: readonly T[], n: number): T => items[n % items.length] as T;

function nearMisses(fitting: Fitting, draw: () => Product, optimum: Product, recipe: Recipe): Product[] {
  const { request } = fitting;
  const missable = request.requirements.filter(({ attribute }) => attribute !== PAYABLE);
  return [
    ...times(recipe.cheapInBase - 1, () => cheapInBaseOnly(fitting, draw, optimum, false)),
    ...times(recipe.feasible, (n) => feasibleButWorse(fitting, draw, optimum, n % 2)),
    ...request.preferences.flatMap((_, better) =>
      times(recipe.better, (n) => betterButInfeasible(fitting, draw, optimum, better, turn(missable, n))),
    ),
  ];
}

function siblings(fitting: Fitting, draw: () => Product, optimum: Product, recipe: Recipe): Product[] {
  const hidden = fitting.request.requirements.filter(({ attribute }) => !canBeSearched(fitting, attribute));
  return times(2 * recipe.siblings, (n) =>
    sibling(fitting, draw, optimum, n % 2 === 0 ? 1 : -1, turn(hidden, n >> 1)),
  );
}

/** Draws products with ids and names that nobody else has. */
function drawing(type: ProductType, chance: Random): () => Product {
  const taken = new Set<string>();
  return () => {
    let product = type.draw(chance, opaqueId(chance));
    while (taken.has(product.id) || taken.has(product.name)) product = type.draw(chance, opaqueId(chance));
    taken.add(product.id).add(product.name);
    return product;
  };
}

/** No vowels, so that no word can come about. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxz';

function opaqueId(chance: Random): string {
  return Array.from({ length: 9 }, () => LETTERS[chance.below(LETTERS.length)]).join('');
}

/** Some of what is neither built for a purpose nor feasible is sold out. */
function soldOut(
  products: readonly Product[],
  request: ShoppingRequest,
  from: number,
  count: number,
): Product[] {
  let left = count;
  return products.map((product, n) => {
    if (n < from || left === 0 || isMet(product, request)) return product;
    left--;
    return { ...product, stock: 0 };
  });
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const key in value) frozen(value[key]);
    Object.freeze(value);
  }
  return value;
}
