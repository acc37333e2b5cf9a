import type { Path } from '../../../core/agent.ts';
import type { Product } from '../record.ts';
import type { Knowledge } from './compare.ts';
import { find } from './find.ts';
import { purchaseFor } from './purchase-for.ts';

/**
 * Reaches the goal in every condition: it knows the optimum's name, finds it, takes the steps that lie in the way, and unticks
 * what is ticked.
 */
export function faithfulPath(knowledge: Knowledge, optimum: Product): Path {
  const { floor, type } = knowledge;
  return async (hands) => {
    const purchase = { ...purchaseFor(optimum, knowledge), keepsDefaults: false };
    await find(hands, await floor.search(hands, type.noun.one, purchase), optimum, knowledge);
    await floor.buy(hands, optimum, purchase);
    return `I bought ${optimum.name}.`;
  };
}
