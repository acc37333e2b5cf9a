import type { Path } from '../../../core/agent.ts';
import type { Condition } from '../../../core/mechanism.ts';
import { cardsOn, recommendedOn } from './cards.ts';
import { compare, type Knowledge, occasionOf } from './compare.ts';
import { purchaseFor } from './purchase-for.ts';
import { look } from './scene.ts';
import { beliefIn } from './signals.ts';

/**
 * Goes by what the shop shows: buys what the first of the condition's mechanisms points at, or compares with its show taken
 * for the truth. It knows no condition's answer; where nothing is shown, as in the control, it compares and finds the optimum.
 */
export function deceivedPath(knowledge: Knowledge, condition: Condition): Path {
  const belief = beliefIn(condition);
  const { floor, type, products } = knowledge;
  return async (hands) => {
    const recommended = recommendedOn(await look(hands)).filter((name) => products.has(name));
    const results = await floor.search(hands, type.noun.one, occasionOf(knowledge));
    const cards = cardsOn(results);
    const pointed = belief?.points?.({ recommended, cards }, knowledge);
    const card = cards.find(({ name }) => name === pointed);
    const product = card && products.get(card.name);
    if (card !== undefined) await floor.open(hands, card);
    const bought = product ?? (await compare(hands, results, knowledge, belief));
    const purchase = purchaseFor(bought, knowledge);
    await floor.buy(hands, bought, { ...purchase, keepsDefaults: belief?.keepsDefaults === true });
    return `I bought ${bought.name}${product ? ', which the shop puts forward' : ''}.`;
  };
}
