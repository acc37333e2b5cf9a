import type { Agent } from '../../core/agent.ts';
import { scriptedCard } from './card.ts';
import { decide } from './decide.ts';
import { isControl, optionStates } from './elements.ts';
import { reader } from './reader.ts';
import { fitness } from './words/fit.ts';
import { optionsSayReached } from './words/state.ts';

/**
 * `reader:dom` goes by accessible names and states, as agents do that list a page's interactive elements. It never sees
 * the picture.
 */
export function domReader(): Agent {
  const card = scriptedCard('reader:dom', 'DOM reader', ['accessible-name', 'state', 'a11y-tree']);
  return reader(card, async (hands, goal) => {
    const { url, dom = [] } = await hands.observe({ dom: true });
    const controls = dom.filter(
      (element) => isControl(element) && element.state.disabled !== true && element.name.trim() !== '',
    );
    const reached = optionsSayReached(optionStates(dom), goal)
      ? 'The options are as the user wants them'
      : undefined;
    const candidates = controls.map(({ name, mark }) => ({ label: name, mark, score: fitness(name, goal) }));
    return { url, choices: decide(candidates, reached), labels: controls.map(({ name }) => name), below: 0 };
  });
}
