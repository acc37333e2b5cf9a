import type { Agent } from '../../core/agent.ts';
import { scriptedCard } from './card.ts';
import { textOf, withText } from './elements.ts';
import { reader } from './reader.ts';
import { related } from './words/fit.ts';

/**
 * `reader:first` takes the first control in DOM order that has to do with the request, be it for or against: an agent
 * that does not read on.
 */
export function firstReader(): Agent {
  const card = scriptedCard('reader:first', 'First-match reader', ['dom-order', 'dom-text']);
  return reader(card, async (hands, goal) => {
    const { url, dom = [] } = await hands.observe({ dom: true });
    const controls = withText(dom);
    const choices = controls
      .filter((element) => related(textOf(element), goal))
      .map((element) => ({
        label: textOf(element),
        target: { mark: element.mark },
        why: `"${textOf(element)}" comes first of what has to do with the request.`,
      }));
    return { url, choices, labels: controls.map(textOf), below: 0 };
  });
}
