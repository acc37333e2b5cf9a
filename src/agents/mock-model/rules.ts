import { fitness, PLAUSIBLE, ranked } from '../scripted/words/fit.ts';
import { commits, optionsSayReached } from '../scripted/words/state.ts';
import { type Goal, understand } from '../scripted/words/understand.ts';
import { type Item, isOption, isPressed } from './item.ts';
import type { Move } from './move.ts';
import { ordered } from './order.ts';
import { shop } from './shop.ts';
import type { Situation } from './situation.ts';
import { SCROLLED, WAITED } from './told.ts';

/** How often it scrolls on in search of a control. */
const SCROLLS = 3;

/** The one set of rules: what to do, by what the request says and nothing else. */
export function decide(situation: Situation): Move {
  const { instruction, page, used } = situation;
  if (page === undefined || !page.fresh) return { kind: 'look' };
  const order = ordered(instruction, page.items);
  if (order !== undefined) return order;
  const shopping = shop(situation);
  if (shopping !== undefined) return shopping;
  const goal = understand(instruction);
  const [done] = [...used.keys()].filter((label) => label !== SCROLLED && label !== WAITED);
  if (done !== undefined) return { kind: 'done', answer: `I used "${done}".` };
  const best = bestOf(page.items, goal) ?? guessed(page.items);
  if (best !== undefined) return { kind: 'click', item: best };
  if ((used.get(SCROLLED) ?? 0) < SCROLLS) return { kind: 'scroll' };
  return { kind: 'done', answer: 'I found no control that fits the request.' };
}

/** Boxes without words leave it nothing but to guess. */
function guessed(items: readonly Item[]): Item | undefined {
  return items.every(({ role }) => role === 'box') ? items[0] : undefined;
}

/** The control whose words fit the goal best; the one that commits, when the options say that all is as it should be. */
function bestOf(items: readonly Item[], goal: Goal): Item | undefined {
  const controls = items.filter((item) => isPressed(item) && item.label !== '');
  const options = items
    .filter(isOption)
    .flatMap(({ label, on }) => (on === undefined ? [] : [{ name: label, on }]));
  if (optionsSayReached(options, goal)) {
    const committing = controls.find(({ label }) => commits(label));
    if (committing !== undefined) return committing;
  }
  const [first] = ranked(
    controls,
    ({ label, look }) => {
      const words = fitness(label, goal);
      return words < PLAUSIBLE ? words - 1 : words + look;
    },
    ({ label }) => label,
  );
  return first !== undefined && first.score >= PLAUSIBLE ? first.item : undefined;
}
