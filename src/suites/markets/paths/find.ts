import type { Hands } from '../../../core/agent.ts';
import type { Product } from '../record.ts';
import { cardsOn } from './cards.ts';
import type { Knowledge } from './compare.ts';
import { inOrder, orderFor } from './order.ts';
import { look, type Scene } from './scene.ts';

/**
 * Finds a product by its name among results: sorts them by what the user wants and they can be sorted by, goes through the pages
 * until it is on one, opens it, and takes the step that lies before its specification.
 */
export async function find(
  hands: Hands,
  results: Scene,
  product: Product,
  knowledge: Knowledge,
): Promise<void> {
  const { floor } = knowledge;
  let scene: Scene | undefined = await inOrder(hands, results, floor, orderFor(knowledge));
  while (scene !== undefined) {
    const card = cardsOn(scene).find(({ name }) => name === product.name);
    if (card !== undefined) {
      await floor.open(hands, card);
      const page = await look(hands);
      if (floor.isFolded(page)) await floor.unfold(hands, page);
      return;
    }
    scene = await floor.next(hands, scene);
  }
  throw new Error(`The path did not find "${product.name}" among the results`);
}
