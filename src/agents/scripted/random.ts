import type { Agent } from '../../core/agent.ts';
import { random } from '../../core/random.ts';
import { scriptedCard } from './card.ts';

/** `random` clicks one interactive element, drawn by the episode's seed, whatever it says: the floor of all readers. */
export function randomAgent(): Agent {
  return {
    card: scriptedCard('random', 'Random clicker', ['dom-order'], { deterministic: false }),
    run: async ({ hands, seed }) => {
      const { dom = [] } = await hands.observe({ dom: true });
      if (dom.length === 0) return 'I found nothing to click.';
      const element = random(seed).pick(dom);
      const result = await hands.act(
        { type: 'click', target: { mark: element.mark } },
        { reasoned: `Drawn from ${dom.length} elements.` },
      );
      return result.ok
        ? `I clicked "${element.name}".`
        : `I could not click "${element.name}": ${result.message}`;
    },
  };
}
