import type { Agent } from '../../core/agent.ts';
import { scriptedCard } from './card.ts';
import { decide } from './decide.ts';
import { textOf, withText } from './elements.ts';
import { reader } from './reader.ts';
import { fitness } from './words/fit.ts';

/** `reader:text` goes by the text that the DOM holds for each element: no accessible names, no states, no picture. */
export function textReader(): Agent {
  const card = scriptedCard('reader:text', 'Text reader', ['dom-text']);
  return reader(card, async (hands, goal) => {
    const { url, dom = [] } = await hands.observe({ dom: true });
    const controls = withText(dom);
    const candidates = controls.map((element) => {
      const label = textOf(element);
      return { label, mark: element.mark, score: fitness(label, goal) };
    });
    return { url, choices: decide(candidates), labels: controls.map(textOf), below: 0 };
  });
}
