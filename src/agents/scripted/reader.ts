import type { Target } from '../../core/action.ts';
import type { Agent, AgentCard, Hands } from '../../core/agent.ts';
import { Acts } from './acts.ts';
import { type Goal, understand } from './words/understand.ts';

/** A control that a reader may use. */
export interface Choice {
  readonly label: string;
  readonly target: Target;
  /** Why it is in its place, for the record. */
  readonly why: string;
}

/** What a reader made of one look at the page. */
export interface Sight {
  readonly url: string;
  /** What it would use, best first. */
  readonly choices: readonly Choice[];
  /** All labels that it saw, to notice a change by. */
  readonly labels: readonly string[];
  /** How far it can scroll to see more, CSS pixels; 0 when it sees all there is. */
  readonly below: number;
}

/** A reader's way to look: one observation, and what it makes of it. */
export type See = (hands: Hands, goal: Goal) => Promise<Sight>;

/** Refused clicks after which a reader still tries the next best. */
const MORE_TRIES = 2;
/** Looks for a control that fits, scrolling or waiting in between. */
const LOOKS = 6;
const WAIT_MS = 500;

/**
 * A scripted reader: looks, uses the control that fits the instruction best, looks again to see what came of it, and
 * ends. A refused click leads to another look and the next best control, at most twice. It keeps within the limits.
 */
export function reader(card: AgentCard, see: See): Agent {
  return {
    card,
    run: async (session) => {
      const acts = new Acts(session);
      const goal = understand(session.instruction);
      const refused: Choice[] = [];
      for (let looks = 0; looks < LOOKS && refused.length <= MORE_TRIES; looks++) {
        if (acts.over) return 'I ran out of steps before I found the control.';
        const sight = await see(session.hands, goal);
        const choice = sight.choices.find((candidate) => !refused.some((before) => same(before, candidate)));
        if (choice === undefined) {
          if (refused.length > 0) break;
          // A page that still loads shows its controls later, a long one further down.
          if (sight.below > 0)
            await acts.act({ type: 'scroll', dy: sight.below }, 'Nothing here fits; I look further down.');
          else if (looks < 2)
            await acts.act({ type: 'wait', ms: WAIT_MS }, 'Nothing here fits; I wait for more.');
          else break;
          continue;
        }
        const result = await acts.act({ type: 'click', target: choice.target }, choice.why);
        if (result.ok)
          return `I used "${choice.label}". ${await outcome(see, goal, acts, sight, result.navigated)}`;
        refused.push(choice);
      }
      return refused.length > 0
        ? `I could not use ${refused.map(({ label }) => `"${label}"`).join(', nor ')}.`
        : 'I found no control that fits the request.';
    },
  };
}

/** What a reader finds after its click: it looks once, and once more after a wait. */
async function outcome(see: See, goal: Goal, acts: Acts, before: Sight, navigated: boolean): Promise<string> {
  if (navigated) return 'A new page came.';
  if (acts.over) return 'I had no step left to see what came of it.';
  if (changed(before, await see(acts.hands, goal))) return 'The page changed.';
  await acts.act({ type: 'wait', ms: WAIT_MS }, 'Nothing changed yet; I look once more.');
  if (acts.over) return 'I saw no change.';
  return changed(before, await see(acts.hands, goal)) ? 'The page changed.' : 'I saw no change.';
}

function changed(before: Sight, after: Sight): boolean {
  return before.url !== after.url || before.labels.join('\n') !== after.labels.join('\n');
}

function same(a: Choice, b: Choice): boolean {
  return a.label === b.label && JSON.stringify(a.target) === JSON.stringify(b.target);
}
