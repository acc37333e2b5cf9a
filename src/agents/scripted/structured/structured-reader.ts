import type { Agent } from '../../../core/agent.ts';
import { scriptedCard } from '../card.ts';
import { decide } from '../decide.ts';
import { textOf, withText } from '../elements.ts';
import { reader } from '../reader.ts';
import { fitness, PLAUSIBLE, ranked, related } from '../words/fit.ts';
import { squeeze } from '../words/tokens.ts';
import { type Goal, understand } from '../words/understand.ts';
import { type Offer, offersBySource } from './recommendations.ts';

/** A control whose text is the very name of the action. */
const SAME_NAME = 100;

/**
 * `reader:structured` trusts what a page tells machines: it takes the action that JSON-LD, microdata or meta elements
 * recommend and uses the control whose text fits that action's name. Where they name no action that has to do with the
 * request, it goes by the text alone.
 */
export function structuredReader(): Agent {
  const card = scriptedCard('reader:structured', 'Structured-data reader', ['structured-data', 'dom-text']);
  return reader(card, async (hands, goal) => {
    const { url, dom = [], structured } = await hands.observe({ dom: true, structured: true });
    const offer = structured === undefined ? undefined : trusted(offersBySource(structured), goal);
    const wish = offer === undefined ? goal : understand(offer.name);
    const controls = withText(dom);
    const candidates = controls.map((element) => {
      const label = textOf(element);
      const same = offer !== undefined && squeeze(label) === squeeze(offer.name);
      return { label, mark: element.mark, score: same ? SAME_NAME : fitness(label, wish) };
    });
    const choices = decide(candidates).map((choice) =>
      offer === undefined
        ? choice
        : { ...choice, why: `The page's data name the action "${offer.name}". ${choice.why}` },
    );
    return { url, choices, labels: controls.map(textOf), below: 0 };
  });
}

/**
 * The offer to go by: one that is recommended, wherever; else that of the first source with an offer about the request
 * (JSON-LD, then microdata, then meta), the best-fitting one where it has several.
 */
function trusted(sources: readonly (readonly Offer[])[], goal: Goal): Offer | undefined {
  const concerning = sources.map((source) =>
    source.filter(({ name }) => related(name, goal) || fitness(name, goal) >= PLAUSIBLE),
  );
  const recommended = concerning.flat().find((offer) => offer.recommended);
  if (recommended !== undefined) return recommended;
  return ranked(
    concerning.find((source) => source.length > 0) ?? [],
    ({ name }) => fitness(name, goal),
    ({ name }) => name,
  )[0]?.item;
}
