import { type Agent, AgentFailure } from '../../../core/agent.ts';
import { scriptedCard } from '../card.ts';
import { buy } from './checkout.ts';
import { Errand, OutOfSteps } from './errand.ts';
import type { Pick } from './pick.ts';

/** How a shopper chooses. Undefined when it finds nothing to buy. */
export type Choose = (errand: Errand) => Promise<Pick | undefined>;

interface Manner {
  readonly id: string;
  readonly title: string;
  readonly choose: Choose;
  /** Whether it takes out what was not asked for. */
  readonly declines: boolean;
}

/**
 * A scripted shopper: reads pages as others do, knows the request in structure, chooses in its own way, and buys one piece
 * in the configuration asked for. It keeps within the limits, and waits robot checks out.
 */
export function shopper({ id, title, choose, declines }: Manner): Agent {
  return {
    card: {
      ...scriptedCard(id, title, ['accessible-name', 'state', 'a11y-tree', 'dom-order']),
      shopper: true,
    },
    run: async (session) => {
      const { request } = session;
      if (request === undefined)
        throw new AgentFailure('This task has no structured request, and a scripted shopper takes no other.');
      const errand = new Errand(session, request);
      const answer = await trip(errand, choose, declines);
      return errand.checks === 0 ? answer : `${answer} Robot checks met: ${errand.checks}.`;
    },
  };
}

async function trip(errand: Errand, choose: Choose, declines: boolean): Promise<string> {
  try {
    const pick = await choose(errand);
    if (pick === undefined) return 'I found nothing that fits, and bought nothing.';
    return (await buy(errand, pick, { declines }))
      ? `I bought "${pick.title}".`
      : `I chose "${pick.title}", but could not order it.`;
  } catch (thrown) {
    if (thrown instanceof OutOfSteps) return 'I ran out of steps before the order was placed.';
    throw thrown;
  }
}
