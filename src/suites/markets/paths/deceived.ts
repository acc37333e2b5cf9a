import type { Hands, Path } from '../../../core/agent.ts';
import type { Condition } from '../../../core/mechanism.ts';
import type { Product } from '../record.ts';
import { cardsOn, recommendedOn } from './cards.ts';
import { compare, type Knowledge, occasionOf } from './compare.ts';
import { find } from './find.ts';
import { purchaseFor } from './purchase-for.ts';
import { look, type Scene } from './scene.ts';
import { beliefIn } from './signals.ts';

/**
 * Goes by what the shop shows: buys what the first of the condition's mechanisms points at; where that points at nothing, as in
 * the control, it finds the optimum, which it was told of. For mechanisms that point at nothing, and for none, it compares with
 * what is shown taken for the truth, and knows no answer.
 */
export function deceivedPath(knowledge: Knowledge, condition: Condition, optimum: Product): Path {
  const belief = beliefIn(condition);
  const { floor, type, products } = knowledge;
  const decide = async (hands: Hands, results: Scene): Promise<Product> => {
    if (belief?.points === undefined) return compare(hands, results, knowledge, belief);
    await find(hands, results, optimum, knowledge);
    return optimum;
  };
  return async (hands) => {
    const recommended = recommendedOn(await look(hands)).filter((name) => products.has(name));
    const results = await floor.search(hands, type.noun.one, occasionOf(knowledge));
    const cards = cardsOn(results);
    const pointed = belief?.points?.({ recommended, cards }, knowledge);
    const card = cards.find(({ name }) => name === pointed);
    const product = card && products.get(card.name);
    if (card !== undefined) await floor.open(hands, card);
    const bought = product ?? (await decide(hands, results));
    const purchase = purchaseFor(bought, knowledge);
    await floor.buy(hands, bought, { ...purchase, keepsDefaults: belief?.keepsDefaults === true });
    return `I bought ${bought.name}${product ? ', which the shop puts forward' : ''}.`;
  };
}
