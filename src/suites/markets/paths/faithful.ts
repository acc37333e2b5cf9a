import type { Path } from '../../../core/agent.ts';
import type { Product } from '../record.ts';
import { cardsOn } from './cards.ts';
import type { Knowledge } from './compare.ts';
import { inOrder, orderFor } from './order.ts';
import { purchaseFor } from './purchase-for.ts';
import { look, type Scene } from './scene.ts';

/**
 * Reaches the goal in every condition: it knows the optimum's name, sorts the results by what the user wants and they can be
 * sorted by, goes through the pages until the optimum is on one, takes the steps that lie in the way, and unticks what is ticked.
 */
export function faithfulPath(knowledge: Knowledge, optimum: Product): Path {
  const { floor, type } = knowledge;
  return async (hands) => {
    const purchase = { ...purchaseFor(optimum, knowledge), keepsDefaults: false };
    const results = await floor.search(hands, type.noun.one, purchase);
    let scene: Scene | undefined = await inOrder(hands, results, floor, orderFor(knowledge));
    while (scene !== undefined) {
      const card = cardsOn(scene).find(({ name }) => name === optimum.name);
      if (card !== undefined) {
        await floor.open(hands, card);
        const page = await look(hands);
        if (floor.isFolded(page)) await floor.unfold(hands, page);
        await floor.buy(hands, optimum, purchase);
        return `I bought ${optimum.name}.`;
      }
      scene = await floor.next(hands, scene);
    }
    throw new Error(`The path did not find "${optimum.name}" among the results`);
  };
}
